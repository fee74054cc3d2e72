import fc from 'fast-check';
import { chinaMonth } from '../../src/kernel/chinaMonth';

/** A step of a walk: what is done, with what amount, and to which of the things that there are. */
export const steps = fc.record({
  kind: fc.constantFrom(
    ...(['payIn', 'scan', 'order', 'order', 'order', 'approve', 'approve', 'reject', 'charge'] as const),
    ...(['charge', 'free', 'cancel', 'takeBack', 'takeBack', 'close'] as const),
    ...(['askPayout', 'askPayout', 'payOut', 'refusePayout', 'giveBack', 'giveBack', 'refund'] as const),
  ),
  amount: fc.integer({ min: 1, max: 12_000 }),
  pick: fc.nat(1_000),
});
export type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

export interface ModelOrder {
  orderId: string;
  checkId: string;
  price: number;
  status: 'awaitingApproval' | 'awaitingPayment' | 'placed' | 'over';
  isBegun: boolean;
  items: {
    id: string;
    price: number;
    money: 'none' | 'held' | 'captured' | 'released';
    /** Of what was charged, in fen. */
    givenBack?: number;
  }[];
}

export interface Payment {
  reference: string;
  amount: number;
  isTakenBack: boolean;
  /** One by scanning, with our number of it at its provider, who can give it back. */
  scanned?: { id: string; outTradeNo: string };
}

/** What is held to be paid out; one at a time. */
interface Payout {
  payoutId: string;
  amount: number;
}

interface Month {
  recharged: number;
  takenBack: number;
  charged: number;
  chargesReversed: number;
  paidOut: number;
}
const noMoves: Month = { recharged: 0, takenBack: 0, charged: 0, chargesReversed: 0, paidOut: 0 };

/** What an account's money should be, worked out by the rules of product.md alone: no database, no locks. All amounts in fen. */
export class MoneyModel {
  private available = 0;
  private spent = 0;
  private paidIn = 0;
  private paidOut = 0;
  payout: Payout | null = null;
  readonly all: ModelOrder[] = [];
  readonly payments: Payment[] = [];
  private readonly months = new Map<string, Month>();
  private readonly closed: object[] = [];

  books() {
    const { available, spent, paidOut } = this;
    return { funding: 0 - this.paidIn, available, held: this.held(), spent, paidOut };
  }

  orders() {
    return this.all.map(({ orderId, status, items }) => ({
      orderId,
      isWaiting: status.startsWith('awaiting') ? status : null,
      money: items.map(({ money }) => money),
    }));
  }

  statements = () => this.closed;

  pay(payment: Payment, at: Date): void {
    this.payments.push(payment);
    this.paidIn += payment.amount;
    this.available += payment.amount;
    this.month(at).recharged += payment.amount;
    this.placeWaiting();
  }

  /** What becomes of an order that was just made. */
  order(order: Omit<ModelOrder, 'status' | 'isBegun'>, needsApproval: boolean): ModelOrder {
    const made: ModelOrder = { ...order, status: 'awaitingApproval', isBegun: false };
    this.all.push(made);
    if (!needsApproval) this.begin(made);
    return made;
  }

  approve(order: ModelOrder): void {
    this.begin(order);
  }

  charge(order: ModelOrder, item: ModelOrder['items'][number], at: Date): void {
    item.money = 'captured';
    this.spent += item.price;
    this.month(at).charged += item.price;
    this.endIfOver(order);
  }

  /** A part of a charge, or all that is left of it, in the month in which it is given back. */
  giveBack(item: ModelOrder['items'][number], amount: number, at: Date): void {
    item.givenBack = (item.givenBack ?? 0) + amount;
    this.spent -= amount;
    this.available += amount;
    this.month(at).chargesReversed += amount;
    this.placeWaiting();
  }

  free(order: ModelOrder, item: ModelOrder['items'][number]): void {
    item.money = 'released';
    this.available += item.price;
    this.endIfOver(order);
    this.placeWaiting();
  }

  cancel(order: ModelOrder): void {
    for (const item of order.items) {
      if (item.money === 'held') this.available += item.price;
      if (item.money === 'held') item.money = 'released';
    }
    order.status = 'over';
    this.placeWaiting();
  }

  /** Held from the moment it is asked for, while the money is there and no other waits. */
  askPayout(payoutId: string, amount: number): 'asked' | 'waits' | 'notCovered' {
    const refusal = this.refusesPayout(amount);
    if (refusal) return refusal;
    this.payout = { payoutId, amount };
    this.available -= amount;
    return 'asked';
  }

  refusesPayout(amount: number): 'waits' | 'notCovered' | null {
    if (this.payout) return 'waits';
    return this.available < amount ? 'notCovered' : null;
  }

  /** It has left, or it is available again. */
  endPayout({ amount }: Payout, isPaid: boolean, at: Date): void {
    this.payout = null;
    if (isPaid) {
      this.paidOut += amount;
      this.month(at).paidOut += amount;
      return;
    }
    this.available += amount;
    this.placeWaiting();
  }

  /** A payment is taken back while its money is there. */
  takeBack(payment: Payment, at: Date): 'reversed' | 'already' | 'notCovered' {
    if (payment.isTakenBack) return 'already';
    if (this.available < payment.amount) return 'notCovered';
    payment.isTakenBack = true;
    this.available -= payment.amount;
    this.paidIn -= payment.amount;
    this.month(at).takenBack += payment.amount;
    return 'reversed';
  }

  /** Closes every month before the one of a moment that something was booked in, or after such a one. */
  close(now: Date): void {
    const known = [...this.months.keys()].sort();
    const present = chinaMonth(now);
    for (let month = known[0]; month !== undefined && month < present; month = after(month)) {
      if (this.closed.some((one) => (one as { month: string }).month === month)) continue;
      const moved = this.months.get(month) ?? noMoves;
      const opening = (this.closed.at(-1) as { closing: number } | undefined)?.closing ?? 0;
      const given = moved.chargesReversed;
      const closing = opening + moved.recharged - moved.takenBack - moved.charged + given - moved.paidOut;
      this.closed.push({ month, opening, ...moved, closing });
    }
  }

  private begin(order: ModelOrder): void {
    order.status = 'awaitingPayment';
    if (this.available >= order.price) this.place(order);
  }

  /** Strictly in their order: the first that is not covered stops those behind it. */
  private placeWaiting(): void {
    for (const order of this.all.filter(({ status }) => status === 'awaitingPayment')) {
      if (this.available < order.price) return;
      this.place(order);
    }
  }

  private place(order: ModelOrder): void {
    order.status = 'placed';
    this.available -= order.price;
    for (const item of order.items) item.money = 'held';
  }

  private endIfOver(order: ModelOrder): void {
    if (order.items.every(({ money }) => money !== 'held')) order.status = 'over';
  }

  private held(): number {
    const items = this.all.flatMap((order) => order.items);
    const orders = items.reduce((sum, { price, money }) => sum + (money === 'held' ? price : 0), 0);
    return orders + (this.payout?.amount ?? 0);
  }

  private month(at: Date) {
    const key = chinaMonth(at);
    const found = this.months.get(key) ?? { ...noMoves };
    this.months.set(key, found);
    return found;
  }
}

function after(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
}
