import { validatePhone } from '@probity/contract/rules/phone';
import type { SmallFormRules } from '../../hooks/useSmallForm';
import { isVerifyCode, readVerifyCode } from '../../lib/verifyCode';
import type { FormWay } from './loginMemory';

export type AuthField = 'mobile' | 'password' | 'verifyCode';

export const noAuthFields: Record<AuthField, string> = { mobile: '', password: '', verifyCode: '' };

const validateCode = (value: string) => {
  if (readVerifyCode(value) === '') return { key: 'auth.code.required' };
  return isVerifyCode(value) ? undefined : { key: 'auth.code.invalid' };
};

/** An existing password is only required to be present; the rules for a new one apply where it is set. */
const validateGivenPassword = (value: string) =>
  value === '' ? { key: 'validation.password.required' } : undefined;

export const codeRules: SmallFormRules<AuthField> = { mobile: validatePhone, verifyCode: validateCode };

export const loginRules: Record<FormWay, SmallFormRules<AuthField>> = {
  password: { mobile: validatePhone, password: validateGivenPassword },
  sms: codeRules,
};

const S_PATTERN = /^[\w-]{16,64}$/;

/** A text that cannot be an `s` needs no call: the contract's pattern refuses it. */
export const canBeS = (s: string) => S_PATTERN.test(s);
