import { faultTexts } from '@probity/contract/rules/faults';

/** The shared rules keep their own texts; here they only take their place among the phrases. */
export const validation = {
  phone: {
    required: faultTexts['validation.phone.required'].en as string,
    invalid: faultTexts['validation.phone.invalid'].en as string,
  },
  idNumber: {
    required: faultTexts['validation.idNumber.required'].en as string,
    invalid: faultTexts['validation.idNumber.invalid'].en as string,
    warnFormat: faultTexts['validation.idNumber.warnFormat'].en as string,
    warnChecksum: faultTexts['validation.idNumber.warnChecksum'].en as string,
    warnBirthDate: faultTexts['validation.idNumber.warnBirthDate'].en as string,
    warnRegion: faultTexts['validation.idNumber.warnRegion'].en as string,
    wrongForm: faultTexts['validation.idNumber.wrongForm'].en as string,
    wrongDigit: faultTexts['validation.idNumber.wrongDigit'].en as string,
    noDate: faultTexts['validation.idNumber.noDate'].en as string,
    unborn: faultTexts['validation.idNumber.unborn'].en as string,
    over120: faultTexts['validation.idNumber.over120'].en as string,
    under16: faultTexts['validation.idNumber.under16'].en as string,
    incomplete: faultTexts['validation.idNumber.incomplete'].en as string,
  },
  creditCode: {
    required: faultTexts['validation.creditCode.required'].en as string,
    invalid: faultTexts['validation.creditCode.invalid'].en as string,
  },
  password: {
    required: faultTexts['validation.password.required'].en as string,
    tooShort: faultTexts['validation.password.tooShort'].en as string,
    tooLong: faultTexts['validation.password.tooLong'].en as string,
  },
};
