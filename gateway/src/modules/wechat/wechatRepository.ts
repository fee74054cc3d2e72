import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

export type WechatPurpose = 'login' | 'bind';

export interface TakenTicket {
  status: 'waiting' | 'scanned' | 'confirmed' | 'unbound' | 'canceled' | 'expired';
  purpose: WechatPurpose | null;
  nickname: string | null;
  avatar: string | null;
  userId: string | null;
}

export async function addTicket(
  tx: Tx,
  ticket: {
    id: string;
    ticketHash: string;
    stateHash: string;
    purpose: WechatPurpose;
    userId: string | null;
    expiresAt: Date;
  },
  now: Date,
): Promise<void> {
  await tx.run(sql`select wechat_ticket_add(${ticket.id}, ${ticket.ticketHash}, ${ticket.stateHash}, ${ticket.purpose},
    ${ticket.userId}::uuid, ${now}, ${ticket.expiresAt})`);
}

/** Notes that a phone opened the code; false when it is no longer valid. */
export async function scanTicket(tx: Tx, stateHash: string, now: Date): Promise<boolean> {
  return (await tx.one<{ done: boolean }>(sql`select wechat_scan(${stateHash}, ${now}) as done`)).done;
}

/** Records the phone's WeChat identity, once; the phone's token can then answer. */
export async function identifyTicket(
  tx: Tx,
  phone: {
    stateHash: string;
    openidIndex: string;
    nickname: string;
    avatar: string | null;
    tokenHash: string;
  },
  now: Date,
): Promise<boolean> {
  const { done } = await tx.one<{ done: boolean }>(sql`select wechat_identify(${phone.stateHash},
    ${phone.openidIndex}, ${phone.nickname}, ${phone.avatar}, ${phone.tokenHash}, ${now}) as done`);
  return done;
}

/** The purpose of the ticket, which the identified phone is asked about. The token's ticket was identified a moment ago. */
export async function purposeOf(tx: Tx, tokenHash: string): Promise<WechatPurpose> {
  const { purpose } = await tx.one<{ purpose: WechatPurpose }>(
    sql`select wechat_purpose(${tokenHash}) as purpose`,
  );
  return purpose;
}

export async function answerTicket(tx: Tx, tokenHash: string, yes: boolean, now: Date): Promise<string> {
  return (await tx.one<{ status: string }>(sql`select wechat_answer(${tokenHash}, ${yes}, ${now}) as status`))
    .status;
}

/** The user whom the answer just given bound to a WeChat account; null for a sign-in. */
export async function boundTo(tx: Tx, tokenHash: string): Promise<string | null> {
  return (await tx.one<{ id: string | null }>(sql`select wechat_bound_to(${tokenHash}) as id`)).id;
}

/** The state of a ticket; confirmed and unbound are delivered once. */
export function takeTicket(tx: Tx, ticketHash: string, bindHash: string, now: Date): Promise<TakenTicket> {
  return tx.one(sql`select status, purpose, nickname, avatar, user_id as "userId"
    from wechat_take(${ticketHash}, ${bindHash}, ${now})`);
}

export async function isBindOpen(tx: Tx, bindHash: string, now: Date): Promise<boolean> {
  return (await tx.one<{ open: boolean }>(sql`select wechat_bind_open(${bindHash}, ${now}) as open`)).open;
}

export async function bindWechat(
  tx: Tx,
  bindHash: string,
  userId: string,
  now: Date,
): Promise<'bound' | 'expired' | 'taken'> {
  const { result } = await tx.one<{ result: 'bound' | 'expired' | 'taken' }>(
    sql`select wechat_bind(${bindHash}, ${userId}, ${now}) as result`,
  );
  return result;
}
