import { isWhole, type Coverage } from '@probity/contract/rules/coverage';
import type { Lamp, Outcome } from '@probity/contract/rules/lamp';
import { lampWordOf, type LampWord } from '@probity/contract/rules/lampWords';
import type { Ctx, Lang } from '../../kernel/context';
import type { StateOf } from '../../kernel/states/machines';
import type { Words } from '../../kernel/words';
import type { WaitingOn } from './domain/waitingOn';
import type { Result } from '@probity/contract/rules/verdict';
import { labelsOf } from '../reference/dictRepository';
import { coverageWords, lamps, results, statuses, waiting } from './words/export';

/** The words of lamps and results in a reader's language. */
export interface OutcomeWords {
  lamps: Readonly<Record<LampWord, string>>;
  results: Readonly<Record<Result, string>>;
}

const inLang = <Name extends string>(table: Readonly<Record<Name, Words>>, lang: Lang) =>
  Object.fromEntries(Object.entries<Words>(table).map(([name, words]) => [name, words[lang]])) as Record<
    Name,
    string
  >;

/** As the product began. */
export const installedOutcomeWords = (lang: Lang): OutcomeWords => ({
  lamps: inLang(lamps, lang),
  results: inLang(results, lang),
});

/** As they are in force. What a found record means with its lamp stands in no dictionary and stays. */
export async function outcomeWords(ctx: Pick<Ctx, 'tx' | 'clock' | 'lang'>): Promise<OutcomeWords> {
  const installed = installedOutcomeWords(ctx.lang);
  const lampLabels = Object.fromEntries(await labelsOf(ctx, 'lamp'));
  const resultLabels = Object.fromEntries(await labelsOf(ctx, 'itemResult'));
  const { none, unverifiable } = resultLabels;
  return {
    lamps: {
      ...installed.lamps,
      ...lampLabels,
      ...(none && { noneFound: none }),
      ...(unverifiable && { unverifiable }),
    },
    results: { ...installed.results, ...resultLabels },
  };
}

/** The outcome of a report in one word, with the share of the order it covers. */
export function reportWord(outcome: Outcome, coverage: Coverage, lang: Lang, said: OutcomeWords): string {
  const word = said.lamps[outcome];
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
/** The name of a lamp beside a result, as on the screens. */
export const lampWord = (lamp: Lamp, result: Result | null, said: OutcomeWords): string =>
  said.lamps[lampWordOf(lamp, result)];
export const waitingWord = (who: WaitingOn, lang: Lang): string => waiting[who][lang];
