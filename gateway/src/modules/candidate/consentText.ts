import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';
import { consent } from './words';

/** Changing a word of it, or what is signed of an item, means a new version. */
export const CONSENT_VERSION = '2026-11-2';

export interface ConsentText {
  version: string;
  /** SHA-256, hex, over version, words and the items asked for, each with what the text says stands beside it. */
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

/** What was signed, as kept. Of an item the first version kept what is done alone. */
type Signed = [version: string, lang: Lang, title: string, paragraphs: string[], items: unknown[]];

/**
 * The text a candidate is shown, with the hash that binds the signature to these words and these items, and what that hash
 * is over, to be kept with the signature.
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

/** A kept text of whatever version: its own words, and the hash of the very characters that were signed. */
export function signedText(signed: string): ConsentText {
  const [version, , title, paragraphs] = JSON.parse(signed) as Signed;
  const hash = createHash('sha256').update(signed).digest('hex');
  return { version, hash, title, paragraphs };
}
