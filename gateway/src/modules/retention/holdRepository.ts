import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface HoldRow {
  id: string;
  checkId: string;
  orderNo: string;
  reasonEnc: Buffer;
  until: string | null;
  placedBy: string;
  placedAt: Date;
  releasedBy: string | null;
  releasedAt: Date | null;
  releaseReasonEnc: Buffer | null;
}

const columns = sql`h.id, h.check_id as "checkId", c.order_no as "orderNo", h.reason_enc as "reasonEnc", h.until,
  coalesce((select u.nick_name from user_by_id(h.placed_by) u), '') as "placedBy", h.placed_at as "placedAt",
  (select u.nick_name from user_by_id(h.released_by) u) as "releasedBy", h.released_at as "releasedAt",
  h.release_reason_enc as "releaseReasonEnc"`;
const from = sql`from legal_hold h join checks c on c.main_id = h.main_id and c.id = h.check_id`;

/** Active ones first, then the newest. */
export function holdsOf(tx: Tx, mainId: string, limit: number): Promise<HoldRow[]> {
  return tx.many<HoldRow>(sql`select ${columns} ${from} where h.main_id = ${mainId}
    order by h.released_at is not null, h.placed_at desc, h.id desc limit ${limit}`);
}

/** Locked: two releases at once run one after the other. */
export function holdById(tx: Tx, mainId: string, id: string): Promise<HoldRow | null> {
  return tx.maybeOne<HoldRow>(
    sql`select ${columns} ${from} where h.main_id = ${mainId} and h.id = ${id} for update of h`,
  );
}

/** The checks of an order that still have data to keep. */
export function checksOfOrder(tx: Tx, mainId: string, orderNo: string): Promise<{ id: string }[]> {
  return tx.many(sql`select id from checks where main_id = ${mainId} and order_no = ${orderNo} order by id`);
}

export async function insertHold(
  tx: Tx,
  hold: {
    mainId: string;
    id: string;
    checkId: string;
    reasonEnc: Buffer;
    until: string | null;
    by: string;
    at: Date;
  },
): Promise<void> {
  await tx.run(sql`insert into legal_hold (main_id, id, check_id, reason_enc, until, placed_by, placed_at)
    values (${hold.mainId}, ${hold.id}, ${hold.checkId}, ${hold.reasonEnc}, ${hold.until}, ${hold.by}, ${hold.at})`);
}

export async function endHold(
  tx: Tx,
  hold: { mainId: string; id: string; reasonEnc: Buffer; by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update legal_hold set released_by = ${hold.by}, released_at = ${hold.at},
      release_reason_enc = ${hold.reasonEnc}
    where main_id = ${hold.mainId} and id = ${hold.id}`);
}
