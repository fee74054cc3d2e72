import { CODE } from '@probity/contract/codeNames';
import type { Services } from '../../kernel/context';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { BusinessError } from '../../kernel/errors';

export interface IdempotentCall {
  mainId: string;
  userId: string;
  operation: string;
  key: string;
  body: unknown;
}

/**
 * Does `work` once per key and repeats its first reply for the same request. Key, effect and reply commit together; a second
 * request waits for the first on the key's row. The reply is kept encrypted: it may carry a link that is stored nowhere
 * else. The request is kept as a keyed hash, because a body with a phone or an ID number has so few possible values that a
 * plain hash could be guessed.
 */
export async function once(
  tx: Tx,
  { crypto, blindIndex }: Pick<Services, 'crypto' | 'blindIndex'>,
  call: IdempotentCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const field = {
    table: 'idempotency_key',
    column: 'reply',
    rowId: `${call.mainId}:${call.operation}:${call.key}`,
  };
  const hash = blindIndex.of('request', JSON.stringify([call.operation, call.userId, sorted(call.body)]));
  const fresh = await tx.run(sql`insert into idempotency_key (main_id, key, operation, user_id, request_hash)
    values (${call.mainId}, ${call.key}, ${call.operation}, ${call.userId}, ${hash}) on conflict do nothing`);
  if (fresh === 0) {
    const kept = await tx.one<{
      requestHash: string;
      sealed: string;
    }>(sql`select request_hash as "requestHash", reply ->> 'sealed' as sealed
      from idempotency_key where operation = ${call.operation} and key = ${call.key} and main_id = ${call.mainId}`);
    if (kept.requestHash !== hash) throw new BusinessError(CODE.KEY_REUSED);
    return JSON.parse(crypto.decrypt(Buffer.from(kept.sealed, 'base64'), field)) as unknown;
  }
  const reply = (await work()) ?? null;
  const sealed = crypto.encrypt(JSON.stringify(reply), field).toString('base64');
  await tx.run(sql`update idempotency_key set reply = ${json({ sealed })}::jsonb
    where operation = ${call.operation} and key = ${call.key} and main_id = ${call.mainId}`);
  return reply;
}

/** The same object whatever the order of its fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}
