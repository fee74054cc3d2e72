import {
  consentWayChoices,
  positionClassChoices,
  suggestChoice,
  type Choice,
} from '@probity/contract/rules/batch/choices';
import type { ChoiceField } from '@probity/contract/rules/batch/row';
import { saysWhy } from '@probity/contract/rules/reason';
import type { Reader } from '../../kernel/context';
import { isOfAccount } from '../../kernel/reach';
import { chinaDay } from '../../kernel/workingDays';
import { orderablePackages, isOrderable } from '../packages/packageService';
import { packagesOf } from '../packages/packageRepository';
import { departmentsOf } from '../people/memberRepository';
import { dictAt, labelOf, type DictRow } from '../reference/dictRepository';
import type { BatchTerms } from './batchRepository';

/** One of the values that a cell of a choice may mean, by everything it is called. */
export interface Option extends Choice {
  /** In the reader's language. */
  label: string;
}

/** What the rows of a batch are checked against, as it is at this moment for whoever asks. */
export interface CheckFacts {
  /** China's. */
  today: string;
  terms: BatchTerms;
  options: Readonly<Record<ChoiceField, readonly Option[]>>;
  /** The names of a package's sensitive items that neither it nor the terms give a reason for, by the package's id. */
  unreasoned: ReadonlyMap<string, readonly string[]>;
}

/** The ways of consenting that a list can ask for: a signed form comes one by one. */
const LISTED_WAYS = ['sms', 'link'];

/** What lists call them, beside the words of the dictionaries. */
const known = new Map<string, readonly string[]>(
  [...consentWayChoices, ...positionClassChoices].map(({ value, words }) => [value, words]),
);

/** As many statements for a batch of one row as for one of thousands. */
export async function readCheckFacts(
  { tx, session, lang, clock }: Pick<Reader, 'tx' | 'session' | 'lang' | 'clock'>,
  terms: BatchTerms,
): Promise<CheckFacts> {
  const { mainId } = session;
  const at = clock.now();
  const versions = (await packagesOf(tx, mainId, at)).filter(isOrderable);
  const ids = versions.map(({ id }) => id);
  const packages = await orderablePackages(tx, mainId, ids, at);
  const words = await dictAt(tx, ['positionClass', 'consentWay'], at);
  const departments = await departmentsOf(tx, mainId);
  const wordsOf = (type: string) => words.filter((row) => row.type === type && row.isOffered);
  const optionOf = (row: DictRow): Option => ({
    value: row.value,
    label: labelOf(row, lang),
    words: [row.labelZh, row.labelEn, ...(known.get(row.value) ?? [])],
  });
  // Whoever reaches their department alone orders at its cost alone.
  const isFree = isOfAccount(session);
  return {
    today: chinaDay(at),
    terms,
    options: {
      package: versions.map(({ id, name, code }) => ({
        value: id,
        label: name[lang],
        words: [name.zh, name.en, code],
      })),
      positionClass: wordsOf('positionClass').map(optionOf),
      consentWay: wordsOf('consentWay')
        .filter(({ value }) => LISTED_WAYS.includes(value))
        .map(optionOf),
      department: departments
        .filter(({ id }) => isFree || id === session.departmentId)
        .map(({ id, name }) => ({ value: id, label: name, words: [name] })),
    },
    unreasoned: new Map(
      [...packages].map(([id, { items }]) => [
        id,
        items
          .filter(
            ({ kind, reason }) => kind.sensitive && !reason && !saysWhy(terms.reasons?.[kind.code] ?? ''),
          )
          .map(({ kind }) => kind.name[lang]),
      ]),
    ),
  };
}

/** From this confidence on nobody is asked: the words are one of a value's, or differ in width, case, spaces or a common ending. */
const CERTAIN = 0.9;

/** The value that words mean without a doubt, or the value itself; null otherwise. */
export function chosenOf(options: readonly Option[], text: string): string | null {
  if (options.some(({ value }) => value === text)) return text;
  const suggested = suggestChoice(text, options);
  return suggested && suggested.confidence >= CERTAIN ? suggested.value : null;
}
