import type { Work } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import type { CheckRow } from './checkRepository';

/** Keeps why a check was ended, in the words of who did it. */
export async function keepReason(work: Work, check: CheckRow, reason: string): Promise<void> {
  const place = { table: 'checks', column: 'closed_reason_enc', rowId: check.id };
  await work.tx.run(sql`update checks set closed_reason_enc = ${work.services.crypto.encrypt(reason, place)}
    where main_id = ${check.mainId} and id = ${check.id}`);
}
