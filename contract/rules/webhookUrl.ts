import { trimUnseen } from './plainText';

/** Why a text is no webhook's address, as far as its text alone tells. Which hosts are permitted is the gateway's to say. */
export type WebhookUrlFault = 'required' | 'invalid' | 'scheme' | 'credentials';

/**
 * The first fault of a webhook's address, or undefined. https or http; whether http will do is the gateway's to say.
 * @param text as typed; spaces around it do not count
 */
export function webhookUrlFault(text: string): WebhookUrlFault | undefined {
  const address = trimUnseen(text);
  if (address === '') return 'required';
  if (!/^https?:\/\//i.test(address)) return /^[a-z][a-z\d+.-]*:/i.test(address) ? 'scheme' : 'invalid';
  // WHATWG URL parsing forgives spaces and backslashes inside; what is saved should be what was meant.
  if (/[\s\\]/.test(address) || !URL.canParse(address)) return 'invalid';
  const { username, password } = new URL(address);
  return username !== '' || password !== '' ? 'credentials' : undefined;
}

/** The address as it is kept and called: normalised, without the part after # that is never sent. */
export function normalWebhookUrl(text: string): string {
  const url = new URL(trimUnseen(text));
  url.hash = '';
  return url.href;
}
