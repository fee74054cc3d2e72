import { createHash } from 'node:crypto';
import type { Lang } from '../../kernel/context';
import { CONTRACT_VERSION, contractWords, type Party, type Section } from './words/contract';

/** What is signed, as it is kept. */
export interface SignedText {
  version: string;
  lang: Lang;
  party: Party;
  title: string;
  sections: Section[];
}

/** The contract for a party in a language: what is kept when it is signed, and the SHA-256 (hex) over just that. */
export function contractText(lang: Lang, party: Party): { text: SignedText; kept: string; hash: string } {
  const text = { version: CONTRACT_VERSION, lang, party, ...contractWords(lang, party) };
  const kept = JSON.stringify(text);
  return { text, kept, hash: createHash('sha256').update(kept).digest('hex') };
}
