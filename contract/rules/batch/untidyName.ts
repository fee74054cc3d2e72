import { plainText } from '../plainText';

// A name of a list without what belongs to no name. Apart from the rest, as the form of a single order needs it too.

const BRACKETS = /[(（【[](?<note>[^()（）【】[\]]*)[)）】\]]/gu;
/** What is noted of a person in brackets; other names in brackets belong to the name. */
const NOTE =
  /^(?:男|女|男性|女性|男生|女生|m|f|male|female|mr|mrs|ms|miss|\d{1,2}岁?|实习生?|试用期?|在职|离职|兼职|全职|新入职|待入职|已入职|intern|trainee|probation|part[- ]?time|full[- ]?time|temp|contractor|new|urgent|重要|紧急|加急|优先|本人|(?:备注|外号|绰号|昵称|小名|花名).*|.*(?:部|岗|组|经理|主管|总监|专员|入职|到岗))$/i;
/** Forms of address before a name and behind one. */
const BEFORE = /^(?:mr|mrs|ms|miss|dr|prof)\.?\s+(?=\p{L})/iu;
const BEHIND = /(?:先生|女士|小姐|同学)$/u;
const NUMBERED = /^(?<name>[^\d]*[\p{L})）])\s*\d{1,4}$/u;
const SPACED = /^\p{Script=Han}{1,3}(?:\s+\p{Script=Han}{1,3})+$/u;
const HAN = /\p{Script=Han}/gu;
/** So many characters with spaces in between are one name; more may be two people. */
const LONGEST_SPACED = 4;

/** A name without what is noted beside it; the same where nothing is. */
export function withoutNotes(text: string): string {
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

export const withoutSpaces = (text: string): string => text.replace(/\s+/gu, '');

/** The name without what stands beside or within it; undefined where it stands alone, or what is the name cannot be told. */
export function nameAlone(typed: string): string | undefined {
  const text = plainText(typed);
  const code = nameTrouble(text);
  if (code === 'nameSpaced') return withoutSpaces(text);
  return code === 'nameNotes' ? withoutNotes(text) : undefined;
}
