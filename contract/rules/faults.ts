/**
 * Every sentence a shared rule can answer, in both languages of the product.
 * The English texts of `phone` and `idNumber` are the specification's, to the letter.
 * The key is an i18n key (`validation.<rule>.<fault>`), so a form translates it and the gateway looks it up here.
 */
export const faultTexts = {
  'validation.phone.required': { en: 'Please enter a phone number!', zh: '请输入手机号！' },
  'validation.phone.invalid': { en: 'Please enter a valid phone number', zh: '请输入正确的手机号' },
  'validation.idNumber.required': { en: 'Please enter ID number!', zh: '请输入身份证号！' },
  'validation.idNumber.invalid': { en: 'Please enter a valid ID number', zh: '请输入正确的身份证号' },
  'validation.idNumber.warnFormat': {
    en: 'An 18-character ID number is 17 digits and a digit or X. Please check it.',
    zh: '18 位身份证号应为 17 位数字加一位数字或 X，请核对。',
  },
  'validation.idNumber.warnChecksum': {
    en: 'The check digit does not fit this ID number. Please check it.',
    zh: '身份证号校验码不符，请核对。',
  },
  'validation.idNumber.warnBirthDate': {
    en: 'The birth date in this ID number is not a real past date. Please check it.',
    zh: '身份证号中的出生日期不是有效的过去日期，请核对。',
  },
  'validation.idNumber.warnRegion': {
    en: 'The region code in this ID number is not in today’s list. Please check it.',
    zh: '身份证号中的地区代码不在现行列表中，请核对。',
  },
  'validation.idNumber.wrongForm': {
    en: 'An 18-character ID number is 17 digits and a digit or X',
    zh: '18 位身份证号应为 17 位数字加一位数字或 X',
  },
  'validation.idNumber.wrongDigit': {
    en: 'The last character does not fit this ID number: one of them is mistyped',
    zh: '身份证号的末位校验码不符，请检查是否有输错的数字',
  },
  'validation.idNumber.noDate': {
    en: 'The birth date in this ID number does not exist',
    zh: '身份证号中的出生日期不存在',
  },
  'validation.idNumber.unborn': {
    en: 'The birth date in this ID number is still to come',
    zh: '身份证号中的出生日期尚未到来',
  },
  'validation.idNumber.over120': {
    en: 'Whoever has this ID number would be older than 120 years',
    zh: '按该身份证号，此人已超过 120 岁',
  },
  'validation.idNumber.under16': {
    en: 'Whoever has this ID number is under 16: nobody of that age is checked',
    zh: '按该身份证号，此人未满 16 周岁，不能进行背景核查',
  },
  'validation.idNumber.incomplete': {
    en: '16 characters are an incomplete ID number: nothing can be computed from it. Today’s numbers have 18.',
    zh: '16 位的身份证号不完整，无法据此核算；现行身份证号为 18 位。',
  },
  'validation.creditCode.required': {
    en: 'Please enter the unified social credit code',
    zh: '请输入统一社会信用代码',
  },
  'validation.creditCode.invalid': {
    en: 'Please enter a valid unified social credit code',
    zh: '请输入正确的统一社会信用代码',
  },
  'validation.password.required': { en: 'Please enter a password', zh: '请输入密码' },
  'validation.password.tooShort': {
    en: 'The password needs at least 8 characters',
    zh: '密码至少需要 8 个字符',
  },
  'validation.password.tooLong': {
    en: 'The password may have at most 64 characters',
    zh: '密码最多 64 个字符',
  },
} as const;

/** An i18n key that is also the key of `faultTexts`. */
export type FaultKey = keyof typeof faultTexts;

/** What a rule answers when a value is refused: the key to translate and the English text behind it. */
export interface Fault {
  key: FaultKey;
  text: string;
}

/** A rule: the fault, or undefined when the value passes. Forms and the gateway call it the same way. */
export type Validator = (value: string | null | undefined) => Fault | undefined;

/** Builds the fault of a key with its English text. */
export function fault(key: FaultKey): Fault {
  return { key, text: faultTexts[key].en };
}
