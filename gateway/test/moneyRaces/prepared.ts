import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { keepApprover, keepApprovalRules } from '../../src/modules/approvals/rulesRepository';
import { rechargeId } from '../../src/modules/ledger/ledgerService';
import { takeBackRecharge } from '../../src/modules/orders/bankRecharge';
import { rechargeAccount } from '../../src/modules/orders/payment';
import { Database } from '../../src/platform/db/database';
import { sql } from '../../src/platform/db/sql';
import { ok } from '../candidates';
import { consentTo, inAccount, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { givingBackTools } from '../givingBack';
import { payoutTools } from '../payouts';
import { rechargeTools } from '../recharges';
import type { WechatPayStub } from '../wechatPayStub';
import { raceTools, type Try } from './racing';

const { first, platform } = demoMains;
const PEOPLE = ['owner', 'finance'] as const;

interface UnderWay {
  checkId: string;
  items: { id: string; price: number }[];
}

/** What stands ready for a race: each deed asked for by the demo's people, so that all the operators of the race may do it. */
export function preparedDeeds(gateway: () => TestGateway, pay: () => WechatPayStub) {
  const at = raceTools(gateway);
  const { asked, workOf } = rechargeTools(gateway);
  const payments = givingBackTools(gateway, pay);
  const payouts = payoutTools(gateway);
  const tokenOf = (user: keyof typeof demoUsers) => sessionOf(gateway(), demoUsers[user], first);
  const one = <T extends object>(statement: ReturnType<typeof sql>) =>
    inAccount(gateway(), first, ({ tx }) => tx.one<T>(statement));
  const staff = async (operation: string, body: object) => {
    const token = await sessionOf(gateway(), demoUsers.operator, platform);
    return ok(await gateway().call(operation, { body }, { token, mainId: platform }));
  };
  /** The work that was queued last. */
  const queued = async (kind: 'reversal' | 'correction') => {
    const newest = sql`select id from work_item where kind = ${kind} order by created_at desc limit 1`;
    return (await one<{ id: string }>(newest)).id;
  };

  /** Whatever the recruiter orders waits; owner and finance approve. */
  const rules = () =>
    inAccount(gateway(), first, async ({ tx, clock }) => {
      const said = { mainId: first, by: demoUsers.owner, at: clock.now() };
      await keepApprovalRules(tx, { ...said, above: 0, overBudget: 'waits' });
      await keepApprover(tx, { ...said, userId: demoUsers.finance, upTo: 1_000_000 });
    });
  const toApprove = async () =>
    (await placeOrder(gateway(), await tokenOf('recruiter'))) as { orderId: string };
  const approving = async ({ orderId }: { orderId: string }, times: number): Promise<Try[]> => {
    const tokens = await Promise.all(PEOPLE.map(tokenOf));
    return Array.from({ length: times }, (_, n) => () => {
      const token = tokens[n % tokens.length]!;
      return gateway().call('approveOrder', { body: { orderId } }, { token, mainId: first });
    });
  };
  const statesOf = (orders: readonly { orderId: string }[]): Promise<string[]> =>
    Promise.all(
      orders.map(async ({ orderId }) => {
        const { status } = await one<{ status: string }>(
          sql`select status from orders where id = ${orderId}`,
        );
        return status;
      }),
    );

  /** An order under way, with something held for each of its items. */
  async function underWay(): Promise<UnderWay> {
    const { checkId } = await placeOrder(gateway(), await tokenOf('owner'));
    await consentTo(gateway(), checkId);
    return { checkId, items: await at.itemsIn(checkId) };
  }
  /** Each of its items is charged as often as it is freed. */
  const endings = ({ checkId, items }: UnderWay, times: number) =>
    Array.from({ length: times }, (_, n) => {
      const way = Math.floor(n / items.length) % 2 === 0 ? 'charge' : 'free';
      return at.end(checkId, items[n % items.length]!.id, way);
    });

  const toConfirm = async (amount: number, bankReference: string) => ({
    ...{ workItemId: await workOf(await asked({ amount })), amount, bankReference },
  });
  /** A recharge that is booked, and one operator's word that it is to be taken back; the operator's command does the same. */
  async function toTakeBack(amount: number, reference: string) {
    await inAccount(gateway(), first, (work) => rechargeAccount(work, reference, { mainId: first, amount }));
    const bookingId = await inAccount(gateway(), first, ({ tx }) => rechargeId(tx, first, reference));
    await staff('askReversal', { bookingId, reason: 'Booked twice', giveBack: 'hand' });
    const command = async () => {
      const db = new Database(gateway().ownerUrl, { max: 2 });
      await takeBackRecharge({ ...gateway().services, db }, { reference });
      await db.close();
    };
    return { workItemId: await queued('reversal'), command };
  }
  /** A charge of which one operator asked to give back such a part. */
  async function toGiveBack(parts: number) {
    const { items, checkId } = await underWay();
    const [{ id: itemId, price }] = items as [UnderWay['items'][number]];
    await at.end(checkId, itemId, 'charge')();
    const { id: chargeId } = await one<{ id: string }>(
      sql`select id from ledger_transaction where kind = 'capture' and check_item_id = ${itemId}`,
    );
    const fen = Math.floor(price / parts);
    await staff('askCorrection', { chargeId, amount: fen, reason: 'It could not be verified' });
    return { workItemId: await queued('correction'), fen };
  }
  /** A scanned payment that its provider took and has not told of. */
  async function toTell() {
    const { paymentId, outTradeNo } = await payments.begun();
    pay().pay(outTradeNo);
    return { paymentId, tell: () => payments.tell(outTradeNo) };
  }
  async function toRefund(paymentId: string): Promise<string> {
    const { id: bookingId } = await one<{ id: string }>(
      sql`select booking_id as id from payment where id = ${paymentId}`,
    );
    ok(await payments.ask({ bookingId }));
    return queued('reversal');
  }
  /** What one operator paid out; another one says so, too. */
  async function toPayOut(amount: number, bankReference: string) {
    const { workItemId } = await payouts.asked(amount);
    ok(await payouts.enter('operator', workItemId, bankReference));
    return { workItemId, bankReference };
  }
  const statements = () =>
    inAccount(gateway(), first, ({ tx }) =>
      tx.many<{ month: string }>(
        sql`select to_char(month, 'YYYY-MM') as month from statement where main_id = ${first} order by month`,
      ),
    );
  return {
    ...{ rules, toApprove, approving, statesOf, underWay, endings, toConfirm, toTakeBack, toGiveBack },
    ...{ toTell, toRefund, toPayOut, statements, pursue: payments.pursue },
  };
}
