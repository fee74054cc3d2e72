import { faultTexts } from '@probity/contract/rules/faults';
import type { validation as english } from '../en/validation';

/** The shared rules keep their own texts; here they only take their place among the phrases. */
export const validation: typeof english = {
  phone: {
    required: faultTexts['validation.phone.required'].zh,
    invalid: faultTexts['validation.phone.invalid'].zh,
  },
  idNumber: {
    required: faultTexts['validation.idNumber.required'].zh,
    invalid: faultTexts['validation.idNumber.invalid'].zh,
    warnFormat: faultTexts['validation.idNumber.warnFormat'].zh,
    warnChecksum: faultTexts['validation.idNumber.warnChecksum'].zh,
    warnBirthDate: faultTexts['validation.idNumber.warnBirthDate'].zh,
    warnRegion: faultTexts['validation.idNumber.warnRegion'].zh,
    wrongForm: faultTexts['validation.idNumber.wrongForm'].zh,
    wrongDigit: faultTexts['validation.idNumber.wrongDigit'].zh,
    noDate: faultTexts['validation.idNumber.noDate'].zh,
    unborn: faultTexts['validation.idNumber.unborn'].zh,
    over120: faultTexts['validation.idNumber.over120'].zh,
    under16: faultTexts['validation.idNumber.under16'].zh,
    incomplete: faultTexts['validation.idNumber.incomplete'].zh,
  },
  creditCode: {
    required: faultTexts['validation.creditCode.required'].zh,
    invalid: faultTexts['validation.creditCode.invalid'].zh,
  },
  password: {
    required: faultTexts['validation.password.required'].zh,
    tooShort: faultTexts['validation.password.tooShort'].zh,
    tooLong: faultTexts['validation.password.tooLong'].zh,
  },
};
