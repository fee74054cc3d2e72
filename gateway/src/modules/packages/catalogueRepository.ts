import type { AskingItem, FieldRules } from '@probity/contract/rules/fields/asked';
import type { EntrySection } from '@probity/contract/rules/fields/sections';
import type { Lang } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type Category =
  'identity' | 'education' | 'employment' | 'legal' | 'business' | 'qualification' | 'financial';
export type CandidateField = 'idNumber' | EntrySection;
export type Worked = 'computed' | 'list' | 'provider' | 'manual';

/** One kind of check. Price in fen; `what` tells the candidate how the data is used. */
export interface CatalogueItem {
  code: string;
  category: Category;
  name: Record<Lang, string>;
  what: Record<Lang, string>;
  price: number;
  workingDays: number;
  fields: CandidateField[];
  fieldRules: FieldRules;
  sensitive: boolean;
  worked: Worked;
  retentionDays: number;
  sort: number;
}

interface CatalogueSql extends Omit<CatalogueItem, 'name' | 'what'> {
  nameEn: string;
  nameZh: string;
  whatEn: string;
  whatZh: string;
}

/**
 * The whole catalogue by code, in its order, as it was at a moment: now for what is ordered, the moment of its order for a check,
 * which no later change touches.
 */
export async function catalogueByCode(tx: Tx, at: Date): Promise<Map<string, CatalogueItem>> {
  const rows =
    await tx.many<CatalogueSql>(sql`select code, category, name_en as "nameEn", name_zh as "nameZh",
    what_en as "whatEn", what_zh as "whatZh", price, working_days as "workingDays", fields,
    field_rules as "fieldRules", sensitive, worked, retention_days as "retentionDays", sort from catalogue_at(${at})`);
  return new Map(
    rows.map(({ nameEn, nameZh, whatEn, whatZh, ...row }) => [
      row.code,
      { ...row, name: { en: nameEn, zh: nameZh }, what: { en: whatEn, zh: whatZh } },
    ]),
  );
}

/** What a kind of check asks for, of the fields of its entries. */
export const askingItem = ({ code, fieldRules }: CatalogueItem): AskingItem => ({
  itemCode: code,
  fieldRules,
});

const LOCK = sql`hashtextextended('catalogue', 7210404)`;

/** Changes of the catalogue wait until this transaction ends; orders hinder each other in nothing. */
export async function keepCatalogue(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/** Waits for the orders that are being placed, and lets no other one and no second change come between. */
export async function lockCatalogue(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(${LOCK})`);
}
