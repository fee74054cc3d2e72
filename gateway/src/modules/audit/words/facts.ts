import type { AuditDetailName } from '@probity/contract/rules/auditDetails';
import type { Words } from '../../../kernel/words';

/** What the sentences about an event name, in the reader's language. */
export interface Said {
  /** Who did it, at the beginning of a sentence. */
  who: string;
  /** What it was done to, named: `the check of 李明 (PB26…)`, `陈静`, `the API key HR system`. */
  about: string;
  /** The candidate of the check, at the beginning of a sentence. */
  candidate: string;
  /** Somebody did it to themself. */
  isOwn: boolean;
  /** What the detail of a name says, in words; empty where it says nothing. For a change, what it is since. */
  says: (name: AuditDetailName) => string;
  /** For a change, what it was before. */
  was: (name: AuditDetailName) => string;
  /** The number of a detail; 0 where there is none. */
  count: (name: AuditDetailName) => number;
}

/** The sentence of an action, without its full stop. */
export type Sentence = (said: Said) => Words;

/** `12 records`, `1 record`; a number that is not known is left out: `records`. */
export const many = (n: number, one: string, more = `${one}s`) =>
  n === 0 ? more : `${n} ${n === 1 ? one : more}`;
/** `12 条`; nothing where the number is not known. */
export const so = (n: number, unit: string) => (n === 0 ? '' : ` ${n} ${unit}`);
/** What is known, joined. */
export const after = (text: string, lead: string, end = '') => (text === '' ? '' : `${lead}${text}${end}`);
const english = new Intl.PluralRules('en', { type: 'ordinal' });
const endings = new Map<Intl.LDMLPluralRule, string>([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
/** `2nd`, `11th`. */
export const ordinal = (n: number) => `${n}${endings.get(english.select(n)) ?? 'th'}`;
