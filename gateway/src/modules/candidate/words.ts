import { MAX_TEXT } from '@probity/contract/rules/fields/kinds';
import type { WordTable } from '../../kernel/words';

export const words = {
  onPaper: { en: 'The signed form counts for this check', zh: '以已签署的授权书为准' },
  undecided: { en: 'Please decide for each item', zh: '请对每个项目作出选择' },
  notWithdrawable: { en: 'Only unfinished items can be withdrawn', zh: '只能撤回尚未完成的项目' },
  uploadAgain: { en: 'Please upload this file again', zh: '请重新上传该文件' },
} satisfies WordTable;

/** Faults of the form. */
export const formWords = {
  missing: { en: 'Please fill this in', zh: '请填写' },
  none: {
    en: 'Please add at least one entry, or say why there is none',
    zh: '请至少填写一条，或说明没有的原因',
  },
  fewer: { en: 'Please say why there are fewer than asked for', zh: '请说明少于要求数量的原因' },
  choice: { en: 'Please choose from the list', zh: '请从列表中选择' },
  long: { en: `At most ${MAX_TEXT} characters`, zh: `最多 ${MAX_TEXT} 个字符` },
  month: {
    en: 'Please give a month between 1900 and 2099, as in 2021-07',
    zh: '请填写 1900 至 2099 年间的年月，例如 2021-07',
  },
  order: { en: 'The end is before the start', zh: '结束时间早于开始时间' },
  confirm: { en: 'Please confirm your ID number', zh: '请确认身份证号' },
} satisfies WordTable;
