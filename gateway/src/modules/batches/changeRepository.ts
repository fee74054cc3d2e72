import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { BatchRecord } from './batchRepository';

/** So many changes of a batch can be taken back, one after the other. */
export const KEPT_CHANGES = 50;

/** What a change was, in names and numbers. */
export interface WhatChanged {
  kind: 'edit' | 'drop' | 'mend' | 'choose' | 'keep' | 'leave';
  /** Rows. */
  count: number;
}

export interface ChangeRow {
  no: number;
  what: WhatChanged;
  beforeEnc: Buffer;
}

type Key = Pick<BatchRecord, 'mainId' | 'id'>;

/** The last change that is not taken back. */
export function lastChange(tx: Tx, { mainId, id }: Key): Promise<ChangeRow | null> {
  return tx.maybeOne<ChangeRow>(sql`select no, what, before_enc as "beforeEnc" from batch_change
    where main_id = ${mainId} and batch_id = ${id} order by no desc limit 1`);
}

export async function insertChange(
  tx: Tx,
  { mainId, id }: Key,
  change: ChangeRow & { madeBy: string; madeAt: Date },
): Promise<void> {
  await tx.run(sql`insert into batch_change (main_id, batch_id, no, made_by, made_at, what, before_enc)
    values (${mainId}, ${id}, ${change.no}, ${change.madeBy}, ${change.madeAt}, ${json(change.what)}::jsonb,
      ${change.beforeEnc})`);
  await tx.run(sql`delete from batch_change
    where main_id = ${mainId} and batch_id = ${id} and no <= ${change.no - KEPT_CHANGES}`);
}

export async function deleteChange(tx: Tx, { mainId, id }: Key, no: number): Promise<void> {
  await tx.run(sql`delete from batch_change where main_id = ${mainId} and batch_id = ${id} and no = ${no}`);
}

/** Nothing of a batch can be taken back any more. */
export async function forgetChanges(tx: Tx, { mainId, id }: Key): Promise<void> {
  await tx.run(sql`delete from batch_change where main_id = ${mainId} and batch_id = ${id}`);
}
