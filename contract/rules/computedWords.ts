import type { Words } from './offeredTexts';

/** The explanations of results that were computed from the given data. */
export const computedWords = {
  noCheckDigit: {
    en: 'A 16-character number has no check digit to compute',
    zh: '16 位证号无校验位，无法核算',
  },
  checkDigit: { en: 'The check digit does not fit', zh: '校验位不符' },
  birthDate: { en: 'The birth date is no real past date', zh: '出生日期无效' },
  formerRegion: {
    en: 'The region code is not in today’s list; it may be a former one',
    zh: '地区代码不在现行目录，可能为历史代码',
  },
  noRange: { en: 'This range is not allocated', zh: '该号段未分配' },
  virtualRange: { en: 'A range of virtual operators', zh: '虚拟运营商号段' },
  numberingPlan: {
    en: 'Public numbering plan; a ported number may have another carrier',
    zh: '公开号段分配，携号转网后运营商可能不同',
  },
  mobile: { en: 'China Mobile', zh: '中国移动' },
  unicom: { en: 'China Unicom', zh: '中国联通' },
  telecom: { en: 'China Telecom', zh: '中国电信' },
  broadnet: { en: 'China Broadnet', zh: '中国广电' },
} as const satisfies Record<string, Words>;
