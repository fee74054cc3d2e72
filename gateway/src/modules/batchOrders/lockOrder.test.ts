import { setTimeout as passed } from 'node:timers/promises';
import { batchWorld, terms, type Batch } from '../../../test/batches';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import { eraseAccount } from '../../../test/erasure';
import type { TestGateway } from '../../../test/gateway';
import { mainId, openBatch, orderWorld, PRICE, someRows } from '../../../test/openBatches';
import { apply, registrationsOf } from '../../../test/registrations';
import { allTasks } from '../../app/tasks';
import { sql } from '../../platform/db/sql';
import { holdOrders } from '../orders/facts';
import { deleteApplications, lockApplication } from '../registrations/applicationRepository';
import { taskJobOf } from '../tasks/taskJobs';

/** Who waits for whom when a batch and others are at the same applications: one after the other, nobody in a circle. */
let gateway: TestGateway;
const world = orderWorld(() => gateway);
const { as, get, rows, change } = batchWorld(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 100 * PRICE);
});
afterEach(() => gateway.close());

/** Long enough for another transaction to come to where it waits; shorter than the database takes to look for circles. */
const A_WHILE = 400;

async function applied(...phones: string[]): Promise<string[]> {
  const desk = await registrationsOf(gateway);
  const form = await desk.opened();
  for (const phone of phones) await apply(gateway, form, phone);
  const { data } = ok(await desk.call('listApplications', { body: { formId: form.formId } }));
  return data.rows.map(({ applicationId }: { applicationId: string }) => applicationId);
}

/** Works a task to its end. */
async function worked(taskId: string): Promise<void> {
  const { services } = gateway;
  const context = { services, log: services.log, attempt: 1, maxAttempts: 8 };
  await taskJobOf(allTasks, {}).run({ mainId, taskId } as never, context);
}

/** A confirmed batch of as many rows as are ordered under one lock, the first of them from an application. */
async function confirmed(applicationId: string): Promise<{ batchId: string; taskId: string }> {
  const { batchId, rowIds } = await openBatch(gateway, someRows(25));
  await inAccount(gateway, mainId, ({ tx }) =>
    tx.run(sql`update batch_row set application_id = ${applicationId} where id = ${rowIds[0]!}`),
  );
  const { data } = await world.confirm(batchId);
  return { batchId, taskId: data.task.taskId };
}

const erase = (during: (id: string) => Promise<unknown>, id: string) =>
  inAccount(gateway, mainId, async ({ tx, clock }) => {
    await lockApplication(tx, mainId, id);
    const other = during(id);
    await passed(A_WHILE);
    await deleteApplications(tx, mainId, [id], clock.now());
    return { other };
  });

const statesOf = async (batchId: string) => {
  const states = new Map<string, number>();
  for (const { state } of await world.rows(batchId)) states.set(state, (states.get(state) ?? 0) + 1);
  return Object.fromEntries(states);
};

test('a single order that takes over an application, and a batch that does, wait for each other', async () => {
  const [applicationId] = await applied('13911110101');
  const { batchId, taskId } = await confirmed(applicationId!);
  let work: Promise<void> | undefined;
  await inAccount(gateway, mainId, async ({ tx }) => {
    await holdOrders(tx, mainId, 1);
    work = worked(taskId);
    await passed(A_WHILE);
    expect(await lockApplication(tx, mainId, applicationId!)).not.toBeNull();
  });
  await work;
  expect(await statesOf(batchId)).toEqual({ placed: 25 });
});

test('an application that is erased while its batch is ordered is gone from it, and the rest is ordered', async () => {
  const [applicationId] = await applied('13911110102');
  const { batchId, taskId } = await confirmed(applicationId!);
  const { other } = await erase(() => worked(taskId), applicationId!);
  await other;
  expect(await statesOf(batchId)).toEqual({ dropped: 1, placed: 24 });
});

test('applications that are erased while a list is made of them are no rows; erased while a row is changed nothing of them is written again', async () => {
  const [first, second, third] = await applied('13911110103', '13911110104', '13911110105');
  const owner = await as();
  const source = { kind: 'applications', applicationIds: [first, second, third] };
  const begun = ok(await owner('createBatch', { body: { source, terms } })).data as Batch;
  const { other } = await erase(() => worked(begun.task!.taskId), first!);
  await other;
  const made = await get(owner, begun.batchId);
  expect(made).toMatchObject({ status: 'open', counts: { rows: 2, ready: 2 } });
  const [row, left] = await rows(owner, made);
  const leave = { edits: [{ rowId: left!.rowId, drop: true }] };
  const batch = ok(await change(owner, 'editBatchRows', made, leave)).data.batch as Batch;
  const { applicationId } = await inAccount(gateway, mainId, ({ tx }) =>
    tx.one<{ applicationId: string }>(
      sql`select application_id as "applicationId" from batch_row where id = ${row!.rowId}`,
    ),
  );
  const edits = [{ rowId: row!.rowId, cells: { positionTitle: 'Clerk' } }];
  let edit: Promise<unknown> | undefined;
  await inAccount(gateway, mainId, async ({ tx, clock }) => {
    await deleteApplications(tx, mainId, [applicationId], clock.now());
    edit = change(owner, 'editBatchRows', batch, { edits });
    await passed(A_WHILE);
  });
  await edit;
  expect((await rows(owner, batch))[0]!.cells).toEqual({ positionTitle: 'Clerk' });
});

test('the erasure of records takes their batches in the order of whoever holds several', async () => {
  const opened = [await openBatch(gateway, someRows(1)), await openBatch(gateway, someRows(1))];
  const [one, other] = opened.map(({ batchId }) => batchId).toSorted() as [string, string];
  const { call } = await world.as('owner');
  // The record of the later batch is the first to be erased.
  for (const batchId of [other, one]) {
    expect((await world.confirm(batchId)).code).toBe(0);
    await gateway.runJobs();
    const [row] = await world.rows(batchId);
    expect((await call('cancelCheck', { checkId: row!.checkId, reason: 'No longer' })).code).toBe(0);
  }
  gateway.clock.advance(31 * 86_400_000);
  await inAccount(gateway, mainId, ({ enqueue }) => enqueue('batches.purge', {}));
  await gateway.runJobs();
  let erasure: Promise<unknown> | undefined;
  await inAccount(gateway, mainId, async ({ tx }) => {
    await tx.one(sql`select id from batch where id = ${one} for update`);
    erasure = eraseAccount(gateway);
    const waiting = () =>
      tx.one<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted`);
    while ((await waiting()).n === 0) await passed(20);
    // It waits, and holds nothing that whoever holds the first batch may want.
    await tx.one(sql`select id from batch where id = ${other} for update nowait`);
  });
  await erasure;
  const names = await inAccount(gateway, mainId, ({ tx }) =>
    tx.many<{ name: string | null }>(sql`select name from batch where id = any(${[one, other]}::uuid[])`),
  );
  expect(names).toEqual([{ name: null }, { name: null }]);
});
