import { CODE } from '@probity/contract/codeNames';
import type { Lang } from '../../kernel/context';
import { codeText } from '../../kernel/texts';
import type { Words } from '../../kernel/words';
import type { Refusal } from './rowRepository';
import { refusalWords as words } from './words';

/** What a single order says with an amount or names that nobody keeps of a row. */
const shorter: Partial<Record<number, Words>> = {
  [CODE.OVER_BUDGET]: words.overBudget,
  [CODE.REASON_MISSING]: words.reasonMissing,
  [CODE.NOT_IN_PACKAGE]: words.notInPackage,
  [CODE.TASK_FAILED]: words.brokenOff,
};

const ofField: Partial<Record<string, Words>> = {
  departmentId: words.departmentGone,
  ownerId: words.ownerGone,
};

/** A refusal in words: the same for all rows that were refused alike. */
export function refusalText({ code, field }: Refusal, lang: Lang): string {
  if (code === CODE.FIELDS_WRONG) return ((field && ofField[field]) || words.wrongField)[lang];
  return shorter[code]?.[lang] ?? codeText(code, lang);
}

/** Refusals in words with how often each was, the commonest first. */
export function refusalCounts(
  refused: readonly (Refusal & { count: number })[],
  lang: Lang,
): { msg: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { count, ...refusal } of refused) {
    const msg = refusalText(refusal, lang);
    counts.set(msg, (counts.get(msg) ?? 0) + count);
  }
  return [...counts]
    .map(([msg, count]) => ({ msg, count }))
    .toSorted((one, other) => other.count - one.count || (one.msg < other.msg ? -1 : 1));
}
