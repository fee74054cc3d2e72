import { personNameFault } from './personName';
import { isPhone, normalizePhone } from './phone';
import { plainText } from './plainText';

/** The most people of one list. */
export const MOST_INVITEES = 5_000;
/** The longest text that a list is pasted as: so many people with room for untidiness. */
export const LONGEST_LIST = 600_000;
/** The most SMS that one person of a list is sent, and the minutes between two of them. */
export const MOST_MESSAGES = 5;
export const MESSAGE_PAUSE_MINUTES = 60;
const LONGEST_NAME = 50;

/** How far somebody who was invited has come; each stands for those before it. */
export const inviteeStates = ['added', 'invited', 'opened', 'started', 'sent'] as const;
export type InviteeState = (typeof inviteeStates)[number];

export type InviteeFault = 'phone' | 'noName' | 'name' | 'nameLong' | 'twice' | 'unclear';

/** One line of a pasted list. */
export interface InviteeLine {
  /** Counted from 1, blank lines too. */
  line: number;
  /** As it was typed. */
  text: string;
  name: string;
  /** 11 digits; empty while none was found. */
  mobile: string;
  fault?: InviteeFault;
}

const SEPARATORS = /[\t,，、;；|]+/;
// Digits as lists group them, with or without the country's code.
const PHONE = /[(（]?\+?[\d０-９][\d０-９ \u00A0\u3000().（）\p{Pd}]{9,20}[\d０-９]/u;
// The number of a row, as spreadsheets have it before the name.
const ROW_NUMBER = /^[\d０-９]{1,5}[.．、)）]?(?:\s+|$)/;

/** The people of a pasted list, one a line: name and phone in any order, divided by tabs, commas, semicolons or spaces. */
export function inviteesOf(text: string): InviteeLine[] {
  const seen = new Set<string>();
  return (
    text
      .split(/\r\n|\r|\n/)
      .map((typed, at) => ({ typed, line: at + 1 }))
      .filter(({ typed }) => plainText(typed) !== '')
      // A first line without a digit names the columns.
      .filter(({ typed }, at) => at > 0 || /[\d０-９]/.test(typed))
      .map(({ typed, line }) => {
        const person = { line, text: typed, ...personOf(typed) };
        if (person.mobile === '') return person;
        const isTwice = !person.fault && seen.has(person.mobile);
        if (!person.fault) seen.add(person.mobile);
        return isTwice ? { ...person, fault: 'twice' as const } : person;
      })
  );
}

function personOf(typed: string): Pick<InviteeLine, 'name' | 'mobile' | 'fault'> {
  const cells = typed.split(SEPARATORS);
  const phones = cells.map((cell) => PHONE.exec(cell)?.[0] ?? '');
  const found = phones.findIndex((one) => one !== '' && isPhone(one));
  const rest = cells
    .map((cell, at) => (at === found ? cell.replace(phones[at]!, ' ') : cell))
    .map((cell) => plainText(cell).replace(ROW_NUMBER, ''))
    .filter((cell) => cell !== '');
  if (found < 0) return { name: '', mobile: '', fault: 'phone' };
  const mobile = normalizePhone(phones[found]!);
  const name = rest[0] ?? '';
  // A second word in a cell of its own may be a position or another name: the person decides, not we.
  if (rest.length > 1) return { name, mobile, fault: 'unclear' };
  const fault = personNameFault(name, LONGEST_NAME);
  if (!fault) return { name, mobile };
  return { name, mobile, fault: fault === 'missing' ? 'noName' : fault === 'long' ? 'nameLong' : 'name' };
}
