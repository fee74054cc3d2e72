import { batchFields, requiredBatchFields } from '@probity/contract/rules/batch/fields';
import type { BatchColumn, BatchField, ColumnChoice } from '../../../api/resources/batchesApi';

/** By column: a field, null for one that is not read, undefined while nobody has decided between two that fit. */
export type Choices = Readonly<Record<number, BatchField | null | undefined>>;

export const firstChoices = (columns: readonly BatchColumn[]): Choices =>
  Object.fromEntries(
    columns.map(({ at, field, also }) => [at, also.length > 0 ? undefined : field] as const),
  );

/** What a column may be, the best first. */
export const likelyOf = ({ field, also }: BatchColumn): BatchField[] => [...(field ? [field] : []), ...also];

/** A field that several columns may be, none of which may be anything else. */
export interface Contest {
  field: BatchField;
  columns: readonly BatchColumn[];
}

/** The fields that somebody has to choose a column for: two phones, say, of which one is the candidate's. */
export const contestsOf = (columns: readonly BatchColumn[]): Contest[] =>
  batchFields
    .map((field) => ({
      field,
      columns: columns.filter((column) => {
        const [only, ...others] = likelyOf(column);
        return only === field && others.length === 0;
      }),
    }))
    .filter((contest) => contest.columns.length > 1 && contest.columns.some(({ also }) => also.length > 0));

/** The column that was chosen for a contested field; undefined while nobody has decided, or chose otherwise. */
export function winnerOf({ field, columns }: Contest, choices: Choices): number | undefined {
  const own = columns.filter(({ at }) => choices[at] === field);
  return own.length === 1 && !isUndecided({ field, columns }, choices) ? own[0]!.at : undefined;
}

export const isUndecided = ({ columns }: Contest, choices: Choices): boolean =>
  columns.some(({ at }) => choices[at] === undefined);

/** One column is the contested field; the others are not read, unless they were chosen to be something else. */
export const withWinner = ({ field, columns }: Contest, choices: Choices, winner: number): Choices => ({
  ...choices,
  ...Object.fromEntries(
    columns
      .filter(({ at }) => at === winner || choices[at] === field || choices[at] === undefined)
      .map(({ at }) => [at, at === winner ? field : null] as const),
  ),
});

interface ChoiceFaults {
  /** By column. */
  at: Readonly<Record<number, 'two' | 'twice'>>;
  missing: readonly BatchField[];
}

/** What stands in the way of checking the rows: undecided columns, a field chosen twice, a needed one without a column. */
export function choiceFaults(choices: Choices, columns: readonly BatchColumn[]): ChoiceFaults {
  const at: Record<number, 'two' | 'twice'> = {};
  const seen = new Set<BatchField>();
  for (const column of columns) {
    const field = choices[column.at];
    if (field === undefined) at[column.at] = 'two';
    if (!field) continue;
    if (seen.has(field)) at[column.at] = 'twice';
    seen.add(field);
  }
  return { at, missing: requiredBatchFields.filter((field) => !seen.has(field)) };
}

export const hasFaults = ({ at, missing }: ChoiceFaults): boolean =>
  missing.length > 0 || Object.keys(at).length > 0;

/** As the call takes them, from choices without faults. */
export const toColumns = (choices: Choices, columns: readonly BatchColumn[]): ColumnChoice[] =>
  columns.map(({ at }) => ({ at, field: choices[at] ?? null }));

const SURE = 0.9;
const LIKELY = 0.6;

/** How certain a suggestion is, for words. */
export function certaintyOf({ field, confidence }: BatchColumn): 'none' | 'sure' | 'likely' | 'unsure' {
  if (field === null) return 'none';
  if (confidence >= SURE) return 'sure';
  return confidence >= LIKELY ? 'likely' : 'unsure';
}

/** A column's letters as spreadsheets have them: A, B … Z, AA. */
export function columnLetters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnLetters(Math.floor(at / 26) - 1) + last;
}
