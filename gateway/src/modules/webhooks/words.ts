import type { WebhookUrlFault } from '@probity/contract/rules/webhookUrl';
import type { Words, WordTable } from '../../kernel/words';

export const words = {
  nameNeeded: { en: 'Please enter a name of at most 60 characters', zh: '请输入名称，最多 60 个字符' },
} satisfies WordTable;

export type AddressFault = WebhookUrlFault | 'private' | 'host' | 'tooLong';

/** Reasons why a webhook may not use an address. */
export const addressWords: Record<AddressFault, Words> = {
  required: { en: 'Please enter an address', zh: '请输入地址' },
  invalid: {
    en: 'Please enter a whole address, such as https://example.com/hooks',
    zh: '请输入完整地址，例如 https://example.com/hooks',
  },
  scheme: { en: 'The address must begin with https://', zh: '地址必须以 https:// 开头' },
  credentials: {
    en: 'The address must not contain a user name or password',
    zh: '地址中不能包含用户名或密码',
  },
  private: {
    en: 'This host is not on the public internet, so nothing can be sent to it',
    zh: '该主机不在公网上，无法向其发送',
  },
  host: {
    en: 'The operator of this platform has not allowed webhooks to this host',
    zh: '平台运营方尚未开放向该主机发送 Webhook',
  },
  tooLong: { en: 'The address is too long', zh: '地址过长' },
};
