import { batchFieldLabels, batchFields, type BatchField } from './fields';
import { folded, hanOf, latinWords, readingsOf } from './folding';
import { headHints, headSynonyms, looseSynonyms, otherHeads, otherPersons, otherPhones } from './headWords';

/** How well a head names a field, from 0 to 1. */
export interface HeadMatch {
  field: BatchField;
  score: number;
  why: 'name' | 'synonym';
}

const SYNONYM = 0.95;
const LOOSE = 0.9;
/** The head holds a word of the field, and more. */
const HOLDS = 0.75;
/** Words that stand in heads of many other things: company name, department ID. */
const WEAK = 0.5;
const weakWords = new Set([
  'name',
  'id',
  'title',
  'job',
  'role',
  'contact',
  'person',
  'unit',
  'plan',
  'post',
  'cell',
]);
/** Of somebody else, or a phone that rings elsewhere. */
const OF_OTHERS = 0.4;

const labels = new Map<string, BatchField>();
const synonyms = new Map<string, BatchField>();
for (const field of batchFields) {
  for (const label of Object.values(batchFieldLabels[field])) labels.set(folded(label), field);
  for (const synonym of headSynonyms[field]) synonyms.set(folded(synonym), field);
}
const loose = new Set(looseSynonyms.map(folded));
const others = new Set(otherHeads.map(folded));
const hints = new Set(headHints.map(folded));

/** The words of a field by their language: Chinese ones are found anywhere, Latin ones as whole words. */
const parts = batchFields.flatMap((field) =>
  [...Object.values(batchFieldLabels[field]), ...headSynonyms[field]].map((word) => ({
    field,
    han: hanOf(word),
    latin: latinWords(word).join(' '),
  })),
);

/** True for the head of a column that no batch needs. */
export const isOtherHead = (head: string): boolean =>
  exactOf(head) === undefined && readingsOf(head).some((reading) => others.has(reading));

/** True for what says how a column is filled in. */
export const isHeadHint = (text: string): boolean => readingsOf(text).some((reading) => hints.has(reading));

/** True for the head of something about another person than the candidate. */
export const isOfOthers = (head: string): boolean => holdsAny(head, otherPersons);

/**
 * The fields that a head can mean, the best first: the label or a synonym as it is, else a word within it.
 * @param group what stands above the head, over several columns (紧急联系人 above 姓名 and 电话)
 */
export function headMatches(head: string, group = ''): HeadMatch[] {
  const exact = exactOf(head);
  const found = exact ? [exact] : isOtherHead(head) ? [] : held(head);
  const all = found.length > 0 || group === '' ? found : held(`${group} ${head}`);
  const whole = `${group} ${head}`;
  const factor = (field: BatchField) => (isElsewhere(field, whole) ? OF_OTHERS : 1);
  return all
    .map((match) => ({ ...match, score: match.score * factor(match.field) }))
    .sort((one, other) => other.score - one.score);
}

const ofPersons: readonly BatchField[] = ['name', 'mobile', 'idNumber'];

/** 招聘电话 rings elsewhere, 招聘岗位 is the position; 部门负责人 is no department. */
function isElsewhere(field: BatchField, head: string): boolean {
  if (field === 'mobile' && holdsAny(head, otherPhones)) return true;
  return ofPersons.includes(field) ? isOfOthers(head) : endsWithAny(head, otherPersons);
}

function exactOf(head: string): HeadMatch | undefined {
  const readings = readingsOf(head);
  const label = readings.find((one) => labels.has(one));
  if (label !== undefined) return { field: labels.get(label)!, score: 1, why: 'name' };
  const known = readings.filter((one) => synonyms.has(one));
  const best = known.find((one) => !loose.has(one)) ?? known[0];
  if (best === undefined) return undefined;
  return { field: synonyms.get(best)!, score: loose.has(best) ? LOOSE : SYNONYM, why: 'synonym' };
}

function held(head: string): HeadMatch[] {
  const han = hanOf(head);
  const latin = ` ${latinWords(head).join(' ')} `;
  // The longest word of a field decides, and a shorter one within the word of another field counts for nothing: 岗位类别说明 is no 岗位.
  const met = parts.filter(
    (part) =>
      (part.han.length > 1 && part.latin === '' && han.includes(part.han)) ||
      (part.han === '' && latin.includes(` ${part.latin} `)),
  );
  const longest = met.filter(
    (one) => !met.some((other) => other.field !== one.field && isWithin(one, other)),
  );
  const found = batchFields.flatMap((field): HeadMatch[] => {
    const own = longest.filter((part) => part.field === field);
    if (own.length === 0) return [];
    const isWeak = own.every(({ latin: word }) => weakWords.has(word));
    return [{ field, score: isWeak ? WEAK : HOLDS, why: 'synonym' }];
  });
  // 员工部门, candidate phone: whose it is says nothing of what it is.
  return found.length > 1 ? found.filter(({ field }) => field !== 'name') : found;
}

type Part = (typeof parts)[number];
const isWithin = (one: Part, other: Part): boolean =>
  one.han === ''
    ? other.latin.length > one.latin.length && ` ${other.latin} `.includes(` ${one.latin} `)
    : other.han.length > one.han.length && other.han.includes(one.han);

function holdsAny(text: string, list: readonly string[]): boolean {
  const han = hanOf(text);
  const latin = new Set(latinWords(text));
  return list.some((word) => (hanOf(word) === '' ? latin.has(word) : han.includes(word)));
}

function endsWithAny(text: string, list: readonly string[]): boolean {
  const han = hanOf(text);
  const last = latinWords(text).at(-1);
  return list.some((word) => (hanOf(word) === '' ? han === '' && last === word : han.endsWith(word)));
}
