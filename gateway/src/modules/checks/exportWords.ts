import { isWhole, type Coverage } from '@probity/contract/rules/coverage';
import type { Lamp, Outcome } from '@probity/contract/rules/lamp';
import { lampWordOf } from '@probity/contract/rules/lampWords';
import type { Lang } from '../../kernel/context';
import type { StateOf } from '../../kernel/states/machines';
import type { WaitingOn } from './domain/waitingOn';
import type { Result } from '@probity/contract/rules/verdict';
import { coverageWords, lamps, results, statuses, waiting } from './words/export';

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
