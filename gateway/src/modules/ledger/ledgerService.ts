import type { Tx } from '../../platform/db/tx';
import { found } from '../../kernel/errors';
import { tellOfLowBalance } from './balanceNotice';
import {
  bookedReferences,
  bookingById,
  bookingId,
  chargeById,
  insertBookings,
  lockBalances,
  openPaidOut,
  readBalances,
  reversalsOfItem,
  type Booking,
} from './ledgerRepository';

/**
 * The double-entry ledger. Money is integer fen and moves only here, between the balances of one account:
 * recharge funding → available · hold available → held · capture held → spent · release held → available
 * payoutHold available → held · payoutRelease held → available · payout held → paidOut
 * correction spent → available
 * A booking is never changed: `reverse` corrects a wrong one with its exact opposite, `giveBack` gives back a part of a charge or all.
 * || Locks, over the whole gateway, are taken in this order, so that no two transactions can deadlock:
 * orders → checks → check_item → ledger_account → everything else
 */
export interface MoneyFact {
  mainId: string;
  /** Fen. 0 books nothing and counts as done. */
  amount: number;
  at: Date;
  userId?: string | null;
}

/** The balances of an account in fen; `available` can be ordered with, `held` belongs to checks and payouts under way. */
export async function balanceOf(
  tx: Tx,
  mainId: string,
): Promise<{ available: number; held: number; spent: number }> {
  const { available, held, spent } = await readBalances(tx, mainId);
  return { available, held, spent };
}

/**
 * Locks an account's balances before the first of several deeds that book: what one of them locks after its money must not
 * stand before the money of the next.
 * @returns what is available, in fen, until this transaction ends
 */
export async function lockLedger(tx: Tx, mainId: string): Promise<number> {
  return (await lockBalances(tx, mainId)).available;
}

/** Books money that came in. `reference` makes it happen once, over all accounts. True when this call booked it. */
export async function recharge(tx: Tx, reference: string, fact: MoneyFact): Promise<boolean> {
  return book(tx, {
    ...booking(fact),
    kind: 'recharge',
    reference,
    from: 'funding',
    to: 'available',
  });
}

/** The transaction of a booked recharge. */
export async function rechargeId(tx: Tx, mainId: string, reference: string): Promise<string> {
  return found(await bookingId(tx, { mainId, kind: 'recharge', reference }));
}

/** Reserves an order's price: `holdAll` of one. */
export function hold(tx: Tx, orderId: string, fact: MoneyFact): Promise<boolean> {
  return holdAll(tx, [{ ...fact, orderId }]);
}

/**
 * Reserves the prices of orders of one account in one booking statement, each under its own order. False, with nothing booked, when
 * the balance does not cover all of them; two concurrent callers cannot both take the last fen, because the balances are locked
 * first. What is held for an order already is not held again.
 */
export async function holdAll(tx: Tx, holds: readonly (MoneyFact & { orderId: string })[]): Promise<boolean> {
  const wanted = holds
    .filter(({ amount }) => amount !== 0)
    .map(({ orderId, ...fact }): Booking => {
      const way = { kind: 'hold', reference: orderId, orderId, from: 'available', to: 'held' } as const;
      return assertAmount({ ...booking(fact), ...way });
    });
  const [first] = wanted;
  if (!first) return true;
  const { mainId } = first;
  const { available } = await lockBalances(tx, mainId);
  const references = wanted.map(({ reference }) => reference);
  const booked = await bookedReferences(tx, { mainId, kind: 'hold', references });
  const open = wanted.filter(({ reference }) => !booked.has(reference));
  if (available < open.reduce((sum, { amount }) => sum + amount, 0)) return false;
  await post(tx, open);
  return true;
}

/** Spends an item's part of the hold: the item is done. Once per item, and once more after a reversal. */
export function capture(
  tx: Tx,
  item: { orderId: string; itemId: string },
  fact: MoneyFact,
): Promise<boolean> {
  return book(tx, { ...settlement(item, fact), kind: 'capture', to: 'spent' });
}

/** Frees an item's part of the hold: the item will not be worked. Once per item, and once more after a reversal. */
export function release(
  tx: Tx,
  item: { orderId: string; itemId: string },
  fact: MoneyFact,
): Promise<boolean> {
  return book(tx, { ...settlement(item, fact), kind: 'release', to: 'available' });
}

/** `already`: it was reversed before, or something of it was given back. `notCovered`: the money has been used since, so there is nothing to take back. */
export type Reversal = 'reversed' | 'already' | 'notCovered';

/**
 * Reverses a recharge, capture or release: its exact opposite is booked beside it, once. Of two concurrent calls one
 * reverses it, because the balances are locked first; the database enforces both rules by itself. An item whose settlement
 * was reversed is held again, and may be captured or released once more. The caller audits the reason.
 * @throws 404 for a transaction this account does not have; RangeError for a hold (released item by item), a reversal or a payout
 */
export async function reverse(
  tx: Tx,
  transactionId: string,
  fact: Omit<MoneyFact, 'amount'>,
): Promise<Reversal> {
  const balances = await lockBalances(tx, fact.mainId);
  const booked = found(await bookingById(tx, fact.mainId, transactionId));
  if (booked.kind !== 'recharge' && booked.kind !== 'capture' && booked.kind !== 'release')
    throw new RangeError(`A ${booked.kind} is not reversed`);
  if (booked.isReversed) return 'already';
  const { orderId, checkItemId, amount, from, to } = booked;
  if ((balances[to] ?? 0) < amount) return 'notCovered';
  const reversal: Booking = {
    ...booking({ ...fact, amount }),
    kind: 'reversal',
    reference: transactionId,
    reversesId: transactionId,
    orderId,
    checkItemId,
    from: to,
    to: from,
  };
  await post(tx, [reversal]);
  return 'reversed';
}

/**
 * Gives back what an item was charged wrongly, whole or in part: what was spent is available again, and the item stays charged and
 * done. Once for each `correctionId`. False, with nothing booked, where less of the charge is left; the balances are locked first, and
 * the database refuses more by itself.
 * @throws 404 for a charge this account does not have
 */
export async function giveBack(
  tx: Tx,
  { chargeId, correctionId }: { chargeId: string; correctionId: string },
  fact: MoneyFact,
): Promise<boolean> {
  await lockBalances(tx, fact.mainId);
  const { orderId, checkItemId, left } = found(await chargeById(tx, fact.mainId, chargeId));
  if (left < fact.amount) return false;
  const wanted: Booking = {
    ...{ ...booking(fact), kind: 'correction', reference: correctionId, reversesId: chargeId },
    ...{ orderId, checkItemId, from: 'spent', to: 'available' },
  };
  await post(tx, [assertAmount(wanted)]);
  return true;
}

/** Reserves what is to be paid out. False, with nothing booked, when less is available; the balances are locked first. */
export async function holdPayout(tx: Tx, payoutId: string, fact: MoneyFact): Promise<boolean> {
  const wanted = payoutBooking(payoutId, fact, { kind: 'payoutHold', from: 'available', to: 'held' });
  const balances = await lockBalances(tx, fact.mainId);
  if ((await bookingId(tx, wanted)) !== null) return true;
  if (balances.available < fact.amount) return false;
  await post(tx, [assertAmount(wanted)]);
  return true;
}

/** What was held for a payout has left for the enterprise's bank account. Once, and never beside `releasePayout`. */
export async function payOut(tx: Tx, payoutId: string, fact: MoneyFact): Promise<boolean> {
  await lockBalances(tx, fact.mainId);
  await openPaidOut(tx, fact.mainId);
  return book(tx, payoutBooking(payoutId, fact, { kind: 'payout', from: 'held', to: 'paidOut' }));
}

/** What was held for a payout is available again: it was rejected or withdrawn. Once, and never beside `payOut`. */
export function releasePayout(tx: Tx, payoutId: string, fact: MoneyFact): Promise<boolean> {
  return book(tx, payoutBooking(payoutId, fact, { kind: 'payoutRelease', from: 'held', to: 'available' }));
}

function payoutBooking(
  payoutId: string,
  fact: MoneyFact,
  way: Pick<Booking, 'kind' | 'from' | 'to'>,
): Booking {
  return { ...booking(fact), ...way, reference: payoutId };
}

async function book(tx: Tx, wanted: Booking): Promise<boolean> {
  if (wanted.amount === 0) return false;
  assertAmount(wanted);
  await lockBalances(tx, wanted.mainId);
  const fact = await ofThisRound(tx, wanted);
  if ((await bookingId(tx, fact)) !== null) return false;
  await post(tx, [fact]);
  return true;
}

/** A settlement after a reversal is a new fact, with a reference of its own. */
async function ofThisRound(tx: Tx, wanted: Booking): Promise<Booking> {
  const round = wanted.checkItemId ? await reversalsOfItem(tx, wanted.mainId, wanted.checkItemId) : 0;
  return round === 0 ? wanted : { ...wanted, reference: `${wanted.reference}:${round}` };
}

/** Every booking is made here, those of one account: one that changes what is available may be told of. */
async function post(tx: Tx, made: readonly Booking[]): Promise<void> {
  const [first] = made;
  if (!first) return;
  await insertBookings(tx, made);
  if (made.some(({ from, to }) => from === 'available' || to === 'available'))
    await tellOfLowBalance(tx, first.mainId, first.at);
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
