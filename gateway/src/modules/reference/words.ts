import {
  LONGEST_DICT_WORD,
  MOST_DICT_ENTRIES,
  type DictListFault,
  type DictWordFault,
} from '@probity/contract/rules/dictionaries';
import { LONGEST_SPHERE_VALUE, type SphereFaultName } from '@probity/contract/rules/sphereSettings';
import { fieldWords, type Words } from '../../kernel/words';

/** What is wrong with a public setting, at its field. */
export const sphereFaultWords = {
  missing: fieldWords.required,
  long: fieldWords.maxLength({ limit: LONGEST_SPHERE_VALUE }),
  phone: {
    en: 'A mobile, a landline with its area code, a 400 number or a short one such as 95588',
    zh: '请填写手机号、带区号的座机号、400 电话或 95588 等短号',
  },
  email: { en: 'Please enter a complete e-mail address', zh: '请填写完整的邮箱地址' },
  hours: {
    en: 'From and to in hours and minutes, as in 09:00-18:00',
    zh: '请填写起止时间，例如 09:00-18:00',
  },
  icp: {
    en: 'As it stands on the filing: the province, ICP, and the number',
    zh: '请按备案填写，例如 京ICP备12345678号-1',
  },
} satisfies Record<SphereFaultName, Words>;

/** What is wrong with a word of a dictionary, at its field. */
export const dictWordWords = {
  missing: fieldWords.required,
  long: fieldWords.maxLength({ limit: LONGEST_DICT_WORD }),
  markup: {
    en: 'Words only: no angle brackets, braces or codes of signs',
    zh: '只能填写文字，不能含尖括号、花括号或字符代码',
  },
  formula: {
    en: 'It cannot begin with = + - @ ; or |: a sheet would take it for a formula',
    zh: '不能以 = + - @ ; | 开头，表格会将其视为公式',
  },
  twice: { en: 'Another entry has this word', zh: '已有条目使用该名称' },
} satisfies Record<DictWordFault, Words>;

/** What is wrong with the list as a whole. */
export const dictListWords = {
  values: {
    en: 'The list has other values than this dictionary; load the page again',
    zh: '条目与该字典不符，请刷新页面',
  },
  full: { en: `At most ${MOST_DICT_ENTRIES} entries`, zh: `最多 ${MOST_DICT_ENTRIES} 个条目` },
  kept: {
    en: 'An entry that a rule of the product depends on stays offered',
    zh: '产品规则所依据的条目须保留可选',
  },
  noneOffered: { en: 'At least one entry stays offered', zh: '至少保留一个可选条目' },
  defaultOff: {
    en: 'The default is one entry that is offered, where new entries begin with one',
    zh: '默认项须为一个可选条目，且仅适用于有默认值的字典',
  },
  stateFixed: { en: 'Of this dictionary the words alone change', zh: '该字典只能修改文字' },
} satisfies Record<DictListFault, Words>;

export const unchangedWords: Words = {
  en: 'Nothing differs from what is in force',
  zh: '与现行内容没有差异',
};
