import { requiredBatchFields } from '@probity/contract/rules/batch/fields';
import type { BatchColumn, BatchField, ColumnChoice } from '../../../api/resources/batchesApi';

/** By column: a field, null for one that is not read, undefined while nobody has decided between two that fit. */
export type Choices = Readonly<Record<number, BatchField | null | undefined>>;

export const firstChoices = (columns: readonly BatchColumn[]): Choices =>
  Object.fromEntries(
    columns.map(({ at, field, also }) => [at, also.length > 0 ? undefined : field] as const),
  );

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
