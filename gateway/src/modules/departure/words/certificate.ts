import { BOOKS_KEPT_YEARS } from '@probity/contract/rules/closing';
import type { Words, WordTable } from '../../../kernel/words';
import type { Contents } from '../closing/contentsRepository';

/** What was erased, by kind, in the order of the paper. */
export const kindWords: Readonly<Record<keyof Contents, Words>> = {
  checks: { zh: '背调（候选人资料、核实内容）', en: 'Checks: candidates, what they gave, findings' },
  reports: { zh: '报告（含历次版本）', en: 'Reports, each version' },
  applications: { zh: '求职登记', en: 'Applications' },
  invitees: { zh: '邀请名单中的人员', en: 'People on lists of invitations' },
  forms: { zh: '登记表', en: 'Forms for applicants' },
  files: { zh: '文件', en: 'Files, with their stored bytes' },
  places: { zh: '账号成员', en: 'Places of people in the account' },
  departments: { zh: '部门', en: 'Departments' },
  packages: { zh: '自定义套餐（名称与说明）', en: 'Own packages: names, texts, reasons' },
  apiKeys: { zh: 'API 密钥', en: 'API keys' },
  webhooks: { zh: 'Webhook 及投递记录', en: 'Webhooks with their deliveries' },
  notifications: { zh: '通知', en: 'Notifications' },
};

export const certificateWords = {
  title: { zh: '数据删除证明', en: 'Certificate of erasure' },
  number: { zh: '证明编号', en: 'Number' },
  account: { zh: '账号', en: 'Account' },
  askedAt: { zh: '申请时间（UTC+8）', en: 'Asked for (UTC+8)' },
  erasedAt: { zh: '删除完成时间（UTC+8）', en: 'Erased (UTC+8)' },
  version: { zh: '执行版本', en: 'Erased by' },
  erasedHead: { zh: '已删除', en: 'Erased' },
  erasedLead: {
    zh: '以下数量为删除开始时与删除完成后两次清点之差。',
    en: 'Each figure is what was counted when the erasure began, less what was counted once it had ended.',
  },
  peopleErased: {
    zh: '其中不属于其他账号的人员（姓名、手机号、登录方式一并删除）',
    en: 'Of the people, those who belong to no other account: name, phone and ways in are gone',
  },
  peopleStay: {
    zh: '同时属于其他账号的人员仅退出本账号，其个人登录不受影响。草稿、保存的视图、链接、令牌、会话、企业认证资料及企业自填的其他文字亦已删除。备份中的副本随备份周期到期删除。',
    en: 'Who belongs to other accounts has left this one alone. Drafts, saved views, links, tokens, sessions, the certification of the enterprise and every other text it wrote are gone as well. Copies in backups go with the backups.',
  },
  keptHead: { zh: '依法保留', en: 'Kept, and why' },
  booksWhy: ({ until }: { until: string }) => ({
    zh: `账务及涉税资料：《税收征收管理法实施细则》第二十九条，保存 ${BOOKS_KEPT_YEARS} 年，至 ${until}。`,
    en: `Books and what belongs to them: article 29 of the rules for the Tax Collection Law, ${BOOKS_KEPT_YEARS} years, until ${until}.`,
  }),
  bookings: { zh: '资金流水', en: 'Bookings' },
  orders: { zh: '订单存根（编号、项目、金额、时间）', en: 'Stubs of orders: number, items, amount, time' },
  statements: { zh: '对账单', en: 'Statements' },
  invoices: { zh: '发票', en: 'Invoices' },
  recharges: { zh: '充值及转账凭证', en: 'Recharges with their slips' },
  payouts: { zh: '余额退款', en: 'Payouts' },
  contracts: { zh: '已签署的服务合同', en: 'Signed service contracts' },
  consents: { zh: '候选人授权证明', en: 'Proof of the consent of candidates' },
  consentsWhy: ({ until }: { until: string }) => ({
    zh: `《个人信息保护法》第十四条、第六十九条：须能证明已取得同意。按本账号设定的期限逐份删除，最后一份于 ${until} 删除。`,
    en: `Articles 14 and 69 of the Personal Information Protection Law: that consent was given has to be shown. Each goes by itself after the days this account had set, the last on ${until}.`,
  }),
  audit: { zh: '审计日志', en: 'Events of the audit log' },
  auditWhy: {
    zh: '哈希链式记录，逐条不可更改，用以证明上述删除及此前的操作；所记人员仅存编号，不设到期日。其中可能含有企业为套餐、登记表、密钥所起的名称。',
    en: 'A chain of hashes in which nothing can be changed: it proves this erasure and what was done before. People stand in it by number alone. It has no end of its own, and may hold names that the enterprise gave to packages, forms and keys.',
  },
  files: { zh: '上述资料所附文件', en: 'Files that belong to what is kept' },
  filesWhy: {
    zh: '转账凭证、发票、授权书；以及仍属于其他账号的人员的头像。原文件名已删除。',
    en: 'Slips, invoices, signed consents, and pictures of people who belong to other accounts. Their names are gone.',
  },
} satisfies WordTable;
