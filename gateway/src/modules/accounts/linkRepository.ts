import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** The object that an `s` opens. */
export interface Link {
  kind: 'invitation' | 'share' | 'registration';
  targetId: string;
  mainId: string;
  /** Blind indexes of the phones it names; the link of a form names none and is for any. */
  mobileIndexes: string[];
  expiresAt: Date;
}

/** The link of an `s` by its hex SHA-256; null for unknown, expired and revoked alike. */
export function linkOf(tx: Tx, sHash: string, now: Date): Promise<Link | null> {
  return tx.maybeOne(sql`select kind, target_id as "targetId", main_id as "mainId", mobile_indexes as "mobileIndexes",
    expires_at as "expiresAt" from link_find(${sHash}, ${now})`);
}

/** The account of an expired or revoked `s`; null for one that is valid, or never existed. */
export async function accountOfEndedLink(tx: Tx, sHash: string, now: Date): Promise<string | null> {
  const { mainId } = await tx.one<{ mainId: string | null }>(
    sql`select link_ended_main(${sHash}, ${now}) as "mainId"`,
  );
  return mainId;
}

/** The invitations and shares that name a phone, the newest first. */
export function linksOfMobile(
  tx: Tx,
  mobileIndex: string,
  now: Date,
): Promise<(Link & { createdAt: Date })[]> {
  return tx.many(sql`select kind, target_id as "targetId", main_id as "mainId", mobile_indexes as "mobileIndexes",
    expires_at as "expiresAt", created_at as "createdAt" from links_of_mobile(${mobileIndex}, ${now})`);
}

/** Stores a new `s` (as its hash) for an object of the account the transaction is bound to. */
export async function createLink(
  tx: Tx,
  link: { sHash: string; kind: Link['kind']; targetId: string; mobileIndexes: string[]; expiresAt: Date },
): Promise<void> {
  const { sHash, kind, targetId, mobileIndexes, expiresAt } = link;
  const row = {
    hash: sHash,
    kind,
    target_id: targetId,
    mobile_indexes: mobileIndexes,
    expires_at: expiresAt,
  };
  await tx.run(sql`select link_create(${json([row])}::jsonb)`);
}

/** Gives every present `s` of one object of the bound account another end. */
export async function moveLinks(tx: Tx, targetId: string, expiresAt: Date, now: Date): Promise<void> {
  await tx.one(sql`select link_move(${targetId}, ${expiresAt}, ${now}) as n`);
}

/** Whether a phone may open a link. */
export const isFor = ({ kind, mobileIndexes }: Link, mobileIndex: string): boolean =>
  isForAnyPhone({ kind, mobileIndexes }) || mobileIndexes.includes(mobileIndex);

/** True for the link of a form, which whoever has it may open. */
export const isForAnyPhone = ({ kind, mobileIndexes }: Pick<Link, 'kind' | 'mobileIndexes'>): boolean =>
  kind === 'registration' && mobileIndexes.length === 0;

/** Ends every `s` of one object of the bound account; returns their number. */
export async function revokeLinks(tx: Tx, targetId: string, now: Date): Promise<number> {
  return (await tx.one<{ n: number }>(sql`select link_revoke(${targetId}, ${now}) as n`)).n;
}

/**
 * Binds a visitor session without `s` to one of the objects that name its phone, with another `s` (its hash). False when no
 * valid object of that id names the phone.
 */
export async function chooseLink(
  tx: Tx,
  choice: { sessionId: string; sHash: string; targetId: string },
  now: Date,
): Promise<boolean> {
  const { done } = await tx.one<{ done: boolean }>(
    sql`select link_choose(${choice.sessionId}, ${choice.sHash}, ${choice.targetId}, ${now}) as done`,
  );
  return done;
}

/**
 * Takes one of the codes that the link of a form may send: 30 an hour for the link, 3 a day for a phone.
 * @returns `link` and `day` name the limit that is reached
 */
export async function takeLinkCode(
  tx: Tx,
  { sHash, mobileIndex }: { sHash: string; mobileIndex: string },
  now: Date,
): Promise<'sent' | 'link' | 'day'> {
  const { verdict } = await tx.one<{ verdict: 'sent' | 'link' | 'day' }>(
    sql`select link_code_take(${sHash}, ${mobileIndex}, ${now}) as verdict`,
  );
  return verdict;
}
