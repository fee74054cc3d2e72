import { fieldChoices } from './fields/choices';
import { lengthOf, plainText } from './plainText';
import { positionClasses, questionedClasses } from './proportionality';

/** What operators may change of a dictionary. Its values are the contract's; what is only offered in free text takes new ones, too. */
interface DictRule {
  values: readonly string[];
  /**
   * `choice`: people pick from it, so order and offers count. `offer`: words offered in a field that takes any text; what is kept is
   * the word that was picked. `state`: of the system, words alone.
   */
  kind: 'choice' | 'offer' | 'state';
  /** Values that are always offered. */
  kept?: readonly string[];
  /** One of them is what a new entry begins with. A candidate's statement begins with nothing: nobody states by leaving it. */
  hasDefault?: true;
}

export const dictRules = {
  positionClass: {
    kind: 'choice',
    values: positionClasses,
    kept: questionedClasses,
    hasDefault: true,
  },
  educationLevel: { kind: 'choice', values: fieldChoices.level!, kept: ['other'] },
  studyForm: { kind: 'choice', values: fieldChoices.form!, kept: ['other'] },
  leaveReason: {
    kind: 'offer',
    values: [
      ...['resigned', 'contractEnded', 'agreed', 'dismissed', 'redundancy', 'closed', 'retired', 'other'],
    ],
  },
  refereeRelation: {
    kind: 'offer',
    values: ['manager', 'colleague', 'report', 'hr', 'client', 'teacher'],
  },
  consentWay: { kind: 'state', values: ['sms', 'link', 'paper'] },
  lamp: { kind: 'state', values: ['green', 'blue', 'yellow', 'red'] },
  itemResult: { kind: 'state', values: ['consistent', 'discrepant', 'found', 'none', 'unverifiable'] },
  authStatus: { kind: 'state', values: ['0', '1', '2', '3'] },
  role: {
    kind: 'state',
    values: ['owner', 'admin', 'recruiter', 'finance', 'viewer', 'analyst', 'support', 'operator'],
  },
} as const satisfies Record<string, DictRule>;

export type DictType = keyof typeof dictRules;
export const DICT_TYPES = Object.keys(dictRules) as readonly DictType[];
export const dictRuleOf = (type: DictType): DictRule => dictRules[type];

/** An entry as operators keep it. */
export interface DictEntry {
  value: string;
  en: string;
  zh: string;
  isOffered: boolean;
  isDefault: boolean;
}

export const LONGEST_DICT_WORD = 50;
export const MOST_DICT_ENTRIES = 50;

/** The value of a word that an operator added: it means nothing, so nothing can come to depend on it. */
const ADDED = /^own-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A new entry of a list of offers, its words to be typed. @param id a UUID */
export const addedEntry = (id: string): DictEntry => ({
  value: `own-${id}`,
  ...{ en: '', zh: '', isOffered: true, isDefault: false },
});

/** Whether words can be added: where the word itself is kept, and no rule, check or form names a value. */
export const takesWords = (type: DictType): boolean => dictRuleOf(type).kind === 'offer';

/** A value of the contract, or of a word that was added where that can be. */
export const isDictValue = (type: DictType, value: string): boolean =>
  dictRuleOf(type).values.includes(value) || (takesWords(type) && ADDED.test(value));

export type DictWordFault = 'missing' | 'long' | 'markup' | 'formula' | 'twice';
export type DictListFault = 'values' | 'full' | 'kept' | 'noneOffered' | 'defaultOff' | 'stateFixed';

/** Texts that a page or a sheet might take for something else than words. */
const MARKUP = /[<>{}]|&#?\w+;/;
const FORMULA = /^[=+\-@;|]/;
/** How words are told apart: letters alike in any width and case are the same to a reader. */
const sameKey = (word: string) => plainText(word).normalize('NFKC').toLowerCase();

/** As they are kept: without what surrounds the words. */
export const plainEntries = (entries: readonly DictEntry[]): DictEntry[] =>
  entries.map(({ value, en, zh, isOffered, isDefault }) => ({
    ...{ value, en: plainText(en), zh: plainText(zh), isOffered, isDefault },
  }));

/** What is wrong with a word of one entry, within its list. */
export function dictWordFault(
  entries: readonly DictEntry[],
  at: number,
  lang: 'en' | 'zh',
): DictWordFault | undefined {
  const word = plainText(entries[at]![lang]);
  if (word === '') return 'missing';
  if (lengthOf(word) > LONGEST_DICT_WORD) return 'long';
  if (MARKUP.test(word)) return 'markup';
  if (FORMULA.test(word.normalize('NFKC'))) return 'formula';
  const isTwice = entries.slice(0, at).some((one) => sameKey(one[lang]) === sameKey(word));
  return isTwice ? 'twice' : undefined;
}

/** What is wrong with a list as a whole, whatever its words: what its kind does not let anybody change. */
export function dictListFault(
  type: DictType,
  entries: readonly DictEntry[],
  before: readonly DictEntry[],
): DictListFault | undefined {
  const { kind, values, kept = [], hasDefault } = dictRuleOf(type);
  const given = entries.map(({ value }) => value);
  // None goes, also of those that were added: it is offered no more, and the history goes on naming it.
  const isWhole = [...values, ...before.map(({ value }) => value)].every((value) => given.includes(value));
  const areKnown = given.every((value) => isDictValue(type, value)) && new Set(given).size === given.length;
  if (!isWhole || !areKnown) return 'values';
  if (entries.length > MOST_DICT_ENTRIES) return 'full';
  if (kind === 'state') {
    const fixed = (list: readonly DictEntry[]) =>
      JSON.stringify(list.map(({ value, isOffered, isDefault }) => [value, isOffered, isDefault]));
    return fixed(entries) === fixed(before) ? undefined : 'stateFixed';
  }
  if (!entries.some(({ isOffered }) => isOffered)) return 'noneOffered';
  if (entries.some(({ value, isOffered }) => !isOffered && kept.includes(value))) return 'kept';
  if (!hasDefault) {
    const chosen = (list: readonly DictEntry[]) => list.find(({ isDefault }) => isDefault)?.value;
    const count = entries.filter(({ isDefault }) => isDefault).length;
    return chosen(entries) === chosen(before) && count <= 1 ? undefined : 'defaultOff';
  }
  const defaults = entries.filter(({ isDefault }) => isDefault);
  return defaults.length === 1 && defaults[0]!.isOffered ? undefined : 'defaultOff';
}

/** Whether two lists say the same. */
export const isSameDict = (one: readonly DictEntry[], other: readonly DictEntry[]): boolean =>
  JSON.stringify(plainEntries(one)) === JSON.stringify(plainEntries(other));
