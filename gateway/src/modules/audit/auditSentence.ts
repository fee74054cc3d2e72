import type { AuditAction } from '@probity/contract/rules/auditActions';
import { auditDetails, type AuditDetailName } from '@probity/contract/rules/auditDetails';
import type { components } from '../../kernel/contract.gen';
import { titles } from '../work/words';
import type { WorkKind } from '../work/workRepository';
import type { EventRow, OrderedThing } from './auditRepository';
import { wordOf, type Vocabulary } from './auditWords';
import { namingDetails } from './auditThings';
import { batches } from './words/batches';
import { checks } from './words/checks';
import { enterprise } from './words/enterprise';
import { desk } from './words/desk';
import { packaging } from './words/packages';
import type { Said, Sentence } from './words/facts';
import { money } from './words/money';
import { people } from './words/people';
import { fullStop, subjects, unknownDeed, whoActed } from './words/subjects';

type AuditPart = components['schemas']['AuditPart'];

/** The sentence of every action; one that is missing does not compile. */
export const sentences: Readonly<Record<AuditAction, Sentence>> = {
  ...people,
  ...enterprise,
  ...packaging,
  ...desk,
  ...money,
  ...checks,
  ...batches,
};

export interface Told {
  row: EventRow;
  /** The detail as this reader may see it. */
  detail: EventRow['detail'];
  /** Who did it, by name; null where no name is known. */
  actorName: string | null;
  /** The order, check or item that it was done to. */
  thing: OrderedThing | undefined;
  /** The kind of work that it was done to, where that is about no order. */
  task: WorkKind | undefined;
  /** The name of any other thing. */
  object: string | null;
  /** Any other thing stands as it did, though it may have no name. */
  isStanding: boolean;
  /** A moment in the reader's zone. */
  moment: (instant: string) => string;
}

/*
 * A name with a screen is marked within the text while the sentence is made: the sentences of a language put names where that
 * language wants them. Neither character can be typed into a name.
 */
const [OPEN, CLOSE] = ['\u0002', '\u0003'];
const MARKED = /\u0002([op])([^\u0002\u0003]*)\u0003/;
const marked = (kind: 'o' | 'p', name: string) => OPEN + kind + bare(name) + CLOSE;
const bare = (text: string) => text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/i;

/** An event as a person would say it, in parts: names that lead to a screen are parts of their own. */
export function sentenceOf(told: Told, vocabulary: Vocabulary): AuditPart[] {
  const said = saidOf(told, vocabulary);
  const { action } = told.row;
  // Rows of a later release, after a step back, may have an action unknown to this one.
  const sentence = sentences[action as AuditAction] as Sentence | undefined;
  const text = (sentence?.(said) ?? unknownDeed({ who: said.who, action }))[vocabulary.lang];
  const whole = text + fullStop[vocabulary.lang];
  return partsOf(vocabulary.lang === 'zh' ? tidy(whole) : whole);
}

/** Chinese: no space at the beginning, before or after a Chinese mark, and never two. */
const tidy = (text: string) =>
  text
    .trimStart()
    .replace(/ {2,}/g, ' ')
    .replace(/ (\u0003?[，。（）：、“”])/g, '$1')
    .replace(/([，。（）：、“”]) /g, '$1');

function partsOf(text: string): AuditPart[] {
  return text.split(/(\u0002[op][^\u0002\u0003]*\u0003)/).flatMap((piece): AuditPart[] => {
    const [, kind, name] = MARKED.exec(piece) ?? [];
    if (name !== undefined) return [{ text: name, link: kind === 'o' ? 'object' : 'person' }];
    return piece === '' ? [] : [{ text: piece, link: null }];
  });
}

function saidOf(told: Told, vocabulary: Vocabulary): Said {
  const { row, detail, actorName, thing, moment } = told;
  const { lang, names } = vocabulary;
  const value = (name: AuditDetailName, side: 'from' | 'to'): unknown => {
    const kept = detail[name];
    return isChange(kept) ? kept[side] : side === 'to' ? kept : undefined;
  };
  const inWords = (name: AuditDetailName, one: unknown): string => {
    // What it is about is called by this detail: the name leads to its screen.
    if (name === namingDetails[row.entity] && one === value(name, 'to') && told.object !== null)
      return marked('o', told.object);
    if (one === null || one === undefined || one === '') return '';
    if (name === 'person' || name === 'owner') {
      const person = names.users.get(String(one));
      return person === undefined ? '' : marked('p', person);
    }
    if (name === 'copy' && one === 1) return '';
    if (name === 'why' && one === 'checkCancelled' && !('item' in detail)) return '';
    const { as } = auditDetails[name];
    if (as === 'instant') return moment(String(one));
    const text = bare(wordOf(name, as, one, vocabulary));
    // What has no name any more is left out: an id says nothing to anybody.
    return UUID.test(text) ? '' : text;
  };
  return {
    who: actorName === null ? whoActed[row.actorKind][lang] : bare(actorName),
    about: aboutOf(told, vocabulary),
    candidate: thing?.candidateName ? bare(thing.candidateName) : subjects.candidate[lang],
    isOwn: row.entity === 'user' && row.entityId !== null && row.entityId === row.actorUserId,
    says: (name) => inWords(name, value(name, 'to')),
    was: (name) => inWords(name, value(name, 'from')),
    count: (name) => {
      const [before, since] = [value(name, 'from'), value(name, 'to')];
      if (typeof since === 'boolean') return Number(since) - Number(before ?? !since);
      return typeof since === 'number' ? since : 0;
    },
  };
}

function aboutOf({ row, thing, task, object, isStanding }: Told, { lang }: Vocabulary): string {
  const { entity } = row;
  if (thing) {
    const no = marked('o', thing.orderNo);
    if (thing.checkId === null) return subjects.order({ no })[lang];
    const name = thing.candidateName && bare(thing.candidateName);
    return (name ? subjects.checkOf({ no, name }) : subjects.check({ no }))[lang];
  }
  const name = object === null ? null : marked('o', object);
  if (entity === 'user') return name ?? subjects.somebody[lang];
  if (entity === 'department') return (name ? subjects.department({ name }) : subjects.aDepartment)[lang];
  if (entity === 'apiKey') return (name ? subjects.apiKey({ name }) : subjects.anApiKey)[lang];
  if (entity === 'webhook') return (name ? subjects.webhook({ name }) : subjects.aWebhook)[lang];
  if (entity === 'batch') {
    const nameless = isStanding ? marked('o', subjects.aBatch[lang]) : subjects.aBatch[lang];
    return name === null ? nameless : subjects.batch({ name })[lang];
  }
  if (entity === 'invoice' && name !== null)
    return (/^\d+$/.test(object!) ? subjects.invoice({ name }) : subjects.invoiceTo({ name }))[lang];
  if (entity === 'invoice') return subjects.anInvoice[lang];
  if (entity === 'order') return subjects.anOrder[lang];
  if (entity === 'work_item')
    return (
      task && task !== 'checkItem'
        ? subjects.task({ title: marked('o', titles[task][lang]) })
        : subjects.aTask
    )[lang];
  if (entity === 'certification') return subjects.certification[lang];
  return entity === 'check' || entity === 'check_item' ? subjects.aCheck[lang] : subjects.something[lang];
}

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
