import { createHash } from 'node:crypto';
import { contractOf } from '@probity/contract/rules/signedTexts';
import type { Lang } from '../../kernel/context';
import type { VersionedWords } from '../signedTexts/textRepository';
import { contractWords } from './words/signedContract';

/** The signing party: the enterprise as it was certified. */
export interface Party {
  name: string;
  /** Null before the first submission. */
  creditCode: string | null;
}

export interface Section {
  heading: string;
  paragraphs: string[];
}

/** The signed text as it is stored. */
export interface SignedText {
  version: string;
  lang: Lang;
  party: Party;
  title: string;
  sections: Section[];
}

/** A version of the contract for a party in a language: the text to be stored when it is signed, and its SHA-256 (hex). */
export function contractText(
  { version, words }: VersionedWords,
  lang: Lang,
  party: Party,
): { text: SignedText; kept: string; hash: string } {
  const read = contractOf(words[lang], { enterprise: contractWords.party(party)[lang] });
  const text = { version, lang, party, ...read };
  const kept = JSON.stringify(text);
  return { text, kept, hash: hashOf(kept) };
}

export const hashOf = (kept: string): string => createHash('sha256').update(kept).digest('hex');
