import { createDecipheriv, createSign, createVerify, randomBytes, type KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { PaymentFault } from './paymentProvider';

/** What WeChat Pay signs is not older, nor newer, than this: a recorded message is worth nothing later. */
const SKEW_S = 300;
const TAG_BYTES = 16;

export interface MerchantKey {
  merchantId: string;
  serialNo: string;
  privateKey: KeyObject;
}

/** The key that WeChat Pay signs with, and what it is called there. */
export interface PlatformKey {
  id: string;
  key: KeyObject;
}

/** The header `Authorization` of a request: WECHATPAY2-SHA256-RSA2048 over method, path, time, nonce and body. */
export function authorization(
  { merchantId, serialNo, privateKey }: MerchantKey,
  request: { method: string; path: string; body: string },
  now: Date,
): string {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const nonce = randomBytes(16).toString('hex').toUpperCase();
  const text = [request.method, request.path, timestamp, nonce, request.body, ''].join('\n');
  const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');
  return (
    `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",` +
    `timestamp="${timestamp}",serial_no="${serialNo}"`
  );
}

/**
 * Holds what came to the key of WeChat Pay: an answer and a notification are signed alike.
 * @throws PaymentFault `forged`, saying which part is wrong and nothing of it
 */
export function assertSigned(
  platform: PlatformKey,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  now: Date,
): void {
  const [serial, timestamp, nonce, signature] = ['serial', 'timestamp', 'nonce', 'signature'].map((name) => {
    const value = headers[`wechatpay-${name}`];
    return typeof value === 'string' ? value : '';
  }) as [string, string, string, string];
  if (serial !== platform.id) throw new PaymentFault('forged', 'Signed with an unknown key');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > SKEW_S)
    throw new PaymentFault('forged', 'Signed too long ago');
  if (nonce === '') throw new PaymentFault('forged', 'Signed without a nonce');
  const isSigned = createVerify('RSA-SHA256')
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .verify(platform.key, signature, 'base64');
  if (!isSigned) throw new PaymentFault('forged', 'The signature is wrong');
}

/**
 * The content of a notification: AES-256-GCM under the merchant's APIv3 key.
 * @throws PaymentFault `forged` for what was not sealed with this key
 */
export function openResource(apiKey: Buffer, resource: unknown): Record<string, unknown> {
  const {
    algorithm,
    ciphertext,
    nonce,
    associated_data: associated = '',
  } = (resource ?? {}) as Record<string, unknown>;
  if (algorithm !== 'AEAD_AES_256_GCM' || typeof ciphertext !== 'string' || typeof nonce !== 'string')
    throw new PaymentFault('forged', 'The notification is sealed in no known way');
  const sealed = Buffer.from(ciphertext, 'base64');
  if (sealed.length <= TAG_BYTES) throw new PaymentFault('forged', 'The notification holds nothing');
  try {
    const cipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(String(associated)));
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
    return JSON.parse(plain.toString('utf8')) as Record<string, unknown>;
  } catch {
    // A wrong key, a wrong tag and text that is no JSON are one: nothing of it is believed.
    throw new PaymentFault('forged', 'The notification cannot be opened');
  }
}
