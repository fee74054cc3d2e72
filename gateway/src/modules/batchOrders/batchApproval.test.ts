import { demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { sql } from '../../platform/db/sql';
import { noticesJob } from '../schedules/noticesJob';

let gateway: TestGateway;
const world = orderWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`insert into approval_rule (main_id, above, over_budget, updated_by, updated_at)
      values (${mainId}, 0, 'waits', ${demoUsers.owner}, now())`),
  );
});
afterAll(() => gateway.close());

/** So far in working hours of a working day, and what is due by then. */
const tellAt = async (moment: string) => {
  gateway.clock.advance(new Date(`${moment}+08:00`).getTime() - gateway.clock.now().getTime());
  const { services } = gateway;
  await noticesJob.run({} as never, { services, log: services.log, attempt: 1, maxAttempts: 1 });
  await gateway.runJobs();
};

test('orders of a batch that wait are one line and one SMS: how many, the sum, who ordered; reminded of once a day', async () => {
  const { batchId } = await openBatch(gateway, someRows(3), { createdBy: demoUsers.recruiter });
  expect((await world.confirm(batchId, 'recruiter')).code).toBe(0);
  await gateway.runJobs();
  const { call } = await world.as('owner');
  const lines = async () =>
    (await (await world.as('owner')).call('listNotifications', {})).data.rows.filter(
      ({ kind }: { kind: string }) => kind === 'order.awaitingApproval',
    );
  const sent = async () =>
    (await gateway.outbox('13800000001')).filter(({ text }) => /3 个订单|3 orders/.test(text)).length;
  const waits = { entity: 'batch', entityId: batchId, batchId, records: 3, amount: 3 * PRICE, by: '周敏' };
  expect(await lines()).toMatchObject([waits]);
  expect(await sent()).toBe(1);

  const other = await openBatch(gateway, someRows(1), { createdBy: demoUsers.recruiter });
  await world.confirm(other.batchId, 'recruiter');
  await gateway.runJobs();
  expect((await call('listApprovals', {})).data.rows).toHaveLength(4);
  expect((await call('listApprovals', { batchId })).data.rows).toHaveLength(3);

  await tellAt('2026-12-07T09:20:00');
  await tellAt('2026-12-07T09:20:10');
  expect((await lines()).map(({ entityId }: { entityId: string }) => entityId).sort()).toEqual(
    [batchId, other.batchId].sort(),
  );
  expect(await sent()).toBe(2);
});
