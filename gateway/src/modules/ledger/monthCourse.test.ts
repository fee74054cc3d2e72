import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { capture, hold, recharge, rechargeId, release, reverse } from './ledgerService';

const { first } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

type Tx = Parameters<typeof hold>[0];
type Fact = { mainId: string; amount: number; at: Date };
/** Books at a time of China's clock. */
async function bookAt(chinaTime: string, deed: (tx: Tx, fact: (amount: number) => Fact) => Promise<unknown>) {
  const at = new Date(`${chinaTime}+08:00`);
  gateway.clock.set(at);
  await inAccount(gateway, first, ({ tx }) => deed(tx, (amount) => ({ mainId: first, amount, at })));
}
async function course() {
  const token = await sessionOf(gateway, demoUsers.finance, first);
  const { data } = await gateway.call('getMonthCourse', {}, { token, mainId: first });
  return (data as { days: { day: string; recharged: number; charged: number; available: number }[] }).days;
}

test('each day of the month in China says what came in, what was charged and what was available as it ended', async () => {
  const [order, item, other] = [uuidv7(), uuidv7(), uuidv7()];
  await bookAt('2031-03-31T23:59:59', (tx, fact) => recharge(tx, 'R-1', fact(1_000_00)));
  // 16:00 UTC of the day before.
  await bookAt('2031-04-01T00:00:00', (tx, fact) => hold(tx, order, fact(300_00)));
  await bookAt('2031-04-03T08:00:00', async (tx, fact) => {
    await capture(tx, { orderId: order, itemId: item }, fact(100_00));
    await release(tx, { orderId: order, itemId: other }, fact(200_00));
  });
  await bookAt('2031-04-03T23:00:00', (tx, fact) => recharge(tx, 'R-2', fact(50_00)));
  await bookAt('2031-04-05T09:00:00', async (tx, fact) => {
    await reverse(tx, await rechargeId(tx, first, 'R-2'), fact(0));
  });
  expect(await course()).toEqual([
    { day: '2031-04-01', recharged: 0, charged: 0, available: 700_00 },
    { day: '2031-04-02', recharged: 0, charged: 0, available: 700_00 },
    { day: '2031-04-03', recharged: 50_00, charged: 100_00, available: 950_00 },
    { day: '2031-04-04', recharged: 0, charged: 0, available: 950_00 },
    { day: '2031-04-05', recharged: -50_00, charged: 0, available: 900_00 },
  ]);
});

test('of an account without money it is nil each day until today', async () => {
  gateway.clock.set(new Date('2031-05-02T00:30:00+08:00'));
  const token = await sessionOf(gateway, demoUsers.owner, demoMains.second);
  const { data } = await gateway.call('getMonthCourse', {}, { token, mainId: demoMains.second });
  expect(data).toEqual({
    days: ['2031-05-01', '2031-05-02'].map((day) => ({ day, recharged: 0, charged: 0, available: 0 })),
  });
});
