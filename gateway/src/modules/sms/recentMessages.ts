import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { SmsOutbox } from './smsOutbox';

export interface OutboxEntry {
  id: string;
  mobile: string;
  template: string;
  text: string;
  status: string;
  createdAt: string;
}

/** The newest messages first, of one phone or of all. */
export async function listOutbox(
  services: Services,
  outbox: SmsOutbox,
  mobile: string | null,
): Promise<OutboxEntry[]> {
  const index = mobile === null ? null : services.blindIndex.of('mobile', mobile);
  const rows = await services.db.direct.many<{
    id: string;
    payload: Buffer;
    status: string;
    createdAt: Date;
  }>(sql`select id, payload, status, created_at as "createdAt" from sms_outbox_recent(${index}::text, 100)`);
  return rows.map((row) => ({
    id: row.id,
    ...outbox.open(row.id, row.payload),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
}
