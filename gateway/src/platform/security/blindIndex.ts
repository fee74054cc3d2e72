import { createHmac } from 'node:crypto';

/**
 * The kind of the indexed value. The same value gives another index for another kind, so tables cannot be joined by guess.
 */
export type IndexKind =
  | 'mobile'
  | 'idNumber'
  | 'creditCode'
  | 'name'
  | 'smsCode'
  | 'ip'
  | 'wechat'
  | 'request'
  | 'batchWord'
  | 'batchHead';

/** Keyed equality search over encrypted values: HMAC-SHA256, in hex. Normalise (trim, case) before. */
export class BlindIndex {
  constructor(private readonly key: Buffer) {
    if (key.length !== 32) throw new Error('The blind index key must have 32 bytes');
  }

  of(kind: IndexKind, value: string): string {
    return createHmac('sha256', this.key).update(`${kind}\0${value}`).digest('hex');
  }
}
