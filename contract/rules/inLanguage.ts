import { comparedReason, purposeOfReview } from './offeredInEditor';
import { computedWords } from './computedWords';
import { itemsAsked, positions, reasonOf, type Words } from './offeredTexts';

/** A text in both languages, the form in which a machine's text is kept. */
export const inBoth = ({ en, zh }: Words): string => `${zh} / ${en}`;

/** The reason why a check of a signed form ended; the analyst's note follows it. */
export const formRefused: Words = { en: 'The signed form was not accepted', zh: '授权书未通过确认' };

const known: readonly Words[] = [
  formRefused,
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

/**
 * An unedited offered text, or a machine's text, in the reader's language; the note after the words of a refused form stays
 * as it is, and so does any other text.
 */
export function inLanguage<Text extends string | null>(text: Text, lang: keyof Words): Text | string {
  if (text === null) return text;
  const refused = `${inBoth(formRefused)}: `;
  if (text.startsWith(refused)) return `${formRefused[lang]}: ${text.slice(refused.length)}`;
  return byText.get(text)?.[lang] ?? text;
}
