import { isPhone } from '@probity/contract/rules/phone';
import { readContent, writeItem } from '../../lib/storage';

/** The ways to sign in that the login screen offers, in the order of its tabs. */
export const WAYS = ['password', 'sms', 'wechat', 'visitor'] as const;

export type Way = (typeof WAYS)[number];

/** The ways that share a form: a phone and its proof. */
export type FormWay = Extract<Way, 'password' | 'sms'>;

interface LoginMemory {
  way: Way;
  /** Empty if it is not to be remembered. */
  mobile: string;
}

const KEY = 'probity-login';
const nothing: LoginMemory = { way: 'password', mobile: '' };

/** The last way, and the phone if its owner asked to keep it. A password is never kept. */
export function readLoginMemory(): LoginMemory {
  const stored = readContent<Partial<Record<keyof LoginMemory, unknown>>>(KEY);
  if (typeof stored !== 'object' || stored === null) return nothing;
  return {
    way: WAYS.find((way) => way === stored.way) ?? nothing.way,
    mobile: typeof stored.mobile === 'string' && isPhone(stored.mobile) ? stored.mobile : '',
  };
}

export function writeLoginMemory(memory: LoginMemory): void {
  writeItem(KEY, memory);
}

/** Remembers the way just used; the remembered phone stays. */
export function rememberWay(way: Way): void {
  writeLoginMemory({ ...readLoginMemory(), way });
}
