import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { DeliveryFault, DeliveryRow } from './deliveryRepository';

export interface Header {
  name: string;
  value: string;
}

/** What is kept of an answer. */
export interface KeptAnswer {
  answerHeaders: Header[];
  answer: string;
  answerBytes: number;
  answerIsWhole: boolean;
}

/** One try of a delivery, as it is kept. */
export interface TryRow extends KeptAnswer {
  number: number;
  url: string;
  sentHeaders: Header[];
  attemptedAt: Date;
  durationMs: number;
  httpStatus: number | null;
  fault: DeliveryFault | null;
  faultCode: string | null;
}

type Place = Pick<DeliveryRow, 'mainId' | 'id'>;

/** Tries kept of one delivery: a person can send it again without end. */
const MOST = 50;

/** Keeps a try; the oldest of too many go. */
export async function insertTry(tx: Tx, { mainId, id }: Place, row: TryRow): Promise<void> {
  await tx.run(sql`insert into webhook_try
      (main_id, delivery_id, number, url, sent_headers, attempted_at, duration_ms, http_status, fault, fault_code,
       answer_headers, answer, answer_bytes, answer_is_whole)
    values (${mainId}, ${id}, ${row.number}, ${row.url}, ${JSON.stringify(row.sentHeaders)}::jsonb, ${row.attemptedAt},
            ${row.durationMs}, ${row.httpStatus}, ${row.fault}, ${row.faultCode},
            ${JSON.stringify(row.answerHeaders)}::jsonb, ${row.answer}, ${row.answerBytes}, ${row.answerIsWhole})`);
  await tx.run(sql`delete from webhook_try
    where main_id = ${mainId} and delivery_id = ${id} and number <= ${row.number - MOST}`);
}

/** Newest first. */
export function triesOf(tx: Tx, { mainId, id }: Place): Promise<TryRow[]> {
  return tx.many(sql`select number, url, sent_headers as "sentHeaders", attempted_at as "attemptedAt",
      duration_ms as "durationMs", http_status as "httpStatus", fault, fault_code as "faultCode",
      answer_headers as "answerHeaders", answer, answer_bytes as "answerBytes", answer_is_whole as "answerIsWhole"
    from webhook_try where main_id = ${mainId} and delivery_id = ${id} order by number desc limit ${MOST}`);
}
