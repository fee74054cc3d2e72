import { auditDetails, type AuditDetailName } from '@probity/contract/rules/auditDetails';
import type { Lamp } from '@probity/contract/rules/lamp';
import { formatFen } from '@probity/contract/rules/fen';
import type { Lang } from '../../kernel/context';
import { lampWord, type OutcomeWords } from '../checks/exportWords';
import { RESULTS, type Result } from '@probity/contract/rules/verdict';
import type { Machine } from '../../kernel/states/machines';
import { stateWordOf } from '../../kernel/states/stateWords';
import type { EventRow, Names } from './auditRepository';
import { commonWords, type Words } from '../../kernel/words';
import { actors, codes, words as labels } from './words';

const lamps = new Set<string>(['green', 'blue', 'yellow', 'red'] satisfies Lamp[]);
/** The result that a detail holds. */
export const resultIn = ({ result }: Record<string, unknown>): Result | null =>
  isResult(result) ? result : null;
const isResult = (text: unknown): text is Result => (RESULTS as readonly unknown[]).includes(text);

export interface AuditFact {
  label: string;
  value: string;
  before: string | null;
  isInstant: boolean;
}

/** The vocabulary for codes and ids: the reader's language, names of this page, items of the catalogue, roles. */
export interface Vocabulary {
  lang: Lang;
  names: Names;
  items: ReadonlyMap<string, { name: Words }>;
  roles: ReadonlyMap<string, string>;
  outcomes: OutcomeWords;
  /** The machine whose states `from` and `to` are. */
  machine: Machine;
  /** The result beside a lamp. */
  result: Result | null;
}

export const actorWord = (kind: EventRow['actorKind'], lang: Lang): string => actors[kind][lang];

/**
 * The detail of an event as labelled values. Ids of other accounts are left out: this account must not learn that a person
 * belongs to one.
 */
export function factsOf(
  detail: Record<string, unknown>,
  vocabulary: Omit<Vocabulary, 'result'>,
): AuditFact[] {
  const { lang } = vocabulary;
  const words = { ...vocabulary, result: resultIn(detail) };
  return Object.entries(detail)
    .toSorted(byOrder)
    .flatMap(([name, value]): AuditFact[] => {
      if (name === 'mainId' || isForeign(name, value)) return [];
      if (name === 'from' && 'to' in detail) return [];
      // Somebody cancelled the check itself: the reason they typed is what it was for.
      if (name === 'why' && value === 'checkCancelled' && !('item' in detail)) return [];
      // The only one of its kind is not numbered.
      if (name === 'copy' && value === 1) return [];
      const known = name in auditDetails ? auditDetails[name as AuditDetailName] : undefined;
      const label = name === 'to' ? labels.state[lang] : (known?.[lang] ?? name);
      const before = name === 'to' ? detail.from : isChange(value) ? value.from : undefined;
      const after = isChange(value) ? value.to : value;
      if (before !== undefined && before === after) return [];
      return [
        {
          label,
          value: wordOf(name, known?.as, after, words),
          before: before === undefined ? null : wordOf(name, known?.as, before, words),
          // A key without an end has none, which is shown in words.
          isInstant: known?.as === 'instant' && after !== null,
        },
      ];
    });
}

/** First the subject, then the change, then the rest: jsonb keeps no order of its own. */
const order = ['item', 'copy', 'from', 'to', ...Object.keys(auditDetails)];
const byOrder = ([one]: [string, unknown], [other]: [string, unknown]) =>
  order.indexOf(one) - order.indexOf(other);

/** Switching stores the other account's id as `from` or `to`. */
const isForeign = (name: string, value: unknown) =>
  (name === 'from' || name === 'to') && typeof value === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(value);

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** A value in words; a code in no list is shown unchanged. */
export function wordOf(name: string, as: string | undefined, value: unknown, words: Vocabulary): string {
  const { lang, names, items } = words;
  if (value === null || value === '') return labels.nothing[lang];
  if (Array.isArray(value))
    return value.map((one) => wordOf(name, as, one, words)).join(commonWords.listJoint[lang]);
  if (as === 'fen' && Number.isSafeInteger(value)) return formatFen(value as number);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const item = (code: string) => items.get(code)?.name[lang] ?? code;
  switch (name) {
    case 'departmentId':
      return names.departments.get(text) ?? text;
    case 'person':
    case 'owner':
      return names.users.get(text) ?? text;
    case 'role':
      return words.roles.get(text) ?? text;
    case 'item':
      return item(text);
    case 'items':
      return text.split(', ').map(item).join(commonWords.listJoint[lang]);
    case 'from':
    case 'to':
      return stateWordOf(words.machine, text, lang) ?? text;
    case 'result':
      return isResult(text) ? words.outcomes.results[text] : text;
    case 'lamp':
      return lamps.has(text) ? lampWord(text as Lamp, words.result, words.outcomes) : text;
    default:
      return (as === 'code' && codes[text]?.[lang]) || text;
  }
}
