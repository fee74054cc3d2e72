import type { Tx } from '../../db/tx';
import { insertBooking, isBooked, lockBalances, readBalances, type Booking } from './ledgerRepository';

/**
 * The double-entry ledger. Money is integer fen and moves only here, between four balances of one account:
 *   recharge funding → available · hold available → held · capture held → spent · release held → available
 *
 * Locks, over the whole gateway, are taken in this order, so that no two transactions can wait in a circle:
 *   orders → checks → check_item → ledger_account → everything else
 */
export interface MoneyFact {
  mainId: string;
  /** Fen. 0 books nothing and counts as done. */
  amount: number;
  at: Date;
  userId?: string | null;
}

/** What the account has. Fen; `available` can still be ordered with, `held` belongs to checks under way. */
export async function balanceOf(
  tx: Tx,
  mainId: string,
): Promise<{ available: number; held: number; spent: number }> {
  const { available, held, spent } = await readBalances(tx, mainId);
  return { available, held, spent };
}

/** Money that came in. `rechargeId` makes it happen once. True when this call booked it. */
export async function recharge(tx: Tx, rechargeId: string, fact: MoneyFact): Promise<boolean> {
  return book(tx, {
    ...booking(fact),
    kind: 'recharge',
    reference: rechargeId,
    from: 'funding',
    to: 'available',
  });
}

/**
 * Reserves an order's price. False, and nothing booked, when the balance does not cover it; two orders that arrive at
 * once cannot both take the last fen, because the balances are locked first.
 */
export async function hold(tx: Tx, orderId: string, fact: MoneyFact): Promise<boolean> {
  const wanted: Booking = {
    ...booking(fact),
    kind: 'hold',
    reference: orderId,
    orderId,
    from: 'available',
    to: 'held',
  };
  if (fact.amount === 0) return true;
  const balances = await lockBalances(tx, fact.mainId);
  if (await isBooked(tx, wanted)) return true;
  if (balances.available < fact.amount) return false;
  await insertBooking(tx, assertAmount(wanted));
  return true;
}

/** An item is done: its part of the hold is spent. Once per item. */
export function capture(
  tx: Tx,
  item: { orderId: string; itemId: string },
  fact: MoneyFact,
): Promise<boolean> {
  return book(tx, { ...settlement(item, fact), kind: 'capture', to: 'spent' });
}

/** An item will not be worked: its part of the hold is free again. Once per item. */
export function release(
  tx: Tx,
  item: { orderId: string; itemId: string },
  fact: MoneyFact,
): Promise<boolean> {
  return book(tx, { ...settlement(item, fact), kind: 'release', to: 'available' });
}

async function book(tx: Tx, wanted: Booking): Promise<boolean> {
  if (wanted.amount === 0) return false;
  assertAmount(wanted);
  await lockBalances(tx, wanted.mainId);
  if (await isBooked(tx, wanted)) return false;
  await insertBooking(tx, wanted);
  return true;
}

function booking({ mainId, amount, at, userId }: MoneyFact) {
  return { mainId, amount, at, createdBy: userId ?? null };
}

function settlement(item: { orderId: string; itemId: string }, fact: MoneyFact) {
  return {
    ...booking(fact),
    reference: item.itemId,
    orderId: item.orderId,
    checkItemId: item.itemId,
    from: 'held' as const,
  };
}

function assertAmount(wanted: Booking): Booking {
  if (!Number.isSafeInteger(wanted.amount) || wanted.amount < 0) {
    throw new RangeError(`${wanted.amount} is no amount of fen`);
  }
  return wanted;
}
