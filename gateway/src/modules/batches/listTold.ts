import type { Lang } from '../../kernel/context';
import type { Words, WordTable } from '../../kernel/words';
import type { Told } from './batchRepository';
import { noteWords, unreadableWords } from './words/list';

const said = (table: WordTable, { name, params }: Told, lang: Lang): string | null => {
  const text = table[name];
  if (!text) return null;
  return (typeof text === 'function' ? (text as (named: Told['params']) => Words)(params) : text)[lang];
};

/** A reason of a later or an earlier release is said in general. */
export const faultText = (fault: Told, lang: Lang): string =>
  said(unreadableWords, fault, lang) ?? unreadableWords.damaged[lang];

/** Null for what nobody needs to know. */
export const noteText = (note: Told, lang: Lang): string | null => said(noteWords, note, lang);
