import { isIP } from 'node:net';
import { normalWebhookUrl, webhookUrlFault } from '@probity/contract/rules/webhookUrl';
import type { Services } from '../../kernel/context';
import type { AddressFault } from './words';

type Parts = Pick<Services, 'config' | 'customerOutbound'>;

const LONGEST = 1_000;

/**
 * The fault of a webhook's address as far as its text shows one (security rule 18): https, a host that the operator has
 * opened, and not one that only a private network knows. The addresses behind the name are checked at connection time.
 * Outside production OUTBOUND_ALLOW opens private and plain http hosts too, for receivers on one's own machine.
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

/**
 * Names that no public resolver answers, and those of one label, which a resolver completes with its own network's domain.
 */
function isPrivateName(host: string): boolean {
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0) return false;
  return !host.includes('.') || /\.(localhost|local|internal|intranet|lan|home\.arpa)$/.test(host);
}

function isOpened(host: string, opened: Parts['config']['webhookHosts']): boolean {
  if (opened === 'public') return true;
  return opened.some((one) => (one.startsWith('*.') ? host.endsWith(one.slice(1)) : host === one));
}
