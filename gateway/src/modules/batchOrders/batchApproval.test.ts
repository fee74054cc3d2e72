import { demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { allTasks } from '../../app/tasks';
import { sql } from '../../platform/db/sql';
import { noticesJob } from '../schedules/noticesJob';
import { taskJobOf } from '../tasks/taskJobs';

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
  // The reminder of one of its orders went wrong, and goes through later in the day; the next day is told of anew.
  const missed = await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update order_approval set reminded_at = null
      where order_id = (select order_id from checks where batch_id = ${batchId} limit 1)`),
  );
  expect(missed).toBe(1);
  await tellAt('2026-12-07T11:20:00');
  expect(await sent()).toBe(2);
  await tellAt('2026-12-08T09:20:00');
  expect(await sent()).toBe(3);
});

const linesOf = async (name: keyof typeof demoUsers, batchId: string) =>
  (await (await world.as(name)).call('listNotifications', {})).data.rows.filter(
    (line: { kind: string; entityId: string }) =>
      line.kind === 'order.awaitingApproval' && line.entityId === batchId,
  );
const sms = async (words: string) =>
  (await gateway.outbox('13800000001')).filter(({ text }) => text.includes(words)).length;
const cancel = async (name: keyof typeof demoUsers, batchId: string) => {
  expect((await (await world.as(name)).call('cancelBatch', { batchId })).code).toBe(0);
  await gateway.runJobs();
};
const retry = async (name: keyof typeof demoUsers, batchId: string) => {
  gateway.clock.advance(1_000);
  const { call, read } = await world.as(name);
  const { revision } = (await read('getBatch', { batchId })).data;
  expect((await call('retryBatch', { batchId, revision })).code).toBe(0);
};
/** A batch of the recruiter that was ordered: so many orders wait, and a row was refused, which can be tried again. */
async function asked(count: number, again: 'goesThrough' | 'isRefused' = 'goesThrough') {
  const people = someRows(count);
  const last = again === 'isRefused' ? { ...people[0]!, name: '赵敏敏' } : someRows(1)[0]!;
  const { batchId, rowIds } = await openBatch(gateway, [...people, last], { createdBy: demoUsers.recruiter });
  if (again === 'goesThrough')
    await inAccount(gateway, mainId, ({ tx }) =>
      tx.run(sql`update batch_row set state = 'refused', refused_code = 2703 where id = ${rowIds[count]}`),
    );
  expect((await world.confirm(batchId, 'recruiter')).code).toBe(0);
  await gateway.runJobs();
  return batchId;
}

test('who cancels the batch of a colleague is told what of it waits for them', async () => {
  const { batchId } = await openBatch(gateway, someRows(510), { createdBy: demoUsers.recruiter });
  await world.confirm(batchId, 'recruiter');
  const { rows } = await gateway.owner.query('select task_id as id from batch where id = $1', [batchId]);
  const job = taskJobOf(allTasks, { turnMs: 0 });
  const { services } = gateway;
  for (let turn = 0; turn < 2; turn += 1)
    await job.run({ mainId, taskId: rows[0].id } as never, {
      ...{ services, log: services.log, attempt: 1, maxAttempts: 8 },
    });
  await cancel('owner', batchId);
  expect(await linesOf('owner', batchId)).toMatchObject([{ records: 500, by: '周敏' }]);
  expect(await sms('周敏批量下单的 500 个订单')).toBe(1);
});

test('an end by which nothing new waits tells nobody again', async () => {
  const cancelled = await asked(7);
  expect(await sms('7 个订单')).toBe(1);
  await retry('recruiter', cancelled);
  await cancel('recruiter', cancelled);
  expect(await sms('7 个订单')).toBe(1);
  const refused = await asked(9, 'isRefused');
  expect(await sms('9 个订单')).toBe(1);
  await retry('recruiter', refused);
  await gateway.runJobs();
  expect((await world.rows(refused)).filter(({ state }) => state === 'refused')).toHaveLength(1);
  expect(await sms('9 个订单')).toBe(1);
});

test('where several people ordered of a batch the bell and the SMS name none of them', async () => {
  const batchId = await asked(5);
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update membership set role = 'admin', last_used_at = now()
      where main_id = ${mainId} and user_id = ${demoUsers.viewer}`),
  );
  await retry('viewer', batchId);
  await gateway.runJobs();
  expect(await linesOf('owner', batchId)).toMatchObject([{ records: 6, by: 'Several people' }]);
  expect(await sms('多人批量下单的 6 个订单')).toBe(1);
  // Of their own nobody is told.
  expect(await linesOf('viewer', batchId)).toEqual([]);
});
