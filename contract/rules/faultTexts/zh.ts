import type { en } from './en';

/** The same sentences in Chinese. */
export const zh: typeof en = {
  phone: {
    required: '请输入手机号',
    invalid: '请输入正确的手机号',
  },
  idNumber: {
    required: '请输入身份证号',
    invalid: '请输入正确的身份证号',
    warnFormat: '18 位身份证号应为 17 位数字加一位数字或 X，请核对。',
    warnChecksum: '身份证号校验码不符，请核对。',
    warnBirthDate: '身份证号中的出生日期不是有效的过去日期，请核对。',
    warnRegion: '身份证号中的地区代码不在现行列表中，请核对。',
    wrongForm: '18 位身份证号应为 17 位数字加一位数字或 X',
    wrongDigit: '身份证号的末位校验码不符，请检查是否有输错的数字',
    noDate: '身份证号中的出生日期不存在',
    unborn: '身份证号中的出生日期尚未到来',
    over120: '按该身份证号，此人已超过 120 岁',
    under16: '按该身份证号，此人未满 16 周岁，不能进行背景核查',
    incomplete: '16 位的身份证号不完整，无法据此核算；现行身份证号为 18 位。',
  },
  creditCode: {
    required: '请输入统一社会信用代码',
    invalid: '请输入正确的统一社会信用代码',
  },
  password: {
    required: '请输入密码',
    tooShort: '密码至少需要 8 个字符',
    tooLong: '密码最多 64 个字符',
  },
};
