import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

interface Leaver {
  mainId: string;
  from: string;
}

/** Acts about the records of one person, and the parts that the job gives of them, wait for each other until the transaction ends. */
export async function lockGiving(tx: Tx, { mainId, from }: Leaver): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended(${`handover ${mainId} ${from}`}, 0))`);
}

/** To whom the latest act about somebody gave the records they owned; null where none is known. */
export async function latestReceiver(tx: Tx, { mainId, from }: Leaver): Promise<string | null> {
  const act = await tx.maybeOne<{ to: string }>(sql`select detail ->> 'person' as to from domain_event
    where main_id = ${mainId} and kind = 'member.handedOver' and detail ->> 'owner' = ${from}
      and detail ? 'rows' order by id desc limit 1`);
  return act?.to ?? null;
}
