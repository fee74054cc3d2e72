import { maskPhone } from '@probity/contract/rules/masks';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import type { Department, Member } from '../../../api/resources/peopleApi';
import { nickNameFault } from '../nickNameFault';

/** One line of a pasted list of people. */
export interface ListedPerson {
  /** The line as it was typed. */
  line: string;
  name: string;
  /** 11 digits; empty while none was found. */
  mobile: string;
  roleId: string;
  department?: ListedDepartment;
  /** What keeps it from being sent. */
  fault?: LineFault;
  /** With `unclear`: the words that are neither name nor role nor department. */
  unclear?: string;
}

type LineFault = 'phone' | 'name' | 'noName' | 'twice' | 'unclear' | Standing;

/** What somebody of a list is in the account already. */
type Standing = 'colleague' | 'invited' | 'disabled';

/** A department of the account: lists carry its name. */
export type ListedDepartment = Pick<Department, 'departmentId' | 'name'>;

/** The name of each role on offer, in the reader's language: lists carry it as a word. */
export type RoleWords = readonly { roleId: string; words: readonly string[] }[];

/** What lists call the roles beside their names on screen, in both languages. */
export const ROLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  admin: ['Admin', 'Administrator', '管理员'],
  recruiter: ['Recruiter', 'HR', '招聘', '招聘专员'],
  finance: ['Finance', '财务'],
  viewer: ['Viewer', 'Read only', '只读', '只读成员', '查看者'],
  analyst: ['Analyst', '分析师', '核查员'],
  support: ['Support', '客服'],
  operator: ['Operator', '运营'],
};

const SEPARATORS = /[\t,，、;；|/]+/;
// Digits as lists group them, in full width too, with or without the country's code.
const PHONE = /[+＋]?[\d０-９][\d０-９\s\p{Pd}\u2212.()（）]{9,18}[\d０-９]/u;

/**
 * The people of a pasted list: one a line, with name, phone, role and department in any order, divided by tabs, commas, semicolons or
 * spaces. A line without a role gets the given one.
 */
export function peopleOf(
  text: string,
  roleId: string,
  roleWords: RoleWords,
  departments: readonly ListedDepartment[] = [],
): ListedPerson[] {
  const seen = new Set<string>();
  return (
    text
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      // A first line without a digit names the columns.
      .filter((line, index) => index > 0 || /[\d０-９]/.test(line))
      .map((line) => {
        const person = personOf(line, roleId, { roleWords, departments });
        if (person.fault) return person;
        const isTwice = seen.has(person.mobile);
        seen.add(person.mobile);
        return isTwice ? { ...person, fault: 'twice' } : person;
      })
  );
}

/**
 * The people of a list, those with what they are in the account already who have a place in it. The account's phones are known masked
 * alone: of two phones of the list that look alike under the mask, the gateway decides.
 * @param known the people of the account who have one of the list's phones
 */
export function besideKnown(
  people: readonly ListedPerson[],
  known: readonly Pick<Member, 'mobile' | 'status' | 'isAwaited'>[],
): ListedPerson[] {
  const phones = [...new Set(people.map(({ mobile }) => mobile))];
  const isAlone = (mask: string) => phones.filter((one) => maskPhone(one) === mask).length === 1;
  return people.map((person) => {
    if (person.fault) return person;
    const mask = maskPhone(person.mobile);
    const member = known.find(({ mobile }) => mobile === mask);
    return member && isAlone(mask) ? { ...person, fault: standingOf(member) } : person;
  });
}

function standingOf({ status, isAwaited }: Pick<Member, 'status' | 'isAwaited'>): Standing {
  if (status === 'disabled') return 'disabled';
  return isAwaited ? 'invited' : 'colleague';
}

interface Known {
  roleWords: RoleWords;
  departments: readonly ListedDepartment[];
}

function personOf(line: string, roleId: string, { roleWords, departments }: Known): ListedPerson {
  const found = PHONE.exec(line)?.[0] ?? '';
  const mobile = isPhone(found) ? normalizePhone(found) : '';
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const roleOf = (part: string) =>
    roleWords.find(({ words }) => words.some((word) => isSame(word, part)))?.roleId;
  const departmentOf = (part: string) => departments.find(({ name }) => isSame(name, part));
  const isKnown = (part: string) => roleOf(part) !== undefined || departmentOf(part) !== undefined;
  const parts = line
    .replace(found, '\t')
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    // Behind the phone, divided by spaces alone.
    .flatMap((part) => {
      const words = part.split(/\s+/);
      return !isKnown(part) && words.every(isKnown) ? words : [part];
    });
  // A department may be called as a role is: it is the role where nothing else is.
  const roles = parts.filter((part) => roleOf(part) !== undefined);
  let rolePart = roles.find((part) => !departmentOf(part)) ?? roles[0];
  let departmentPart = parts.find((part) => part !== rolePart && departmentOf(part));
  const rest = parts.filter((part) => part !== rolePart && part !== departmentPart);
  // Divided by spaces alone, they are the last words of the rest.
  let name = rest.join(' ');
  for (;;) {
    const [, before, last] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
    if (before === undefined || last === undefined) break;
    if (rolePart === undefined && roleOf(last)) rolePart = last;
    else if (departmentPart === undefined && departmentOf(last)) departmentPart = last;
    else break;
    name = before;
  }
  const department = departmentPart === undefined ? undefined : departmentOf(departmentPart);
  const role = rolePart === undefined ? undefined : roleOf(rolePart);
  const person = { line, name, mobile, roleId: role ?? roleId, ...(department && { department }) };
  if (mobile === '') return { ...person, fault: 'phone' };
  // What is none of them may be a role that is not known: a wrong right is worse than a question.
  if (rest.length > 1) return { ...person, fault: 'unclear', unclear: rest.slice(1).join(' ') };
  const fault = nickNameFault(name);
  return fault ? { ...person, fault: fault === 'none' ? 'noName' : 'name' } : person;
}
