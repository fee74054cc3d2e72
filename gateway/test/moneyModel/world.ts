import { demoUsers } from '../../seeds/demoAccounts';
import { signContract } from '../../seeds/demoContracts';
import { monthBegins, chinaMonth, nextMonth } from '../../src/kernel/chinaMonth';
import { uuidv7 } from '../../src/kernel/ids';
import { addMembership, createMainAccount } from '../../src/modules/accounts/accountRepository';
import { keepApprovalRules } from '../../src/modules/approvals/rulesRepository';
import { itemsOf, lockCheck } from '../../src/modules/checks/checkRepository';
import { completeItem } from '../../src/modules/checks/lifecycle';
import { withdrawItems } from '../../src/modules/checks/withdrawal';
import { rechargeId, reverse } from '../../src/modules/ledger/ledgerService';
import { rechargeAccount } from '../../src/modules/orders/payment';
import { placeWaitingJob } from '../../src/modules/orders/placeWaitingJob';
import { closeNextMonth } from '../../src/modules/statements/closing';
import { sql } from '../../src/platform/db/sql';
import { booksOf, consentTo, inAccount, orderBody, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import type { ModelOrder, MoneyModel, Step } from './model';
import { correctionStep } from './corrections';
import { paymentSteps } from './payments';
import { payoutSteps } from './payouts';

/** Orders of more need somebody's approval; the basic package costs more, its identity check alone less. */
const APPROVED_ABOVE = 3_000;

/** A new enterprise, and what a step of the model does in it. Each deed is done twice: nothing may happen twice. */
export async function moneyWorld(gateway: TestGateway) {
  const mainId = uuidv7();
  const name = '远山贸易有限公司';
  await inAccount(gateway, mainId, async ({ tx }) => {
    const at = gateway.clock.now();
    await createMainAccount(tx, { id: mainId, kind: 'enterprise', name, authStatus: 2 });
    await addMembership(tx, { mainId, userId: demoUsers.owner, role: 'owner' });
    await addMembership(tx, { mainId, userId: demoUsers.recruiter, role: 'recruiter' });
    await signContract(tx, { mainId, name, userId: demoUsers.owner, signerName: '林晓', at });
    await keepApprovalRules(tx, {
      ...{ mainId, above: APPROVED_ABOVE, overBudget: 'waits' },
      ...{ by: demoUsers.owner, at },
    });
  });
  const at = () => gateway.clock.now();
  const signIn = (who: 'owner' | 'recruiter') => sessionOf(gateway, demoUsers[who], mainId);
  const call = async (operation: string, body: object) =>
    gateway.call(operation, { body }, { token: await signIn('owner'), mainId });
  const twice = async <T>(deed: () => Promise<T>): Promise<[T, T]> => [await deed(), await deed()];
  const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % (list.length || 1)];
  /** The job that a deed leaves when somebody waits, alone: others would work the items of their own accord. */
  async function placeWaiting(): Promise<void> {
    const { services } = gateway;
    const { rows } = await gateway.owner.query<{ why: 'recharged' }>(
      `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'orders.placeWaiting' and j.payload ->> 'mainId' = $1
       returning j.payload ->> 'why' as why`,
      [mainId],
    );
    for (const { why } of rows)
      await placeWaitingJob.run({ mainId, why }, { services, log: services.log, attempt: 1, maxAttempts: 1 });
  }
  const { data: quote } = await call('quoteOrder', {
    packageId: orderBody().packageId,
    itemCodes: ['identity'],
  });

  async function payIn({ amount }: Step, model: MoneyModel) {
    const reference = uuidv7();
    const booked = await twice(() =>
      inAccount(gateway, mainId, (work) => rechargeAccount(work, reference, { mainId, amount })),
    );
    expect(booked).toEqual([true, false]);
    await placeWaiting();
    model.pay({ reference, amount, isTakenBack: false }, at());
    return 'paidIn';
  }

  async function order({ amount, pick }: Step, model: MoneyModel) {
    const who = pick % 2 === 0 ? 'owner' : 'recruiter';
    const small = { itemCodes: ['identity'], expectedPrice: quote.price };
    const placed = await placeOrder(gateway, await signIn(who), amount % 2 === 0 ? {} : small, mainId);
    const { orderId, checkId, price } = placed;
    const items = await moneyOf(checkId);
    const needsApproval = who !== 'owner' && price > APPROVED_ABOVE;
    const made = model.order(
      { orderId, checkId, price, items: items.map((item) => ({ ...item, money: 'none' as const })) },
      needsApproval,
    );
    expect([placed.status, items.reduce((sum, item) => sum + item.price, 0)]).toEqual([made.status, price]);
    return 'ordered';
  }

  async function decide({ pick }: Step, model: MoneyModel, operation: 'approveOrder' | 'rejectOrder') {
    const waits = one(
      model.all.filter(({ status }) => status === 'awaitingApproval'),
      pick,
    );
    if (!waits) return null;
    const { orderId } = waits;
    const isApproved = operation === 'approveOrder';
    const replies = await twice(() =>
      call(operation, { orderId, ...(!isApproved && { reason: 'Not this month' }) }),
    );
    expect(replies.map(({ code }) => code)).toEqual([0, 0]);
    if (isApproved) model.approve(waits);
    else waits.status = 'over';
    return isApproved ? 'approved' : 'rejected';
  }

  /** An order under way with something held, its candidate having consented. */
  async function underWay({ pick }: Step, model: MoneyModel) {
    const found = one(
      model.all.filter(({ status }) => status === 'placed'),
      pick,
    );
    if (!found) return null;
    if (!found.isBegun) await consentTo(gateway, found.checkId, [], mainId);
    found.isBegun = true;
    const item = one(
      found.items.filter(({ money }) => money === 'held'),
      pick,
    )!;
    return { found, item };
  }

  async function settle(step: Step, model: MoneyModel, isCharged: boolean) {
    const next = await underWay(step, model);
    if (!next) return null;
    const { found, item } = next;
    await inAccount(gateway, mainId, async (work) => {
      const check = (await lockCheck(work.tx, found.checkId))!;
      const row = (await itemsOf(work.tx, check, true)).find(({ id }) => id === item.id)!;
      if (isCharged) await completeItem(work, check, row, { result: 'unverifiable', lamp: 'yellow' });
      else await withdrawItems(work, check, [row.id], new Map());
    });
    await placeWaiting();
    if (isCharged) model.charge(found, item, at());
    else model.free(found, item);
    return isCharged ? 'charged' : 'freed';
  }

  async function cancel({ pick }: Step, model: MoneyModel) {
    const found = one(
      model.all.filter(({ status }) => status === 'placed' || status === 'awaitingPayment'),
      pick,
    );
    if (!found) return null;
    expect(await call('cancelCheck', { checkId: found.checkId, reason: 'Position filled' })).toMatchObject({
      code: 0,
    });
    await placeWaiting();
    model.cancel(found);
    return 'cancelled';
  }

  async function takeBack({ pick }: Step, model: MoneyModel) {
    const payment = one(model.payments, pick);
    if (!payment) return null;
    const said = await twice(() =>
      inAccount(gateway, mainId, async ({ tx }) =>
        reverse(tx, await rechargeId(tx, mainId, payment.reference), { mainId, at: at() }),
      ),
    );
    const expected = [model.takeBack(payment, at()), model.takeBack(payment, at())];
    expect(said).toEqual(expected);
    return expected[0] === 'notCovered' ? 'notTakenBack' : 'takenBack';
  }

  /** The first hours of the next month: the month that is over is closed. */
  async function close(model: MoneyModel) {
    const now = new Date(monthBegins(nextMonth(chinaMonth(at()))).getTime() + 2 * 3_600_000);
    gateway.clock.set(now);
    const run = () => inAccount(gateway, mainId, (work) => closeNextMonth(work, mainId));
    while (await run());
    model.close(now);
    return 'closed';
  }

  const giveBack = correctionStep({ gateway, mainId, placeWaiting });
  const payments = paymentSteps({ gateway, mainId, twice, placeWaiting });
  const payouts = payoutSteps({ gateway, mainId, name, twice, placeWaiting });

  const moneyOf = (checkId: string) =>
    inAccount(gateway, mainId, ({ tx }) =>
      tx.many<{ id: string; price: number }>(
        sql`select id, price from check_item where check_id = ${checkId} order by id`,
      ),
    );

  return {
    mainId,
    close,
    /** An account that never had money has no books yet. */
    books: async (): Promise<Record<string, number>> =>
      Object.assign(
        { funding: 0, available: 0, held: 0, spent: 0, paidOut: 0 },
        await booksOf(gateway, mainId),
      ),
    /** @returns what happened; null where there was nothing to do it to */
    take(step: Step, model: MoneyModel): Promise<string | null> {
      if (step.kind === 'payIn') return payIn(step, model);
      if (step.kind === 'order') return order(step, model);
      if (step.kind === 'approve') return decide(step, model, 'approveOrder');
      if (step.kind === 'reject') return decide(step, model, 'rejectOrder');
      if (step.kind === 'charge') return settle(step, model, true);
      if (step.kind === 'free') return settle(step, model, false);
      if (step.kind === 'cancel') return cancel(step, model);
      if (step.kind === 'giveBack') return giveBack(step, model);
      if (step.kind === 'scan') return payments.scan(step, model);
      if (step.kind === 'refund') return payments.refund(step, model);
      if (step.kind === 'askPayout') return payouts.ask(step, model);
      if (step.kind === 'payOut') return payouts.end(model, true);
      if (step.kind === 'refusePayout') return payouts.end(model, false);
      return step.kind === 'takeBack' ? takeBack(step, model) : close(model);
    },
    orders: () =>
      inAccount(gateway, mainId, ({ tx }) =>
        tx.many<{ orderId: string; isWaiting: ModelOrder['status'] | null; money: string[] }>(sql`
          select o.id as "orderId", case when o.status like 'awaiting%' then o.status end as "isWaiting",
            (select array_agg(i.money order by i.id) from check_item i join checks c on c.id = i.check_id
              where c.order_id = o.id) as money
          from orders o where o.main_id = ${mainId} order by o.created_at, o.id`),
      ),
    statements: () =>
      inAccount(gateway, mainId, ({ tx }) =>
        tx.many(sql`select to_char(month, 'YYYY-MM') as month, opening, recharged, taken_back as "takenBack", charged,
          charges_reversed as "chargesReversed", paid_out as "paidOut", closing
          from statement where main_id = ${mainId} order by month`),
      ),
  };
}
