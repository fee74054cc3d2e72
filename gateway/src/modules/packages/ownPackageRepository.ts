import type { PositionClass } from '@probity/contract/rules/proportionality';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface DraftRow {
  id: string;
  /** Of a new package; the code of one that is there stays. */
  code: string;
  version: number;
  name: string;
  description: string;
  positionClass: PositionClass;
  price: number;
  items: readonly { itemCode: string; copies: number; price: number; reason: string | null }[];
  savedBy: string;
  savedAt: Date;
}

/** Keeps a draft; throws for a package of another account and for a version that is published. */
export async function saveDraft(tx: Tx, row: DraftRow): Promise<void> {
  await tx.many(sql`select own_package_save(${row.id}::uuid, ${row.code}, ${row.version}, ${row.name}, ${row.description},
    ${row.positionClass}, ${row.price}, ${json(row.items)}::jsonb, ${row.savedBy}::uuid, ${row.savedAt})`);
}

export async function publishDraft(tx: Tx, packageId: string, by: string, at: Date): Promise<void> {
  await tx.many(sql`select own_package_publish(${packageId}::uuid, ${by}::uuid, ${at})`);
}

/** Drops a draft, and the package with it where it was never published. */
export async function discardDraft(tx: Tx, packageId: string): Promise<void> {
  await tx.many(sql`select own_package_discard(${packageId}::uuid)`);
}

export async function switchPackage(tx: Tx, packageId: string, active: boolean): Promise<void> {
  await tx.many(sql`select own_package_switch(${packageId}::uuid, ${active})`);
}
