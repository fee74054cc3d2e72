import type { TextFault, TextFaultName } from '@probity/contract/rules/signedTexts';
import type { Words, WordTable } from '../../../kernel/words';

/** What is wrong with a text, at its field. */
export const textFaultWords: Record<TextFaultName, (about: Pick<TextFault, 'about'>) => Words> = {
  missing: () => ({ en: 'Please write this in both languages', zh: '中英文均须填写' }),
  long: ({ about }) => ({ en: `At most ${about} characters`, zh: `最多 ${about} 个字符` }),
  markup: ({ about }) => ({
    en: `Plain text only: take out the markup ${about}`,
    zh: `仅限纯文本，请去掉标记 ${about}`,
  }),
  noHeading: () => ({
    en: 'Please begin with a heading: a line that begins with #',
    zh: '请以标题开头，标题行以 # 开始',
  }),
  heading: ({ about }) => ({
    en: `A consent has no headings: take out “${about}”`,
    zh: `授权书不使用标题，请去掉“${about}”`,
  }),
  lines: ({ about }) => ({
    en: `A text has at most ${about} lines`,
    zh: `文本最多 ${about} 行`,
  }),
  emptySection: ({ about }) => ({
    en: `The section “${about}” has no heading or no paragraph`,
    zh: `“${about}”一节缺少标题或段落`,
  }),
  placeUnknown: ({ about }) => ({
    en: `${about} is not filled in by anything here`,
    zh: `此处没有可填入 ${about} 的内容`,
  }),
  placeMissing: ({ about }) => ({ en: `${about} is missing`, zh: `缺少 ${about}` }),
  sections: ({ about }) => ({
    en: `English and Chinese have different numbers of headings (${about})`,
    zh: `中英文的标题数量不同（英文 : 中文 = ${about}）`,
  }),
};

export const words = {
  announcedFirst: ({ day }: { day: string }) => ({
    en: `A version that has to be signed again is announced 30 days before: ${day} at the earliest`,
    zh: `须重新签署的版本应至少提前 30 日公布，最早为 ${day}`,
  }),
  consentAnew: {
    en: 'A consent that was given holds: nobody gives it anew',
    zh: '已作出的授权继续有效，无需重新授权',
  },
  reasonNeeded: { en: 'Please write at least four characters', zh: '请至少填写 4 个字符' },
} satisfies WordTable;
