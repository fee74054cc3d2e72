import { demoMains, type demoUsers } from '../seeds/demoAccounts';
import { refundPaymentsJob } from '../src/modules/payments/refundJob';
import { sql } from '../src/platform/db/sql';
import { ok } from './candidates';
import { inAccount } from './checks';
import type { TestGateway } from './gateway';
import { paymentTools, type Begun } from './payments';
import { rechargeTools } from './recharges';
import { notify, type Refunded, type WechatPayStub } from './wechatPayStub';

const { first, platform } = demoMains;

/** A payment by scanning that was booked. */
export interface Paid extends Begun {
  bookingId: string;
}

/** What the tests of giving money back do: two operators, WeChat Pay's half, and the look at what is kept. */
export function givingBackTools(gateway: () => TestGateway, pay: () => WechatPayStub) {
  const payments = paymentTools(gateway, pay);
  const { codeOf } = rechargeTools(gateway);
  const { call } = payments;
  const staff = (user: keyof typeof demoUsers, operation: string, input: object) =>
    call(operation, input, user, platform);

  async function paid(amount = 100_00): Promise<Paid> {
    const one = await payments.begun(amount);
    pay().pay(one.outTradeNo);
    await payments.tell(one.outTradeNo);
    const [row] = await inAccount(gateway(), first, ({ tx }) =>
      tx.many<{ id: string }>(sql`select booking_id as id from payment where id = ${one.paymentId}`),
    );
    return { ...one, bookingId: row!.id };
  }
  const ask = ({ bookingId }: Pick<Paid, 'bookingId'>, giveBack = 'provider') =>
    staff('operator', 'askReversal', { body: { bookingId, reason: 'Paid twice', giveBack } });
  /** The work of confirming what was asked last. */
  const queued = async (): Promise<string> =>
    ok(await staff('operator2', 'listWorkItems', { body: { kind: ['reversal'] } })).data.rows[0].workItemId;
  async function confirm(workItemId: string) {
    const verifyCode = await codeOf(await payments.staff('operator2'), 'operator2');
    return staff('operator2', 'confirmReversal', { body: { workItemId, verifyCode } });
  }
  /** Two operators take it back; the provider is not asked yet. */
  async function takenBack(amount?: number): Promise<Paid> {
    const one = await paid(amount);
    ok(await ask(one));
    ok(await confirm(await queued()));
    return one;
  }
  const pursue = () =>
    refundPaymentsJob.run({} as never, {
      ...{ services: gateway().services, log: gateway().services.log },
      ...{ attempt: 1, maxAttempts: 1 },
    });
  /** What is kept of giving a payment back. */
  const kept = async ({ paymentId }: Begun) => {
    const [row] = await inAccount(gateway(), first, ({ tx }) =>
      tx.many<{
        status: string;
        fault: string | null;
        no: string;
      }>(sql`select status, fault, out_refund_no as no
        from payment_refund where payment_id = ${paymentId}`),
    );
    return row ?? null;
  };
  const atProvider = ({ outTradeNo }: Begun): Refunded =>
    [...pay().refunds.values()].find((one) => one.outTradeNo === outTradeNo)!;
  /** WeChat Pay tells how a refund stands, or says something else of it. */
  function tellRefund(one: Refunded, change: Partial<Refunded> = {}): Promise<number> {
    const told = { ...one, ...change };
    const body = pay().sealed(pay().refundNote(told), `REFUND.${told.state}`);
    return notify(gateway(), body, pay().signed(body));
  }
  /** What operators were told of a payment. */
  const oddities = async ({ paymentId }: Begun): Promise<string[]> => {
    const rows = await inAccount(gateway(), first, ({ tx }) =>
      tx.many<{ kind: string }>(sql`select o.kind from payment_oddity o
        join work_item w on w.main_id = o.main_id and w.subject_id = o.id and w.kind = 'payment'
        where o.payment_id = ${paymentId} order by o.told_at, o.id`),
    );
    return rows.map(({ kind }) => kind);
  };
  const listed = async ({ paymentId }: Begun) => {
    const { rows } = ok(await call('listPayments', { body: { limit: 50 } })).data;
    return (rows as { paymentId: string }[]).find((one) => one.paymentId === paymentId)!;
  };
  return {
    ...payments,
    ...{ staffCall: staff, paid, ask, queued, confirm, takenBack, pursue, kept },
    ...{ atProvider, tellRefund, oddities, listed },
  };
}
