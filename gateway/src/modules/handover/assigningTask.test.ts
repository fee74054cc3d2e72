import { codes } from '@probity/contract/codes';
import { BULK_AT_ONCE, TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allOf, assignWorld, ownersSession } from '../../../test/assignments';
import { idsOf } from '../../../test/bulk';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import { copies } from '../../../test/copies';
import { countedTx } from '../../../test/countedTx';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { untilWaiting } from '../../../test/lockWaits';
import { allTasks } from '../../app/tasks';
import { uuidv7 } from '../../kernel/ids';
import { systemWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { taskJobOf } from '../tasks/taskJobs';
import { ASSIGNED_AT_ONCE } from './assigning';
import { moveCharges } from './charges';
import { GIVEN_AT_ONCE } from './giveJob';
import { assignmentsPurgeJob } from './purgeJob';
import { checksTakeBack } from './takingBack';

/** More records given and taken back than are done at once. */
const { first } = demoMains;
const DAY = 86_400_000;
const { owner: lin, recruiter: zhou, viewer: he } = demoUsers;
let gateway: TestGateway;
const people = assignWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await people.begin();
});
afterAll(() => gateway.close());

const { as, order, orders, read, place, change, ownersOf, likeOf, acts, bell } = people;

test('more than are done at once go on as a task, its file says of each; so does taking them back', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, 400);
  const ids = await likeOf(checkId);
  expect(ids).toHaveLength(401);
  const [row] = ok(await (await as('owner'))('listChecks', { checkId: [checkId] })).data.rows;
  const owner = await as('owner');
  const records = { all: { q: row.orderNo } };
  const begun = ok(await owner('assignChecks', { records, ownerId: zhou })).data;
  expect(begun).toMatchObject({ rows: null, task: { kind: 'checks.assign' } });
  // Under way it is none that can be taken back.
  expect(await acts('owner')).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ records: 401 })]),
  );
  await gateway.runJobs();
  const { taskId } = begun.task;
  const task = ok(await read('owner', 'getTask', { taskId })).data;
  expect(task).toMatchObject({ status: 'done', done: 401, outcomes: { done: 401, refused: 0 } });
  expect(await ownersOf(ids)).toEqual(allOf(ids, zhou));
  expect((await bell(zhou))[0]).toMatchObject({ kind: 'records.given', records: 401, by: '林晓' });
  const { bytes } = await read('owner', 'downloadTaskFile', { taskId });
  const lines = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(401);
  expect(lines.every((line) => line.startsWith(row.orderNo) && line.endsWith(',Done'))).toBe(true);

  const [act] = await acts('owner');
  expect(act).toMatchObject({ records: 401 });
  ok(await owner('assignChecks', { records: { checkId: [checkId] }, ownerId: he }));
  const back = ok(await owner('undoAssignment', { assignmentId: act.assignmentId })).data;
  expect(back).toMatchObject({ rows: null, task: { kind: 'checks.takeBack' } });
  await gateway.runJobs();
  const ended = ok(await read('owner', 'getTask', { taskId: back.task.taskId })).data;
  expect(ended).toMatchObject({
    status: 'done',
    outcomes: {
      done: 400,
      refused: 1,
      reasons: [{ msg: 'It has changed hands since, so it stays where it is', count: 1 }],
    },
  });
  expect(await ownersOf(ids)).toEqual({ ...allOf(ids, lin), [checkId]: he });
  expect((await bell(zhou))[0]).toMatchObject({ kind: 'records.takenBack', records: 400 });
}, 120_000);

test('a taking back that breaks off tells what was taken until then; gone on with, it tells the rest', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, ASSIGNED_AT_ONCE + BULK_AT_ONCE);
  const ids = await likeOf(checkId);
  const owner = await as('owner');
  const before = (await bell(zhou)).length;
  ok(await owner('assignChecks', { records: { checkId: ids }, ownerId: zhou }));
  await gateway.runJobs();
  const [{ assignmentId }] = await acts('owner');
  const back = ok(await owner('undoAssignment', { assignmentId })).data;
  const stop = () => owner('cancelTask', { taskId: back.task.taskId });
  let [stopping, isStopped]: [Promise<CallReply> | undefined, boolean] = [undefined, false];
  await inAccount(gateway, first, async ({ tx }) => {
    const work = { ...systemWork(gateway.services, tx, first), session: ownersSession(lin) };
    const { next } = await checksTakeBack.task.chunk(work, { assignmentId }, { after: null });
    expect(next).not.toBeNull();
    // Who stops it meanwhile waits for the part under way, and counts it.
    stopping = stop().finally(() => (isStopped = true));
    await untilWaiting(gateway, () => isStopped);
  });
  // Stopping it twice tells it once.
  for (const reply of [await stopping!, await stop()]) ok(reply);
  const left = ids.length - ASSIGNED_AT_ONCE;
  expect((await acts('owner'))[0]).toMatchObject({ assignmentId, records: left });
  const told = async () =>
    (await bell(zhou)).slice(0, -before || undefined).map(({ kind, records }: { kind: string; records: number }) => [kind, records]); // prettier-ignore
  const given = ['records.given', ids.length];
  expect(await told()).toEqual([['records.takenBack', ASSIGNED_AT_ONCE], given]);
  ok(await owner('undoAssignment', { assignmentId }));
  gateway.clock.advance(1000);
  await gateway.runJobs();
  expect(await ownersOf(ids)).toEqual(allOf(ids, lin));
  expect(await told()).toEqual([['records.takenBack', left], ['records.takenBack', ASSIGNED_AT_ONCE], given]); // prettier-ignore
}, 120_000);

test('what a recruiter gave away and reaches no more is told as given; what they never reached is not found', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, BULK_AT_ONCE);
  const ids = await likeOf(checkId);
  await change(sql`update checks set owner_id = ${zhou}, department_id = ${demoDepartments.sales}
    where main_id = ${first} and id = any(${ids}::uuid[])`);
  const recruiter = await as('recruiter');
  const missing = uuidv7();
  const body = { records: { checkId: [...ids, missing] }, ownerId: he };
  const { taskId } = ok(await recruiter('assignChecks', body)).data.task;
  await gateway.runJobs();
  expect(await ownersOf(ids)).toEqual(allOf(ids, he));
  expect(ok(await read('recruiter', 'getTask', { taskId })).data).toMatchObject({
    status: 'done',
    done: ids.length + 1,
    outcomes: { done: ids.length, refused: 1 },
  });
  const { bytes } = await read('recruiter', 'downloadTaskFile', { taskId });
  const lines = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.filter((line) => !line.endsWith(',Done'))).toEqual([expect.stringContaining(missing)]);
}, 120_000);

test('hundreds of records take as many statements as one', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, 200);
  const ids = await likeOf(checkId);
  const statementsOf = (checkIds: readonly string[]) =>
    inAccount(gateway, first, async (work) => {
      const counted = countedTx(work.tx);
      const { outcomes } = await moveCharges(
        { ...systemWork(gateway.services, counted.tx, first), session: ownersSession(lin) },
        checkIds,
        { event: 'assigned', isOwnAct: false, to: () => ({ ownerId: zhou, assignmentId: null }) },
      );
      expect(outcomes.every(({ code }) => code === 0)).toBe(true);
      return counted.statements();
    });
  expect(ids).toHaveLength(201);
  const one = await statementsOf(ids.slice(0, 1));
  expect(await statementsOf(ids.slice(1))).toBe(one);
  expect(one).toBeLessThan(5);
});

/** A turn of one step of a task: its plan, then a chunk each. */
async function turns(count: number, taskId: string): Promise<void> {
  const job = taskJobOf(allTasks, { turnMs: 0 });
  const { services } = gateway;
  for (let turn = 0; turn < count; turn += 1)
    await job.run({ mainId: first, taskId } as never, {
      ...{ services, log: services.log, attempt: 1, maxAttempts: 8 },
    });
}
const disabled = sql`update membership set disabled = true where main_id = ${first} and user_id = ${zhou}`;

test('who is disabled while records are given to them keeps what they have; of each of the rest its line says why not', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, 299);
  const ids = await likeOf(checkId);
  const owner = await as('owner');
  const [row] = ok(await owner('listChecks', { checkId: [checkId] })).data.rows;
  const records = { all: { q: row.orderNo } };
  const { taskId } = ok(await owner('assignChecks', { records, ownerId: zhou })).data.task;
  await turns(2, taskId);
  await change(disabled);
  await gateway.runJobs();
  const msg = codes['2051'].en;
  expect(ok(await read('owner', 'getTask', { taskId })).data).toMatchObject({
    ...{ status: 'done', done: 300, fault: null },
    outcomes: { done: 250, refused: 50, reasons: [{ msg, count: 50 }] },
  });
  const owners = Object.values(await ownersOf(ids));
  expect([zhou, lin].map((id) => owners.filter((owned) => owned === id).length)).toEqual([250, 50]);
  const { bytes } = await read('owner', 'downloadTaskFile', { taskId });
  const lines = bytes.toString('utf8').trimEnd().split('\r\n').slice(1);
  expect(lines.filter((line) => line.endsWith(',Done'))).toHaveLength(250);
  expect(lines.filter((line) => line.includes(msg))).toHaveLength(50);
  // What was given can be taken back as ever.
  const [act] = await acts('owner');
  expect(act).toMatchObject({ records: 250 });
  await place(zhou, 'recruiter', demoDepartments.people);
}, 120_000);

test('an act is kept beyond its days as long as its task has not ended, and goes after that', async () => {
  const made = idsOf(await orders(BULK_AT_ONCE + 1));
  const purge = async () => {
    gateway.clock.advance(TASK_KEPT_DAYS * DAY + 1);
    const { services } = gateway;
    await assignmentsPurgeJob.run({}, { services, log: services.log, attempt: 1, maxAttempts: 1 });
  };
  const kept = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.one<{ n: number }>(sql`select count(*)::int as n from assignment`),
    );
  const { task } = ok(await (await as('owner'))('assignChecks', { records: { checkId: made }, ownerId: zhou })).data; // prettier-ignore
  await purge();
  await gateway.runJobs();
  expect(ok(await read('owner', 'getTask', { taskId: task.taskId })).data).toMatchObject({
    status: 'done',
    outcomes: { done: made.length, refused: 0 },
  });
  expect(await ownersOf(made)).toEqual(allOf(made, zhou));
  expect(await kept()).toEqual({ n: 1 });
  await purge();
  expect(await kept()).toEqual({ n: 0 });
}, 120_000);

test('stopped before it began, nothing was given and nobody is told; the receiver gone before it began, each line says so', async () => {
  const made = idsOf(await orders(BULK_AT_ONCE + 1));
  const owner = await as('owner');
  const body = { records: { checkId: made }, ownerId: zhou };
  const before = (await bell(zhou)).length;
  const stopped = ok(await owner('assignChecks', body)).data.task;
  ok(await owner('cancelTask', { taskId: stopped.taskId }));
  await gateway.runJobs();
  const gone = ok(await owner('assignChecks', body)).data.task;
  await change(disabled);
  await gateway.runJobs();
  expect(ok(await read('owner', 'getTask', { taskId: gone.taskId })).data).toMatchObject({
    ...{ status: 'done', done: made.length, fault: null },
    outcomes: { done: 0, refused: made.length, reasons: [{ msg: codes['2051'].en, count: made.length }] },
  });
  await place(zhou, 'recruiter', demoDepartments.people);
  expect(await ownersOf(made)).toEqual(allOf(made, lin));
  expect(await bell(zhou)).toHaveLength(before);
}, 120_000);

test('a handover gives what there was at its moment: what is given or taken back to the person afterwards stays theirs', async () => {
  const owner = await as('owner');
  const [later, back] = idsOf(await orders(2)) as [string, string];
  ok(await owner('assignChecks', { records: { checkId: [back] }, ownerId: zhou }));
  ok(await owner('assignChecks', { records: { checkId: [back] }, ownerId: he }));
  const [{ assignmentId }] = await acts('owner');
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, GIVEN_AT_ONCE);
  const ids = await likeOf(checkId);
  await change(
    sql`update checks set owner_id = ${zhou} where main_id = ${first} and id = any(${ids}::uuid[])`,
  );
  const { records } = ok(await owner('handOverMember', { userId: zhou, toUserId: he })).data;
  expect(records).toBeGreaterThan(GIVEN_AT_ONCE);
  gateway.clock.advance(1000);
  ok(await owner('assignChecks', { records: { checkId: [later] }, ownerId: zhou }));
  ok(await owner('undoAssignment', { assignmentId }));
  await gateway.runJobs();
  expect(await ownersOf([later, back])).toEqual(allOf([later, back], zhou));
  expect(await ownersOf(ids)).toEqual(allOf(ids, he));
}, 120_000);
