import { isIP } from 'node:net';
import {
  normalWebhookUrl,
  webhookUrlFault,
  type WebhookUrlFault,
} from '../../../../contract/rules/webhookUrl';
import type { Lang, Services } from '../../kernel/context';

type AddressFault = WebhookUrlFault | 'private' | 'host' | 'tooLong';
type Parts = Pick<Services, 'config' | 'customerOutbound'>;

const LONGEST = 1_000;

/** Why a webhook may not go to an address, in both languages. */
export const addressWords: Record<AddressFault, Record<Lang, string>> = {
  required: { en: 'Please enter an address', zh: '请输入地址' },
  invalid: {
    en: 'Please enter a whole address, such as https://example.com/hooks',
    zh: '请输入完整地址，例如 https://example.com/hooks',
  },
  scheme: { en: 'The address must begin with https://', zh: '地址必须以 https:// 开头' },
  credentials: {
    en: 'The address must not hold a user name or password',
    zh: '地址中不能包含用户名或密码',
  },
  private: {
    en: 'This host is not on the public internet, so nothing can be sent to it',
    zh: '该主机不在公网上，无法向其发送',
  },
  host: {
    en: 'The operator of this platform has not opened this host for webhooks',
    zh: '平台运营方尚未开放向该主机发送 Webhook',
  },
  tooLong: { en: 'The address is too long', zh: '地址过长' },
};

/**
 * Whether a webhook may go to an address as far as its text tells (security rule 18): https, a host that the operator has
 * opened, and not one that only a private network knows. The addresses behind the name are checked when they are connected
 * to. Outside production OUTBOUND_ALLOW opens private and plain http hosts too, for receivers on one's own machine.
 */
export function addressFault(text: string, { config, customerOutbound }: Parts): AddressFault | undefined {
  const fault = webhookUrlFault(text);
  if (fault) return fault;
  const address = normalWebhookUrl(text);
  if (address.length > LONGEST) return 'tooLong';
  const url = new URL(address);
  if (customerOutbound.allows(url)) return undefined;
  if (url.protocol !== 'https:') return 'scheme';
  const host = url.hostname.replace(/\.$/, '');
  if (!customerOutbound.permits(address) || isPrivateName(host)) return 'private';
  return isOpened(host, config.webhookHosts) ? undefined : 'host';
}

/** Names that no public resolver answers, and those of one label, which a resolver completes with its own network's. */
function isPrivateName(host: string): boolean {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return false;
  return !host.includes('.') || /\.(localhost|local|internal|intranet|lan|home\.arpa)$/.test(host);
}

function isOpened(host: string, opened: Parts['config']['webhookHosts']): boolean {
  if (opened === 'public') return true;
  return opened.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}
