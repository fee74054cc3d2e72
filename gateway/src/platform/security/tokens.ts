import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A session token: 256 random bits, base64url (43 characters). Only its SHA-256 is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The `s` of an invitation or a share: 192 random bits, base64url (32 characters). Only its hash is stored. */
export function newShareCode(): string {
  return randomBytes(24).toString('base64url');
}

/** Hex SHA-256 of a token or an `s`. A plain hash is enough for values this random. */
export function sha256Hex(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Six digits, each equally likely. */
export function newSmsCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** Hex HMAC-SHA256, for signing calls to providers. */
export function hmacHex(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Equality of two strings in constant time for equal lengths. */
export function safeEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
