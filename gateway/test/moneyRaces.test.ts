import { demoMains } from '../seeds/demoAccounts';
import { chinaMonth, monthBegins, nextMonth } from '../src/kernel/chinaMonth';
import { uuidv7 } from '../src/kernel/ids';
import { recharge } from '../src/modules/ledger/ledgerService';
import { fund, gatewayWithPeople, inAccount } from './checks';
import type { TestGateway } from './gateway';
import { preparedDeeds } from './moneyRaces/prepared';
import { CONNECTIONS, raceTools } from './moneyRaces/racing';
import { startWechatPay, type WechatPayStub } from './wechatPayStub';

// Each deed with money, sent over 32 connections at once for one account by as many as may do it; then all of them together. The rules of
// each stand in its own suite, the races of orders that wait for money in waitingOrders.test.ts.

const { first } = demoMains;
const BASIC = 6800;
const HOUR_MS = 3_600_000;
let gateway: TestGateway;
let pay: WechatPayStub;
const at = raceTools(() => gateway);
const given = preparedDeeds(
  () => gateway,
  () => pay,
);
beforeAll(async () => {
  pay = await startWechatPay();
  gateway = await gatewayWithPeople({
    env: { ...pay.env, POOL_SIZE: String(2 * CONNECTIONS), SMS_PER_IP_PER_MINUTE: '1000' },
  });
  pay.follow(() => gateway.clock.now());
  // Clear of the end of a month, which the races would pass.
  const month = nextMonth(chinaMonth(gateway.clock.now()));
  gateway.clock.set(new Date(monthBegins(month).getTime() + 14 * 24 * HOUR_MS));
  await at.hire();
  await given.rules();
});
/** The hourly look at the books: sums, balances, what is held, what was spent, statements. */
afterEach(async () => expect(await at.faults()).toEqual([]));
afterAll(async () => {
  await gateway.close();
  await pay.stop();
});

test('two orders approved by two persons at once, with money for one: each is decided once, one is placed, one waits', async () => {
  await fund(gateway, BASIC);
  const orders = [await given.toApprove(), await given.toApprove()];
  const tries = (await Promise.all(orders.map((order) => given.approving(order, CONNECTIONS / 2)))).flat();
  const changed = await at.changes(async () => {
    const codes = at.codesOf(await at.race(tries)).toSorted((a, b) => a - b);
    // Whoever was first hears so in each of their tabs, the other that it was decided.
    expect(codes).toEqual([
      ...Array<number>(CONNECTIONS / 2).fill(0),
      ...Array<number>(CONNECTIONS / 2).fill(2040),
    ]);
  });
  expect(changed).toEqual({ moved: { available: -BASIC, held: BASIC }, made: { hold: 1 } });
  expect((await given.statesOf(orders)).toSorted()).toEqual(['awaitingPayment', 'placed']);
  await fund(gateway, 100 * BASIC);
  await gateway.runJobs();
  expect(await given.statesOf(orders)).toEqual(['placed', 'placed']);
});

test('each item charged and freed at once: it ends in one of the two, and its price goes one way', async () => {
  const under = await given.underWay();
  let done: string[] = [];
  const changed = await at.changes(
    async () => void (done = await at.race(given.endings(under, CONNECTIONS))),
  );
  const { captured, released, counts } = await at.endOf(under.checkId);
  expect(done.filter((one) => one === 'charge')).toHaveLength(counts.capture ?? 0);
  expect(captured + released).toBe(BASIC);
  expect(changed).toEqual({
    moved: at.only({ available: released, held: -BASIC, spent: captured }),
    made: counts,
  });
});

test('a transfer confirmed by sixteen operators twice each at once is booked once', async () => {
  const body = await given.toConfirm(100_000, 'RACE-1');
  const tries = at.tries('confirmRecharge', body, await at.codes());
  const changed = await at.changes(async () => {
    for (const code of at.codesOf(await at.race(tries))) expect([0, 1004, 2205, 2861, 2865]).toContain(code);
  });
  expect(changed).toEqual({ moved: { funding: -100_000, available: 100_000 }, made: { recharge: 1 } });
});

test('a recharge taken back by sixteen operators twice each, and by the command, at once is taken back once', async () => {
  const { workItemId, command } = await given.toTakeBack(70_000, 'RACE-2');
  const tries = at.tries('confirmReversal', { workItemId }, await at.codes());
  const changed = await at.changes(async () => {
    const [codes] = await Promise.all([at.race(tries).then(at.codesOf), command(), command()]);
    expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(1);
    for (const code of codes) expect([0, 1004, 2445, 2447]).toContain(code);
  });
  expect(changed).toEqual({ moved: { funding: 70_000, available: -70_000 }, made: { reversal: 1 } });
});

test('a part of a charge given back by sixteen operators twice each at once is given back once, also where the rest would cover it', async () => {
  const { workItemId, fen } = await given.toGiveBack(40);
  const tries = at.tries('confirmCorrection', { workItemId }, await at.codes());
  const changed = await at.changes(async () => {
    const codes = at.codesOf(await at.race(tries));
    expect(codes.filter((code) => code === 0)).toHaveLength(1);
    for (const code of codes) expect([0, 1004, 2447]).toContain(code);
  });
  expect(changed).toEqual({ moved: { available: fen, spent: -fen }, made: { correction: 1 } });
});

test('a scanned payment told 32 times at once is booked once; given back by all at once, its provider gives it back once', async () => {
  const { paymentId, tell } = await given.toTell();
  const booked = await at.changes(async () => {
    for (const status of await at.race(at.times(tell))) expect(status).toBe(204);
  });
  expect(booked).toEqual({ moved: { funding: -100_00, available: 100_00 }, made: { recharge: 1 } });
  const workItemId = await given.toRefund(paymentId);
  const tries = at.tries('confirmReversal', { workItemId }, await at.codes());
  const taken = await at.changes(async () => {
    expect(at.codesOf(await at.race(tries)).filter((code) => code === 0)).toHaveLength(1);
    await at.race(at.times(given.pursue));
  });
  expect(taken).toEqual({ moved: { funding: 100_00, available: -100_00 }, made: { reversal: 1 } });
  expect([...pay.refunds.values()].map(({ refund }) => refund)).toEqual([100_00]);
});

test('a payout confirmed by sixteen operators twice each at once has left once', async () => {
  const body = await given.toPayOut(30_000, 'RACE-5');
  const tries = at.tries('confirmPayout', body, await at.codes('sendPayoutDecisionCode'));
  const changed = await at.changes(async () => {
    expect(at.codesOf(await at.race(tries)).filter((code) => code === 0)).toHaveLength(1);
  });
  expect(changed).toEqual({ moved: { held: -30_000, paidOut: 30_000 }, made: { payout: 1 } });
});

test('months closed 32 times at once, while others book into them and into the next: each is closed once, and says what was booked', async () => {
  const month = chinaMonth(gateway.clock.now());
  const ends = monthBegins(nextMonth(month)).getTime();
  gateway.clock.set(new Date(monthBegins(nextMonth(nextMonth(month))).getTime() + 2 * HOUR_MS));
  const into = (when: number) => () =>
    inAccount(gateway, first, ({ tx }) =>
      recharge(tx, uuidv7(), { mainId: first, amount: 500, at: new Date(when) }),
    ).catch((error: Error) => {
      // Too late: the month it belongs to is closed.
      expect(error.message).toContain('is closed');
      return false;
    });
  const bookings = [ends - 1, ends, gateway.clock.now().getTime()].flatMap((when) => at.times(into(when), 8));
  const [closed] = await Promise.all([at.race(at.times(at.close)), at.race(bookings)]);
  expect(closed.filter((one) => one !== null).toSorted()).toEqual([month, nextMonth(month)]);
  const statements = await given.statements();
  expect(statements.map(({ month: of }) => of)).toEqual([month, nextMonth(month)]);
});

test('all of it at once: nothing is lost, nothing happens twice, and the books are right', async () => {
  const order = await given.toApprove();
  const under = await given.underWay();
  const transfer = await given.toConfirm(100_000, 'RACE-3');
  const { workItemId: takenBack } = await given.toTakeBack(70_000, 'RACE-4');
  const { workItemId: givenBack, fen } = await given.toGiveBack(2);
  const scanned = await given.toTell();
  const month = chinaMonth(gateway.clock.now());
  gateway.clock.set(new Date(monthBegins(nextMonth(month)).getTime() + 2 * HOUR_MS));
  const codes = await at.codes();
  const four = (from: number) => codes.slice(from, from + 4);
  const tries: (() => Promise<unknown>)[] = [
    ...(await given.approving(order, 8)),
    ...given.endings(under, 8),
    ...at.tries('confirmRecharge', transfer, four(0), 2),
    ...at.tries('confirmReversal', { workItemId: takenBack }, four(4), 2),
    ...at.tries('confirmCorrection', { workItemId: givenBack }, four(8), 2),
    ...at.times(scanned.tell, 8),
    ...at.times(at.close, 8),
  ];
  const changed = await at.changes(async () => void (await at.race(tries)));
  const { captured, released, counts } = await at.endOf(under.checkId);
  expect(changed).toEqual({
    moved: at.only({
      funding: 70_000 - 100_000 - 100_00,
      available: 100_000 + 100_00 - 70_000 - BASIC + released + fen,
      spent: captured - fen,
    }),
    made: at.only({ recharge: 2, reversal: 1, correction: 1, hold: 1, ...counts }),
  });
  expect((await given.statements()).at(-1)).toEqual({ month });
});
