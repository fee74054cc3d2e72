import { fieldChoices } from './fields/choices';
import { lengthOf, plainText } from './plainText';
import { positionClasses, questionedClasses } from './proportionality';

/** What operators may change of a dictionary. Its values are the contract's: none is added and none goes. */
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

export type DictWordFault = 'missing' | 'long' | 'markup' | 'formula' | 'twice';
export type DictListFault = 'values' | 'kept' | 'noneOffered' | 'defaultOff' | 'stateFixed';

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
  const sorted = (list: readonly string[]) => [...list].sort().join(' ');
  if (sorted(entries.map(({ value }) => value)) !== sorted(values)) return 'values';
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
