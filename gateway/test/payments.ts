import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { ledgerFaults } from '../src/modules/ledger/ledgerFaults';
import { sweepPaymentsJob } from '../src/modules/payments/sweepJob';
import { ok } from './candidates';
import { booksOf, inAccount, sessionOf } from './checks';
import type { CallReply, TestGateway } from './gateway';
import { notify, type WechatPayStub } from './wechatPayStub';

const { first, platform } = demoMains;

export interface Begun {
  paymentId: string;
  outTradeNo: string;
}

/** What the tests of payments do: the enterprise's half, WeChat Pay's, and the look at the books. */
export function paymentTools(gateway: () => TestGateway, pay: () => WechatPayStub) {
  const call = async (
    operation: string,
    input: object,
    user: keyof typeof demoUsers = 'owner',
    mainId: string = first,
  ) =>
    gateway().call(operation, input, { token: await sessionOf(gateway(), demoUsers[user], mainId), mainId });
  const create = async (amount: number, key: string = uuidv7()): Promise<CallReply> =>
    gateway().call(
      'createPayment',
      { body: { amount } },
      { token: await sessionOf(gateway(), demoUsers.owner, first), mainId: first, idempotencyKey: key },
    );
  const of = (operation: string) => async (paymentId: string) => call(operation, { body: { paymentId } });
  const show = of('showPaymentCode');
  const check = of('checkPayment');
  const cancel = of('cancelPayment');
  const tradeNo = (paymentId: string) => paymentId.replaceAll('-', '').toUpperCase();
  /** Begun, and its code shown. */
  async function begun(amount = 100_00): Promise<Begun> {
    const paymentId = ok(await create(amount)).data.paymentId as string;
    ok(await show(paymentId));
    return { paymentId, outTradeNo: tradeNo(paymentId) };
  }
  /** WeChat Pay tells how a payment stands. */
  function tell(outTradeNo: string): Promise<number> {
    const body = pay().sealed(pay().transaction(pay().orders.get(outTradeNo)!));
    return notify(gateway(), body, pay().signed(body));
  }
  const status = async (paymentId: string) => {
    const { rows } = ok(await call('listPayments', { body: { limit: 50 } })).data;
    return (rows as { paymentId: string; status: string }[]).find((one) => one.paymentId === paymentId)!
      .status;
  };
  const available = async () => (await booksOf(gateway(), first)).available ?? 0;
  /** Looks through the books as verify-ledger does. */
  const faults = () => inAccount(gateway(), first, ({ tx }) => ledgerFaults(tx, first));
  const sweep = () =>
    sweepPaymentsJob.run({} as never, {
      ...{ services: gateway().services, log: gateway().services.log },
      ...{ attempt: 1, maxAttempts: 1 },
    });
  const staff = (user: keyof typeof demoUsers) => sessionOf(gateway(), demoUsers[user], platform);
  return { call, create, show, check, cancel, begun, tell, status, available, faults, sweep, staff, tradeNo };
}
