import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';
import { CONTRACT_VERSION, contractWords, type Party, type Section } from './words/contract';

/** The signed text as it is stored. */
export interface SignedText {
  version: string;
  lang: Lang;
  party: Party;
  title: string;
  sections: Section[];
}

/** The contract for a party in a language: the text to be stored when it is signed, and its SHA-256 (hex). */
export function contractText(lang: Lang, party: Party): { text: SignedText; kept: string; hash: string } {
  const text = { version: CONTRACT_VERSION, lang, party, ...contractWords(lang, party) };
  const kept = JSON.stringify(text);
  return { text, kept, hash: createHash('sha256').update(kept).digest('hex') };
}
