import { createHash } from 'node:crypto';
import { consentOf } from '@probity/contract/rules/signedTexts';
import type { Lang } from '../../kernel/context';
import { listed } from '../../kernel/texts';
import type { VersionedWords } from '../signedTexts/textRepository';

export interface ConsentText {
  version: string;
  /** SHA-256, hex, over version, words and the items asked for, each with its description in the text. */
  hash: string;
  title: string;
  paragraphs: string[];
}

/** An item as it is signed: what is done, why it is asked, and after how many days its data is deleted. */
export interface AskedItem {
  id: string;
  /** What it is called where the text lists the items. */
  name: string;
  what: string;
  reason: string | null;
  days: number;
}

/** The signed text as it is stored. Its first version kept only what is done of each item. */
type Signed = [version: string, lang: Lang, title: string, paragraphs: string[], items: unknown[]];

/**
 * The text a candidate is shown, with the hash that binds the signature to these words and items, and the hashed text, which
 * is stored with the signature.
 */
export function consentText(
  { version, words }: VersionedWords,
  lang: Lang,
  mainName: string,
  items: readonly AskedItem[],
): { shown: ConsentText; signed: string } {
  const { title, paragraphs } = consentOf(words[lang], {
    enterprise: mainName,
    items: listed(
      items.map(({ name }) => name),
      lang,
    ),
    days: `${Math.max(0, ...items.map(({ days }) => days))}`,
  });
  const asked = items.map(({ id, what, reason, days }) => [id, what, reason, days]);
  const signed = JSON.stringify([version, lang, title, paragraphs, asked] satisfies Signed);
  return { shown: signedText(signed), signed };
}

/** A stored text of any version: its own words, and the hash of the very characters that were signed. */
export function signedText(signed: string): ConsentText {
  const [version, , title, paragraphs] = JSON.parse(signed) as Signed;
  const hash = createHash('sha256').update(signed).digest('hex');
  return { version, hash, title, paragraphs };
}
