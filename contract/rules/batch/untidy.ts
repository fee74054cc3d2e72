import { isPhone, normalizePhone } from '../phone';
import { plainText } from '../plainText';

// What lists of people have in a cell beside what belongs there, and what a cell is without it. Each is only taken out where nobody
// could mean anything else.

/** Digits in the groups that people write, with or without the country's code, and no digit beside them. */
const PHONE = /(?<!\d)(?:(?:\+|00)?86[\s\p{Pd}]*)?1\d{2}[\s\p{Pd}.]*\d{4}[\s\p{Pd}.]*\d{4}(?!\d)/gu;

/** The different phones in a cell, 11 digits each, in their order. */
export function phonesIn(text: string): string[] {
  const found = [...text.normalize('NFKC').matchAll(PHONE)].map(([one]) => normalizePhone(one));
  return [...new Set(found.filter(isPhone))];
}

const BRACKETS = /[(（【[](?<note>[^()（）【】[\]]*)[)）】\]]/gu;
/** What is noted of a person in brackets; other names in brackets belong to the name. */
const NOTE =
  /^(?:男|女|男性|女性|男生|女生|m|f|male|female|mr|mrs|ms|miss|\d{1,2}岁?|实习生?|试用期?|在职|离职|兼职|全职|新入职|待入职|已入职|重要|紧急|加急|优先|本人|(?:备注|外号|绰号|昵称|小名|花名).*|.*(?:部|岗|组|经理|主管|总监|专员|入职|到岗))$/i;
/** Forms of address before a name and behind one. */
const BEFORE = /^(?:mr|mrs|ms|miss|dr|prof)\.?\s+(?=\p{L})/iu;
const BEHIND = /(?:先生|女士|小姐|同学)$/u;
const NUMBERED = /^(?<name>[^\d]*[\p{L})）])\s*\d{1,4}$/u;
const SPACED = /^\p{Script=Han}{1,3}(?:\s+\p{Script=Han}{1,3})+$/u;
const HAN = /\p{Script=Han}/gu;
/** So many characters with spaces in between are one name; more may be two people. */
const LONGEST_SPACED = 4;

/** A name without what is noted beside it; the same where nothing is. */
function withoutNotes(text: string): string {
  const plain = text.replace(BRACKETS, (whole, note: string) => (NOTE.test(note.trim()) ? ' ' : whole));
  const unnumbered = plainText(plain);
  const name = NUMBERED.exec(unnumbered)?.groups?.name ?? unnumbered;
  return plainText(name.replace(BEFORE, '').replace(BEHIND, ''));
}

const hanOf = (text: string): number => text.match(HAN)?.length ?? 0;

/** What is wrong with a name that a name could have: notes, a surname with a form of address, spaces between the characters. */
export function nameTrouble(text: string): 'nameNotes' | 'nameSurname' | 'nameSpaced' | undefined {
  const rest = withoutNotes(text);
  if (rest !== plainText(text))
    return rest === '' || (hanOf(rest) > 0 && rest.length < 2) ? 'nameSurname' : 'nameNotes';
  return SPACED.test(text) && hanOf(text) <= LONGEST_SPACED ? 'nameSpaced' : undefined;
}

/** The faults that are mended alike for all rows, each by what becomes of a cell. */
const mends = {
  nameNotes: withoutNotes,
  nameSpaced: (text: string) => text.replace(/\s+/gu, ''),
  mobileTwo: (text: string) => phonesIn(text)[0] ?? text,
  mobileNotes: (text: string) => phonesIn(text)[0] ?? text,
} as const;

export type MendableCode = keyof typeof mends;
export const isMendable = (code: string): code is MendableCode => Object.hasOwn(mends, code);

/** What a cell is once its fault is mended. */
export const mended = (code: MendableCode, text: string): string => mends[code](text);
