import type { EventRow } from '../auditRepository';
import type { Words, WordTable } from '../../../kernel/words';

/** Who did it, at the beginning of a sentence, where no name is known or may be shown. */
export const whoActed: Record<EventRow['actorKind'], Words> = {
  visitor: { en: 'A candidate or reader', zh: '候选人或报告阅读者' },
  anonymous: { en: 'Somebody who was not signed in', zh: '未登录者' },
  system: { en: 'The system', zh: '系统' },
  staff: { en: 'Somebody from Probity', zh: 'Probity 工作人员' },
  enterprise: { en: 'Somebody unknown', zh: '一位未知人员' },
  apiKey: { en: 'An API key', zh: '一个 API 密钥' },
};

/** What something was done to, within a sentence; in Chinese with a space to either side of what is no Chinese. */
export const subjects = {
  candidate: { en: 'The candidate', zh: '候选人' },
  checkOf: ({ no, name }: { no: string; name: string }) => ({
    en: `the check ${no} of ${name}`,
    zh: `${name}的背调 ${no} `,
  }),
  check: ({ no }: { no: string }) => ({ en: `the check ${no}`, zh: `背调 ${no} ` }),
  aCheck: { en: 'a check', zh: '一份背调' },
  order: ({ no }: { no: string }) => ({ en: `the order ${no}`, zh: `订单 ${no} ` }),
  anOrder: { en: 'an order', zh: '一个订单' },
  department: ({ name }: { name: string }) => ({ en: `the department ${name}`, zh: `部门 ${name} ` }),
  aDepartment: { en: 'a department that no longer exists', zh: '一个已不存在的部门' },
  apiKey: ({ name }: { name: string }) => ({ en: `the API key ${name}`, zh: ` API 密钥 ${name} ` }),
  anApiKey: { en: 'an API key', zh: '一个 API 密钥' },
  webhook: ({ name }: { name: string }) => ({ en: `the webhook ${name}`, zh: `名为 ${name} 的 Webhook ` }),
  aWebhook: { en: 'a webhook', zh: '一个 Webhook' },
  batch: ({ name }: { name: string }) => ({ en: `the batch ${name}`, zh: `批次 ${name} ` }),
  aBatch: { en: 'a batch', zh: '一个批次' },
  invoice: ({ name }: { name: string }) => ({ en: `the invoice ${name}`, zh: `发票 ${name} ` }),
  /** One without a number yet, by whom it is to. */
  invoiceTo: ({ name }: { name: string }) => ({
    en: `the invoice to ${name}`,
    zh: `抬头为 ${name} 的发票`,
  }),
  anInvoice: { en: 'an invoice', zh: '一张发票' },
  /** Work that is about no check, by its kind: a certification, a recharge, a lost phone. */
  task: ({ title }: { title: string }) => ({ en: `the task “${title}”`, zh: `“${title}”` }),
  aTask: { en: 'a task that no longer exists', zh: '一项已不存在的工作' },
  certification: { en: 'the certification of the enterprise', zh: '企业认证' },
  somebody: { en: 'somebody unknown', zh: '一位未知人员' },
  something: { en: 'something', zh: '某项内容' },
} satisfies WordTable;

/** The end of a sentence. */
export const fullStop: Words = { en: '.', zh: '。' };

/** An action that this version does not know. */
export const unknownDeed = ({ who, action }: { who: string; action: string }) => ({
  en: `${who} did something this version does not recognise: ${action}`,
  zh: `${who}执行了本版本无法识别的操作：${action}`,
});
