import type { BothWords, SignedTextKind } from '@probity/contract/rules/signedTexts';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export interface TextChangeRow {
  id: string;
  kind: SignedTextKind;
  version: string;
  signAnew: boolean;
  /** China's day. */
  effectiveOn: string;
  status: 'waiting' | 'signedOff' | 'sentBack';
  writtenBy: string;
  writtenByName: string | null;
  writtenAt: Date;
  decidedByName: string | null;
  decidedAt: Date | null;
  effectiveAt: Date | null;
  reason: string | null;
  withdrawnByName: string | null;
  withdrawnAt: Date | null;
}

const nameOf = (column: ReturnType<typeof sql>) => sql`(select u.nick_name from user_by_id(${column}) u)`;
const columns = sql`c.id, c.kind, c.version, c.sign_anew as "signAnew", c.effective_on as "effectiveOn", c.status,
  c.written_by as "writtenBy", ${nameOf(sql`c.written_by`)} as "writtenByName", c.written_at as "writtenAt",
  ${nameOf(sql`c.decided_by`)} as "decidedByName", c.decided_at as "decidedAt", c.effective_at as "effectiveAt", c.reason,
  ${nameOf(sql`c.withdrawn_by`)} as "withdrawnByName", c.withdrawn_at as "withdrawnAt"`;

/** Every version that was written of a text, the newest first; none outside of the platform's account. */
export function textChanges(tx: Tx, mainId: string, kind: SignedTextKind): Promise<TextChangeRow[]> {
  return tx.many<TextChangeRow>(sql`select ${columns} from signed_text_change c
    where c.main_id = ${mainId} and c.kind = ${kind} order by c.written_at desc, c.id desc`);
}

/** Locks a version until the transaction ends; null for one that is not there. */
export function lockTextChange(tx: Tx, mainId: string, id: string): Promise<TextChangeRow | null> {
  return tx.maybeOne<TextChangeRow>(sql`select ${columns} from signed_text_change c
    where c.main_id = ${mainId} and c.id = ${id} for update of c`);
}

export async function wordsOfChange(tx: Tx, mainId: string, id: string): Promise<BothWords> {
  const row = await tx.one<{ words: BothWords }>(sql`select words from signed_text_change
    where main_id = ${mainId} and id = ${id}`);
  return row.words;
}

interface NewChange {
  mainId: string;
  id: string;
  kind: SignedTextKind;
  version: string;
  words: BothWords;
  signAnew: boolean;
  effectiveOn: string;
  writtenBy: string;
  writtenAt: Date;
}

export async function insertTextChange(tx: Tx, row: NewChange): Promise<void> {
  await tx.run(sql`insert into signed_text_change
      (main_id, id, kind, version, words, sign_anew, effective_on, written_by, written_at)
    values (${row.mainId}, ${row.id}, ${row.kind}, ${row.version}, ${json(row.words)}::jsonb, ${row.signAnew},
      ${row.effectiveOn}::date, ${row.writtenBy}, ${row.writtenAt})`);
}

interface Key {
  mainId: string;
  id: string;
}

export async function setTextSignedOff(
  tx: Tx,
  { mainId, id }: Key,
  end: { by: string; at: Date; effectiveAt: Date },
): Promise<void> {
  await tx.run(sql`update signed_text_change set status = 'signedOff', decided_by = ${end.by}, decided_at = ${end.at},
      effective_at = ${end.effectiveAt} where main_id = ${mainId} and id = ${id}`);
}

export async function setTextSentBack(
  tx: Tx,
  { mainId, id }: Key,
  end: { by: string; at: Date; reason: string },
): Promise<void> {
  await tx.run(sql`update signed_text_change set status = 'sentBack', decided_by = ${end.by}, decided_at = ${end.at},
      reason = ${end.reason} where main_id = ${mainId} and id = ${id}`);
}

export async function setTextWithdrawn(
  tx: Tx,
  { mainId, id }: Key,
  end: { by: string; at: Date },
): Promise<void> {
  await tx.run(sql`update signed_text_change set withdrawn_by = ${end.by}, withdrawn_at = ${end.at}
    where main_id = ${mainId} and id = ${id}`);
}

const SIGNING = sql`hashtextextended('signedText', 7210404)`;

/** Whoever signs: no version comes into force until this transaction ends. Others sign at the same time. */
export async function keepTexts(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock_shared(${SIGNING})`);
}

/** Waits for whoever signs at this moment, and lets nobody sign until the version is there: what is read behind it is its moment. */
export async function lockTexts(tx: Tx): Promise<void> {
  await tx.many(sql`select pg_advisory_xact_lock(${SIGNING})`);
}

export interface VersionedWords {
  version: string;
  words: BothWords;
}

/** The version that is in force at a moment, for everybody; null before the first that operators wrote. */
export function writtenTextAt(tx: Tx, kind: SignedTextKind, at: Date): Promise<VersionedWords | null> {
  return tx.maybeOne<VersionedWords>(sql`select version, words from signed_text_at(${kind}, ${at})`);
}

export interface ContractVersionRow {
  id: string;
  version: string;
  signAnew: boolean;
  effectiveOn: string;
  effectiveAt: Date;
}

/** The versions of the contract that count at a moment, and one that is announced for later; the newest first, for everybody. */
export function contractVersions(tx: Tx, at: Date): Promise<ContractVersionRow[]> {
  return tx.many<ContractVersionRow>(sql`select id, version, sign_anew as "signAnew", effective_on as "effectiveOn",
    effective_at as "effectiveAt" from contract_versions(${at})`);
}
