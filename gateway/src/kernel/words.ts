import { MOST_DAYS_AHEAD } from '@probity/contract/rules/catalogueEdit';
import type { Lang } from './context';

/** A text in every language of the product; one with a language missing does not compile. */
export type Words = Readonly<Record<Lang, string>>;

/**
 * The texts of a module by key. They stand in its words.ts (or words/) and nowhere else: lint. A text with a name or number
 * in it is a function: `({ n }: { n: number }) => ({ en: `${n} days`, zh: `${n} 天` })`.
 */
export type WordTable = Readonly<Record<string, Words | ((named: never) => Words)>>;

export const commonWords = {
  unknownFault: {
    en: 'unknown system error, please report to the administrator',
    zh: '系统未知错误，请反馈给管理员',
  },
  /** Who is not named. */
  who: { en: 'Somebody else', zh: '他人' },
  /** What they do with a piece of work, where nothing else is said. */
  does: { en: 'is working on', zh: '正' },
  /** Joins the names of a list. */
  listJoint: { en: ', ', zh: '、' },
  minutes: ({ n }: { n: number }) => ({ en: `${n} minute${n === 1 ? '' : 's'}`, zh: `${n} 分钟` }),
  hours: ({ n }: { n: number }) => ({ en: `${n} hour${n === 1 ? '' : 's'}`, zh: `${n} 小时` }),
  /** A list whose own name is erased. */
  listOf: ({ day }: { day: string }) => ({ en: `List of ${day}`, zh: `${day} 的名单` }),
  nameNeeded: { en: 'Please enter a name', zh: '请填写名称' },
  fullNameNeeded: { en: 'Please enter your full name', zh: '请填写您的姓名' },
  samePassword: {
    en: 'This is your current password. Please choose another one',
    zh: '新密码与当前密码相同，请换一个',
  },
  timeZone: { en: 'Is not a time zone', zh: '时区无效' },
} satisfies WordTable;

/** What is wrong with the day from which something is to count. */
export const dayWords = {
  dayOver: { en: 'This day is over in China', zh: '该日期（北京时间）已过' },
  dayFar: { en: `At most ${MOST_DAYS_AHEAD} days ahead`, zh: `最多提前 ${MOST_DAYS_AHEAD} 天` },
} satisfies WordTable;

/** Reasons why the contract refuses a field, by the JSON Schema keyword it breaks. They never quote the value. */
export const fieldWords = {
  required: { en: 'This field is required', zh: '此项必填' },
  noName: {
    en: 'This does not look like a person’s name: a name begins with a letter and has no symbols such as = @ # or emoji',
    zh: '这不像是姓名：姓名应以文字或字母开头，不含表情或 = @ # 等符号',
  },
  unknown: { en: 'This field is not known', zh: '未知字段' },
  type: ({ type }: { type: string }) => ({ en: `Must be of type ${type}`, zh: `类型应为 ${type}` }),
  minLength: ({ limit }: Limit) => ({
    en: `Must have at least ${limit} characters`,
    zh: `至少 ${limit} 个字符`,
  }),
  maxLength: ({ limit }: Limit) => ({
    en: `Must have at most ${limit} characters`,
    zh: `最多 ${limit} 个字符`,
  }),
  minItems: ({ limit }: Limit) => ({ en: `Must have at least ${limit} entries`, zh: `至少 ${limit} 项` }),
  maxItems: ({ limit }: Limit) => ({ en: `Must have at most ${limit} entries`, zh: `最多 ${limit} 项` }),
  uniqueItems: { en: 'Entries must not repeat', zh: '不能有重复项' },
  minimum: ({ limit }: Limit) => ({ en: `Must be at least ${limit}`, zh: `不能小于 ${limit}` }),
  maximum: ({ limit }: Limit) => ({ en: `Must be at most ${limit}`, zh: `不能大于 ${limit}` }),
  enum: ({ allowedValues }: { allowedValues: readonly unknown[] }) => ({
    en: `Must be one of ${allowedValues.join(commonWords.listJoint.en)}`,
    zh: `只能是 ${allowedValues.join(commonWords.listJoint.zh)}`,
  }),
  const: ({ allowedValue }: { allowedValue: unknown }) => ({
    en: `Must be ${String(allowedValue)}`,
    zh: `只能是 ${String(allowedValue)}`,
  }),
  format: ({ format }: { format: string }) => ({
    en: `Is not a valid ${format}`,
    zh: `${format} 格式不正确`,
  }),
  phone: { en: 'Please enter a valid phone number', zh: '请输入正确的手机号' },
  email: { en: 'Please enter a valid e-mail address', zh: '请输入正确的邮箱地址' },
  pattern: { en: 'Has the wrong format', zh: '格式不正确' },
  otherwise: { en: 'Is not valid', zh: '内容不正确' },
} satisfies WordTable;

interface Limit {
  limit: number;
}
