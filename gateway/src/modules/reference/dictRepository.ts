import type { DictEntry, DictType } from '@probity/contract/rules/dictionaries';
import type { Ctx, Lang } from '../../kernel/context';
import { json, sql } from '../../platform/db/sql';
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
  isOffered: boolean;
  /** Operators changed the dictionary it stands in. */
  isChanged: boolean;
}

/** The entries of some types as they are at a moment, in their order; what is offered no more too. */
export function dictAt(tx: Tx, types: readonly string[], at: Date): Promise<DictRow[]> {
  return tx.many(sql`select type, value, label_en as "labelEn", label_zh as "labelZh", sort, css_class as "cssClass",
      list_class as "listClass", is_default as "isDefault", enabled as "isOffered", is_changed as "isChanged"
    from dict_at(${types}::text[], ${at})`);
}

export function labelOf(row: DictRow, lang: Lang): string {
  return lang === 'zh' ? row.labelZh : row.labelEn;
}

/** Value to the word in force of one type, in the caller's language; of values that are offered no more too. */
export async function labelsOf(
  { tx, clock, lang }: Pick<Ctx, 'tx' | 'clock' | 'lang'>,
  type: DictType,
): Promise<Map<string, string>> {
  return new Map((await dictAt(tx, [type], clock.now())).map((row) => [row.value, labelOf(row, lang)]));
}

/** Settings by key; keys without a value are absent. */
export async function settingsOf(tx: Tx, keys: readonly string[]): Promise<Record<string, string>> {
  const rows = await tx.many<{ key: string; value: string }>(
    sql`select key, value from app_settings(${keys}::text[])`,
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export interface DictChangeRow {
  id: string;
  type: DictType;
  entries: DictEntry[];
  /** China's day, as it was chosen. */
  effectiveOn: string;
  effectiveAt: Date;
  changedBy: string;
  changedByName: string | null;
  changedAt: Date;
  withdrawnByName: string | null;
  withdrawnAt: Date | null;
}

/** Of two who change dictionaries the second waits for the first. */
export async function lockDictionaries(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(hashtextextended('dictionaries', 7210404))`);
}

/** Every change, the newest first; none outside of the platform's account. */
export function dictChanges(tx: Tx, mainId: string): Promise<DictChangeRow[]> {
  return tx.many<DictChangeRow>(sql`select c.id, c.type, c.entries, c.effective_on as "effectiveOn",
      c.effective_at as "effectiveAt", c.changed_by as "changedBy",
      (select u.nick_name from user_by_id(c.changed_by) u) as "changedByName", c.changed_at as "changedAt",
      (select u.nick_name from user_by_id(c.withdrawn_by) u) as "withdrawnByName", c.withdrawn_at as "withdrawnAt"
    from dict_change c where c.main_id = ${mainId} order by c.changed_at desc, c.id desc`);
}

interface NewChange extends Pick<
  DictChangeRow,
  'id' | 'type' | 'entries' | 'effectiveOn' | 'effectiveAt' | 'changedBy' | 'changedAt'
> {
  mainId: string;
}

export async function insertDictChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.run(sql`insert into dict_change
      (main_id, id, type, entries, effective_on, effective_at, changed_by, changed_at)
    values (${row.mainId}, ${row.id}, ${row.type}, ${json(row.entries)}::jsonb, ${row.effectiveOn}::date, ${row.effectiveAt},
      ${row.changedBy}, ${row.changedAt})`);
}

export async function setDictWithdrawn(
  tx: Tx,
  { mainId, id }: { mainId: string; id: string },
  end: { by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update dict_change set withdrawn_by = ${end.by}, withdrawn_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}
