import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';
import { consent } from './words';

/** The version of the text: changing a word of it, or of the signed description of an item, needs a new one. */
export const CONSENT_VERSION = '2026-11-2';

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
  lang: Lang,
  mainName: string,
  items: readonly AskedItem[],
): { shown: ConsentText; signed: string } {
  const { title, paragraphs } = consent[lang];
  const words = paragraphs({ mainName });
  const asked = items.map(({ id, what, reason, days }) => [id, what, reason, days]);
  const signed = JSON.stringify([CONSENT_VERSION, lang, title, words, asked] satisfies Signed);
  return { shown: signedText(signed), signed };
}

/** A stored text of any version: its own words, and the hash of the very characters that were signed. */
export function signedText(signed: string): ConsentText {
  const [version, , title, paragraphs] = JSON.parse(signed) as Signed;
  const hash = createHash('sha256').update(signed).digest('hex');
  return { version, hash, title, paragraphs };
}
