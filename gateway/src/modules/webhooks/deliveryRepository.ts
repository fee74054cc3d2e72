import type { components } from '../../kernel/contract.gen';
import { empty, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { timeKey, type PagePosition } from '../../kernel/paging';

type Schemas = components['schemas'];
export type DeliveryStatus = Schemas['DeliveryStatus'];
export type DeliveryFault = Schemas['DeliveryFault'];

export interface DeliveryRow {
  mainId: string;
  id: string;
  webhookId: string;
  eventId: string;
  kind: string;
  body: string;
  orderNo: string | null;
  status: DeliveryStatus;
  attempts: number;
  seriesAttempts: number;
  seriesFrom: Date | null;
  nextAttemptAt: Date | null;
  attemptedAt: Date | null;
  durationMs: number | null;
  httpStatus: number | null;
  fault: DeliveryFault | null;
  faultCode: string | null;
  askedAt: Date | null;
  createdAt: Date;
  /** The moment it was made, to the microsecond, as the position of a page. */
  sortKey: string;
}

const columns = sql`main_id as "mainId", id, webhook_id as "webhookId", event_id as "eventId", kind, body,
  body::jsonb #>> '{check,orderNo}' as "orderNo", status,
  attempts, series_attempts as "seriesAttempts", series_from as "seriesFrom", next_attempt_at as "nextAttemptAt",
  attempted_at as "attemptedAt", duration_ms as "durationMs", http_status as "httpStatus", fault,
  fault_code as "faultCode", asked_at as "askedAt", created_at as "createdAt", ${timeKey(sql`created_at`)} as "sortKey"`;

export type NewDelivery = Pick<
  DeliveryRow,
  'mainId' | 'id' | 'webhookId' | 'eventId' | 'kind' | 'body' | 'askedAt' | 'createdAt'
>;

/** False when the webhook has this event already. */
export async function insertDelivery(tx: Tx, row: NewDelivery): Promise<boolean> {
  const added = await tx.run(sql`insert into webhook_delivery
      (main_id, id, webhook_id, event_id, kind, body, next_attempt_at, asked_at, created_at)
    values (${row.mainId}, ${row.id}, ${row.webhookId}, ${row.eventId}, ${row.kind}, ${row.body}, ${row.createdAt},
            ${row.askedAt}, ${row.createdAt})
    on conflict (main_id, webhook_id, event_id) do nothing`);
  return added === 1;
}

export function deliveryById(tx: Tx, mainId: string, id: string): Promise<DeliveryRow | null> {
  return tx.maybeOne(sql`select ${columns} from webhook_delivery where main_id = ${mainId} and id = ${id}`);
}

export interface DeliveryFilter {
  webhookId: string;
  status: DeliveryStatus | null;
  /** Only these. */
  ids: readonly string[] | null;
  after: PagePosition | null;
  limit: number;
}

/** Newest first. */
export function deliveriesOf(tx: Tx, mainId: string, filter: DeliveryFilter): Promise<DeliveryRow[]> {
  const { status, ids, after } = filter;
  return tx.many(sql`select ${columns} from webhook_delivery
    where main_id = ${mainId} and webhook_id = ${filter.webhookId}
      ${status ? sql`and status = ${status}` : empty}
      ${ids ? sql`and id = any(${[...ids]}::uuid[])` : empty}
      ${after ? sql`and (created_at, id) < (${after.key}::timestamptz, ${after.id}::uuid)` : empty}
    order by created_at desc, id desc limit ${filter.limit}`);
}

/** The newest delivery of each webhook of the account. */
export function newestDeliveries(tx: Tx, mainId: string): Promise<DeliveryRow[]> {
  return tx.many(sql`select d.* from webhook w, lateral (select ${columns} from webhook_delivery
      where main_id = w.main_id and webhook_id = w.id order by created_at desc, id desc limit 1) d
    where w.main_id = ${mainId}`);
}

/** The outcome of one attempt. */
export type Outcome = Pick<
  DeliveryRow,
  | 'status'
  | 'seriesFrom'
  | 'nextAttemptAt'
  | 'attemptedAt'
  | 'durationMs'
  | 'httpStatus'
  | 'fault'
  | 'faultCode'
>;

/** False when another attempt has been recorded since `attempts` was read: one of two concurrent attempts is not counted. */
export async function recordTry(tx: Tx, row: DeliveryRow, outcome: Outcome): Promise<boolean> {
  const written =
    await tx.run(sql`update webhook_delivery set status = ${outcome.status}, attempts = attempts + 1,
      series_attempts = series_attempts + 1, series_from = ${outcome.seriesFrom},
      next_attempt_at = ${outcome.nextAttemptAt}, attempted_at = ${outcome.attemptedAt},
      duration_ms = ${outcome.durationMs}, http_status = ${outcome.httpStatus}, fault = ${outcome.fault},
      fault_code = ${outcome.faultCode}
    where main_id = ${row.mainId} and id = ${row.id} and attempts = ${row.attempts}`);
  return written === 1;
}

/** Drops waiting deliveries: they are not sent any more. */
export async function dropWaiting(tx: Tx, mainId: string, webhookId: string): Promise<void> {
  await tx.run(sql`update webhook_delivery set status = 'failed', next_attempt_at = null, fault = 'disabled',
      fault_code = null
    where main_id = ${mainId} and webhook_id = ${webhookId} and status = 'waiting'`);
}

/** Restarts a delivery: waiting, with no attempts counted. */
export async function restartDelivery(tx: Tx, mainId: string, id: string, now: Date): Promise<void> {
  await tx.run(sql`update webhook_delivery set status = 'waiting', series_attempts = 0, series_from = null,
      next_attempt_at = ${now}, asked_at = ${now}
    where main_id = ${mainId} and id = ${id}`);
}

/** The number of deliveries requested by people of the account since a moment. */
export async function askedSince(tx: Tx, mainId: string, since: Date): Promise<number> {
  const { asked } = await tx.one<{ asked: number }>(sql`select count(*) as asked from webhook_delivery
    where main_id = ${mainId} and asked_at > ${since}`);
  return asked;
}
