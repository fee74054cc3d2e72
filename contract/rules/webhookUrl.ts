import { trimUnseen } from './plainText';

/** Reasons why a text is no webhook's address, judged by the text alone. The gateway decides which hosts are permitted. */
export type WebhookUrlFault = 'required' | 'invalid' | 'scheme' | 'credentials';

/**
 * The first fault of a webhook's address, or undefined. https or http; the gateway decides whether http is permitted.
 * @param text as typed; spaces around it do not count
 */
export function webhookUrlFault(text: string): WebhookUrlFault | undefined {
  const address = trimUnseen(text);
  if (address === '') return 'required';
  if (!/^https?:\/\//i.test(address)) return /^[a-z][a-z\d+.-]*:/i.test(address) ? 'scheme' : 'invalid';
  // WHATWG URL parsing tolerates spaces and backslashes inside; the saved address should be the one that was meant.
  if (/[\s\\]/.test(address) || !URL.canParse(address)) return 'invalid';
  const { username, password } = new URL(address);
  return username !== '' || password !== '' ? 'credentials' : undefined;
}

/** The address as it is stored and called: normalised, without the part after #, which is never sent. */
export function normalWebhookUrl(text: string): string {
  const url = new URL(trimUnseen(text));
  url.hash = '';
  return url.href;
}
