import { parseLandline } from './landline';
import { isPhone } from './phone';

/**
 * The phone of a third person or an office, which is called and never sent a message: a mobile or a fixed line. A person's
 * own mobile, to which codes and messages go, keeps the rule of `phone.ts`.
 */
export const contactPhoneTexts = {
  required: { en: 'Please enter a phone number', zh: '请填写联系电话' },
  invalid: {
    en: 'Please enter a mobile number, or a landline with its area code, as in 010-88886666',
    zh: '请填写手机号，或带区号的座机号，例如 010-88886666',
  },
} as const;

export type ContactPhoneFault = keyof typeof contactPhoneTexts;

/** The fault of a contact's phone; an empty one is a fault only where it is `required`. */
export function contactPhoneFault(
  value: string | null | undefined,
  need: 'required' | 'optional',
): ContactPhoneFault | undefined {
  if (!value || value.trim() === '') return need === 'required' ? 'required' : undefined;
  return isPhone(value) || parseLandline(value) ? undefined : 'invalid';
}
