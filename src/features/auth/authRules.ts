import { validatePhone } from '../../../contract/rules/phone';
import { ruleResolver } from '../../lib/ruleResolver';
import type { Way } from './loginMemory';

export interface LoginFields {
  mobile: string;
  password: string;
  verifyCode: string;
  keepPhone: boolean;
}

export interface VisitorFields {
  mobile: string;
  verifyCode: string;
}

const CODE_PATTERN = /^\d{6}$/;

const validateCode = (value: string) => {
  if (value.trim() === '') return { key: 'auth.code.required' };
  return CODE_PATTERN.test(value.trim()) ? undefined : { key: 'auth.code.invalid' };
};

/** A password that exists already is only asked for; the rules for a new one stand where it is set. */
const validateGivenPassword = (value: string) =>
  value === '' ? { key: 'validation.password.required' } : undefined;

export const loginResolvers = {
  password: ruleResolver<LoginFields>({ mobile: validatePhone, password: validateGivenPassword }),
  sms: ruleResolver<LoginFields>({ mobile: validatePhone, verifyCode: validateCode }),
} satisfies Record<Way, unknown>;

export const visitorResolver = ruleResolver<VisitorFields>({
  mobile: validatePhone,
  verifyCode: validateCode,
});

const S_PATTERN = /^[\w-]{16,64}$/;

/** What cannot be an `s` needs no call: the contract's pattern refuses it. */
export const canBeS = (s: string) => S_PATTERN.test(s);
