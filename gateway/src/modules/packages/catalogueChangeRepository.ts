import type { CatalogueValues } from '@probity/contract/rules/catalogueEdit';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** A change of a kind of check, with everything that an operator may set as it is from then on. */
export interface ChangeRow {
  id: string;
  itemCode: string;
  /** China's day. */
  effectiveOn: string;
  effectiveAt: Date;
  values: CatalogueValues;
  createdAt: Date;
  createdBy: string;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
}

type ChangeSql = Omit<ChangeRow, 'values'> & { [Name in keyof CatalogueValues]: CatalogueValues[Name] };

/** Every change, the newest first; none outside of the platform's account. */
export async function catalogueChanges(tx: Tx): Promise<ChangeRow[]> {
  const rows = await tx.many<ChangeSql>(sql`select id, item_code as "itemCode", effective_on as "effectiveOn",
    effective_at as "effectiveAt", name_en as "nameEn", name_zh as "nameZh", what_en as "whatEn", what_zh as "whatZh", price,
    working_days as "workingDays", fields, field_rules as "fieldRules", created_at as "createdAt", created_by as "createdBy",
    withdrawn_at as "withdrawnAt", withdrawn_by as "withdrawnBy" from catalogue_changes()`);
  return rows.map(({ nameEn, nameZh, whatEn, whatZh, price, workingDays, fields, fieldRules, ...row }) => ({
    ...row,
    values: { nameEn, nameZh, whatEn, whatZh, price, workingDays, fields, fieldRules },
  }));
}

/** Adds a change; throws outside of the platform's account. */
export async function addChange(tx: Tx, row: Omit<ChangeRow, 'withdrawnAt' | 'withdrawnBy'>): Promise<void> {
  await tx.many(sql`select catalogue_change_add(${row.id}::uuid, ${row.itemCode}, ${row.effectiveOn}::date,
    ${row.effectiveAt}, ${json(row.values)}::jsonb, ${row.createdBy}::uuid, ${row.createdAt})`);
}

/** Withdraws a planned change; throws for one that is in force, and outside of the platform's account. */
export async function withdrawChange(tx: Tx, id: string, by: string, at: Date): Promise<void> {
  await tx.many(sql`select catalogue_change_withdraw(${id}::uuid, ${by}::uuid, ${at})`);
}
