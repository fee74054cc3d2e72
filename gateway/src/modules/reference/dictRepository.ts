import type { Lang } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface DictRow {
  type: string;
  value: string;
  labelEn: string;
  labelZh: string;
  sort: number;
  cssClass: string;
  listClass: string;
  isDefault: boolean;
}

/** The enabled entries of some types, in their order. */
export function dictEntries(tx: Tx, types: readonly string[]): Promise<DictRow[]> {
  return tx.many(sql`select type, value, label_en as "labelEn", label_zh as "labelZh", sort, css_class as "cssClass",
    list_class as "listClass", is_default as "isDefault" from dict_entries(${types}::text[])`);
}

export function labelOf(row: DictRow, lang: Lang): string {
  return lang === 'zh' ? row.labelZh : row.labelEn;
}

/** Value to label of one type, in the caller's language. */
export async function labelsOf(tx: Tx, type: string, lang: Lang): Promise<Map<string, string>> {
  return new Map((await dictEntries(tx, [type])).map((row) => [row.value, labelOf(row, lang)]));
}

/** Settings by key; keys without a value are absent. */
export async function settingsOf(tx: Tx, keys: readonly string[]): Promise<Record<string, string>> {
  const rows = await tx.many<{ key: string; value: string }>(
    sql`select key, value from app_settings(${keys}::text[])`,
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
