import { comparedReason, purposeOfReview } from './offeredInEditor';
import { computedWords, itemsAsked, positions, reasonOf, type Words } from './offeredTexts';

/** One text for readers of both languages, as what a machine writes is kept. */
export const inBoth = ({ en, zh }: Words): string => `${zh} / ${en}`;

const known: readonly Words[] = [
  comparedReason,
  purposeOfReview,
  ...Object.values(computedWords),
  ...Object.values(positions).flatMap((position) =>
    Object.values(itemsAsked).map((item) => reasonOf(position, item)),
  ),
];
const byText = new Map(
  known.flatMap((words) => [words.en, words.zh, inBoth(words)].map((text) => [text, words])),
);

/** An offered text that nobody edited in the reader's language; any other text as it is. */
export function inLanguage<Text extends string | null>(text: Text, lang: keyof Words): Text | string {
  return (text !== null && byText.get(text)?.[lang]) || text;
}
