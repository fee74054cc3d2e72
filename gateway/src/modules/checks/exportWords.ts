import { isWhole, type Coverage } from '@probity/contract/rules/coverage';
import type { Lamp, Outcome } from '@probity/contract/rules/lamp';
import { lampWordOf } from '@probity/contract/rules/lampWords';
import type { Lang } from '../../kernel/context';
import type { StateOf } from '../../kernel/states/machines';
import type { WaitingOn } from './domain/waitingOn';
import type { Result } from '@probity/contract/rules/verdict';
import { coverageWords, heads, lamps, results, statuses, waiting } from './words/export';

export type HeadName = keyof typeof heads;

/** Width in characters; format of its numbers. */
interface Column {
  width: number;
  format?: string;
}

const columns = {
  orderNo: { width: 20 },
  candidate: { width: 14 },
  mobile: { width: 14 },
  position: { width: 24 },
  package: { width: 16 },
  status: { width: 18 },
  result: { width: 46 },
  results: { width: 26 },
  promised: { width: 12 },
  reported: { width: 12 },
  waitingOn: { width: 14 },
  ordered: { width: 12 },
  owner: { width: 14 },
  price: { width: 12, format: '#,##0.00' },
} satisfies Record<HeadName, Column>;

/** The columns of an export for these rights, in the reader's language. */
export function exportHeads(lang: Lang, may: { price: boolean; result: boolean }) {
  return (Object.keys(columns) as HeadName[])
    .filter((name) =>
      name === 'price' ? may.price : name === 'result' || name === 'results' ? may.result : true,
    )
    .map((name) => {
      const { width, format }: Column = columns[name];
      return { name, word: heads[name][lang], width, format };
    });
}

/** The outcome of a report in one word, with the share of the order it covers. */
export function reportWord(outcome: Outcome, coverage: Coverage, lang: Lang): string {
  const word = outcomeWord(outcome, lang);
  return isWhole(coverage) ? word : `${word} · ${coverageWord(coverage, lang)}`;
}

function coverageWord({ items, done, refused, withdrawn, stopped }: Coverage, lang: Lang): string {
  const left = [
    ...(refused > 0 ? [coverageWords.refused({ n: refused })] : []),
    ...(withdrawn > 0 ? [coverageWords.withdrawn({ n: withdrawn })] : []),
    ...(stopped > 0 ? [coverageWords.stopped({ n: stopped })] : []),
  ];
  return [coverageWords.done({ items, done }), ...left]
    .map((words) => words[lang])
    .join(coverageWords.joint[lang]);
}

export const statusWord = (status: StateOf<'check'>, lang: Lang): string => statuses[status][lang];
export const outcomeWord = (outcome: Outcome, lang: Lang): string => lamps[outcome][lang];
/** The name of a lamp beside a result, as on the screens. */
export const lampWord = (lamp: Lamp, result: Result | null, lang: Lang): string =>
  lamps[lampWordOf(lamp, result)][lang];
export const resultWord = (result: Result, lang: Lang): string => results[result][lang];
export const waitingWord = (who: WaitingOn, lang: Lang): string => waiting[who][lang];
