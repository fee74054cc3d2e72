import { randomBytes } from 'node:crypto';
import { hmacHex } from '../../platform/security/tokens';

/** A secret for signing: 256 random bits, base64url, with a prefix that identifies it to anybody who finds it in a file. */
export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/**
 * The header `probity-signature`: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`, with one `v1` for each valid secret. The
 * time is signed too, so that a recorded delivery cannot be sent again later.
 * @param secrets the present one first; the whole text of each is the key
 */
export function signatureHeader(secrets: readonly string[], body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return [`t=${time}`, ...secrets.map((secret) => `v1=${hmacHex(secret, `${time}.${body}`)}`)].join(',');
}
