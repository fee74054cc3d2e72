import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';

export type AccountKind = 'funding' | 'available' | 'held' | 'spent' | 'paidOut';
export type BookingKind =
  | 'recharge'
  | 'hold'
  | 'capture'
  | 'release'
  | 'reversal'
  | 'correction'
  | 'payoutHold'
  | 'payoutRelease'
  | 'payout';
/** An account that was never paid out has no balance of that kind. */
export type Balances = Record<Exclude<AccountKind, 'paidOut'>, number> & { paidOut?: number };

export interface Booking {
  mainId: string;
  kind: BookingKind;
  /** Unique among its kind: booking the same fact again does nothing. */
  reference: string;
  from: AccountKind;
  to: AccountKind;
  /** Fen, more than 0. */
  amount: number;
  orderId?: string | null;
  checkItemId?: string | null;
  /** The transaction that a reversal takes back, or that a correction gives back of. */
  reversesId?: string | null;
  createdBy?: string | null;
  at: Date;
}

/**
 * The balances of an account, locked until the transaction ends. Always all of them in one statement and in one order: two
 * bookings of one account can wait for each other but never deadlock.
 */
export async function lockBalances(tx: Tx, mainId: string): Promise<Balances> {
  const statement = sql`select kind, balance from ledger_account where main_id = ${mainId} order by kind for no key update`;
  let rows = await tx.many<{ kind: AccountKind; balance: number }>(statement);
  if (rows.length < 4) {
    await tx.run(sql`insert into ledger_account (main_id, kind)
      select ${mainId}::uuid, k from unnest(array['available', 'funding', 'held', 'spent']) k on conflict do nothing`);
    rows = await tx.many(statement);
  }
  return Object.fromEntries(rows.map((row) => [row.kind, row.balance])) as Balances;
}

export async function readBalances(tx: Tx, mainId: string): Promise<Balances> {
  const rows = await tx.many<{ kind: AccountKind; balance: number }>(
    sql`select kind, balance from ledger_account where main_id = ${mainId}`,
  );
  return {
    funding: 0,
    available: 0,
    held: 0,
    spent: 0,
    ...Object.fromEntries(rows.map((r) => [r.kind, r.balance])),
  };
}

/** Opens the balance of what was paid out, the first time that something is; the others are locked already. */
export async function openPaidOut(tx: Tx, mainId: string): Promise<void> {
  await tx.run(
    sql`insert into ledger_account (main_id, kind) values (${mainId}, 'paidOut') on conflict do nothing`,
  );
}

/** The id of a booking; null when there is none. */
export async function bookingId(
  tx: Tx,
  { mainId, kind, reference }: Pick<Booking, 'mainId' | 'kind' | 'reference'>,
): Promise<string | null> {
  const row = await tx.maybeOne<{ id: string }>(sql`select id from ledger_transaction
    where main_id = ${mainId} and kind = ${kind} and reference = ${reference}`);
  return row?.id ?? null;
}

/** Those of some references of a kind that are booked already. */
export async function bookedReferences(
  tx: Tx,
  { mainId, kind, references }: { mainId: string; kind: BookingKind; references: readonly string[] },
): Promise<Set<string>> {
  const rows = await tx.many<{ reference: string }>(sql`select reference from ledger_transaction
    where main_id = ${mainId} and kind = ${kind} and reference = any(${[...references]}::text[])`);
  return new Set(rows.map(({ reference }) => reference));
}

/** The number of times an item's settlement was reversed: after each it may be settled once more. */
export async function reversalsOfItem(tx: Tx, mainId: string, itemId: string): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from ledger_transaction
    where main_id = ${mainId} and check_item_id = ${itemId} and kind = 'reversal'`);
  return n;
}

export interface BookedRow {
  kind: BookingKind;
  orderId: string | null;
  checkItemId: string | null;
  from: AccountKind;
  to: AccountKind;
  /** Fen, more than 0. */
  amount: number;
  /** Whole, or anything of it was given back. */
  isReversed: boolean;
}

/** What of a charge `t` is left: what it spent, less what was taken back or given back since. */
export const leftOfCharge = sql`(select coalesce(sum(e.amount), 0)::bigint from ledger_transaction r
    join ledger_entry e on e.main_id = r.main_id and e.transaction_id = r.id and e.account_kind = 'spent'
    where r.main_id = t.main_id and (r.id = t.id or r.reverses_id = t.id))`;

/** A charge of the account with what is left of it, in fen; null when there is none. */
export function chargeById(
  tx: Tx,
  mainId: string,
  id: string,
): Promise<{ orderId: string | null; checkItemId: string | null; left: number } | null> {
  return tx.maybeOne(sql`select t.order_id as "orderId", t.check_item_id as "checkItemId", ${leftOfCharge} as left
    from ledger_transaction t where t.main_id = ${mainId} and t.id = ${id} and t.kind = 'capture'`);
}

/** A booked transaction of the account with its amounts; null when there is none. */
export function bookingById(tx: Tx, mainId: string, id: string): Promise<BookedRow | null> {
  return tx.maybeOne<BookedRow>(sql`
    select t.kind, t.order_id as "orderId", t.check_item_id as "checkItemId", e.amount, e.account_kind as to,
      f.account_kind as from, exists (select from ledger_transaction r
        where r.main_id = t.main_id and r.reverses_id = t.id) as "isReversed"
    from ledger_transaction t
      join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id and e.amount > 0
      join ledger_entry f on f.main_id = t.main_id and f.transaction_id = t.id and f.amount < 0
    where t.main_id = ${mainId} and t.id = ${id}`);
}

/** Writes transactions, each with its two entries; the balances follow by trigger, once for all of them. */
export async function insertBookings(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const rows = bookings.map((booking) => ({
    main_id: booking.mainId,
    id: uuidv7(),
    kind: booking.kind,
    reference: booking.reference,
    order_id: booking.orderId ?? null,
    check_item_id: booking.checkItemId ?? null,
    reverses_id: booking.reversesId ?? null,
    created_by: booking.createdBy ?? null,
    at: booking.at,
    from_kind: booking.from,
    to_kind: booking.to,
    amount: booking.amount,
  }));
  await tx.run(sql`with wanted as (
      select * from jsonb_to_recordset(${json(rows)}::jsonb) as b (main_id uuid, id uuid, kind text, reference text,
        order_id uuid, check_item_id uuid, reverses_id uuid, created_by uuid, at timestamptz, from_kind text, to_kind text,
        amount bigint)),
    booked as (
      insert into ledger_transaction (main_id, id, kind, reference, order_id, check_item_id, reverses_id, created_by, created_at)
      select main_id, id, kind, reference, order_id, check_item_id, reverses_id, created_by, at from wanted
      returning main_id, id)
    insert into ledger_entry (main_id, transaction_id, account_kind, amount)
    select b.main_id, b.id, e.kind, e.amount from booked b join wanted w on w.main_id = b.main_id and w.id = b.id
      cross join lateral (values (w.from_kind, -w.amount), (w.to_kind, w.amount)) e (kind, amount)`);
}

export interface Movements {
  recharged: number;
  takenBack: number;
  charged: number;
  chargesReversed: number;
  paidOut: number;
}

/** What came in and what was charged from a moment until before another. */
export function movementsBetween(tx: Tx, mainId: string, from: Date, until: Date): Promise<Movements> {
  return tx.one<Movements>(sql`select
      coalesce(sum(-e.amount) filter (where t.kind = 'recharge' and e.account_kind = 'funding'), 0)::bigint as recharged,
      coalesce(sum(e.amount) filter (where t.kind = 'reversal' and e.account_kind = 'funding'), 0)::bigint as "takenBack",
      coalesce(sum(e.amount) filter (where t.kind = 'capture' and e.account_kind = 'spent'), 0)::bigint as charged,
      coalesce(sum(-e.amount) filter (where t.kind in ('reversal', 'correction') and e.account_kind = 'spent'), 0)::bigint as "chargesReversed",
      coalesce(sum(e.amount) filter (where t.kind = 'payout' and e.account_kind = 'paidOut'), 0)::bigint as "paidOut"
    from ledger_transaction t join ledger_entry e on e.main_id = t.main_id and e.transaction_id = t.id
    where t.main_id = ${mainId} and t.created_at >= ${from} and t.created_at < ${until}`);
}
