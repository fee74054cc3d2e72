import {
  dictListFault,
  dictWordFault,
  isSameDict,
  LONGEST_DICT_WORD,
  MOST_DICT_ENTRIES,
  type DictEntry,
  type DictType,
} from '@probity/contract/rules/dictionaries';
import type { FormFault } from '../../../components/form/formRules';

/** The form: every entry in its order, and the day from which it counts. */
export interface DictForm {
  entries: DictEntry[];
  effectiveOn: string;
}

/** What is wrong with the form, before anything is sent. */
export const dictRules =
  (type: DictType, before: readonly DictEntry[]) =>
  ({ entries, effectiveOn }: DictForm): Record<string, FormFault> => {
    const faults: Record<string, FormFault> = {};
    entries.forEach((_entry, at) => {
      for (const lang of ['en', 'zh'] as const) {
        const fault = dictWordFault(entries, at, lang);
        if (fault)
          faults[`entries.${at}.${lang}`] = {
            key: `dictionaries.fault.${fault}`,
            values: { limit: LONGEST_DICT_WORD },
          };
      }
    });
    if (!/^\d{4}-\d\d-\d\d$/.test(effectiveOn))
      faults.effectiveOn = { key: 'dictionaries.fault.effectiveOn' };
    // Of the list as a whole, once its words are right: it has one place, below the entries.
    const whole =
      dictListFault(type, entries, before) ?? (isSameDict(entries, before) ? 'unchanged' : undefined);
    if (whole && Object.keys(faults).length === 0)
      faults['entries.0.value'] = {
        key: `dictionaries.fault.${whole}`,
        values: { limit: MOST_DICT_ENTRIES },
      };
    return faults;
  };

/** The entries with one of them elsewhere. */
export const movedTo = (entries: readonly DictEntry[], from: number, to: number): DictEntry[] =>
  entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]!);

/** What one list changed of another: words, what is offered, the default, the order. */
export interface DictDifferences {
  words: { value: string; lang: 'en' | 'zh'; was: string; is: string }[];
  added: DictEntry[];
  taken: DictEntry[];
  given: DictEntry[];
  first: DictEntry | undefined;
  /** In the new order; undefined where it is the same. */
  order: DictEntry[] | undefined;
}

export function differencesOf(before: readonly DictEntry[], after: readonly DictEntry[]): DictDifferences {
  const earlier = (value: string) => before.find((one) => one.value === value);
  const both = after.flatMap((is) => {
    const was = earlier(is.value);
    return was ? [{ was, is }] : [];
  });
  const added = after.filter(({ value }) => !earlier(value));
  const orderOf = (list: readonly DictEntry[]) => list.map(({ value }) => value).join(' ');
  return {
    words: both.flatMap(({ was, is }) =>
      (['en', 'zh'] as const).flatMap((lang) =>
        was[lang] === is[lang] ? [] : [{ value: is.value, lang, was: was[lang], is: is[lang] }],
      ),
    ),
    added,
    taken: both.flatMap(({ was, is }) => (was.isOffered && !is.isOffered ? [is] : [])),
    given: both.flatMap(({ was, is }) => (!was.isOffered && is.isOffered ? [is] : [])),
    first: both.find(({ was, is }) => !was.isDefault && is.isDefault)?.is,
    // Words that come in at the end leave the order as it is.
    order: orderOf([...before, ...added]) === orderOf(after) ? undefined : [...after],
  };
}
