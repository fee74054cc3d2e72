import { BULK_AT_ONCE } from '@probity/contract/rules/tasks';
import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allOf, assignWorld, ownersSession } from '../../../test/assignments';
import { idsOf } from '../../../test/bulk';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount } from '../../../test/checks';
import { copies } from '../../../test/copies';
import { countedTx } from '../../../test/countedTx';
import type { TestGateway } from '../../../test/gateway';
import { systemWork } from '../../kernel/work';
import { sql } from '../../platform/db/sql';
import { moveCharges } from './charges';

/** More records given and taken back than are done at once. */
const { first } = demoMains;
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

test('stopped before it began, nothing was given and nobody is told; the receiver gone meanwhile, it says so', async () => {
  const made = idsOf(await orders(BULK_AT_ONCE + 1));
  const owner = await as('owner');
  const body = { records: { checkId: made }, ownerId: zhou };
  const before = (await bell(zhou)).length;
  const stopped = ok(await owner('assignChecks', body)).data.task;
  ok(await owner('cancelTask', { taskId: stopped.taskId }));
  await gateway.runJobs();
  const gone = ok(await owner('assignChecks', body)).data.task;
  await change(sql`update membership set disabled = true where main_id = ${first} and user_id = ${zhou}`);
  await gateway.runJobs();
  expect(ok(await read('owner', 'getTask', { taskId: gone.taskId })).data).toMatchObject({
    status: 'failed',
    done: 0,
    fault: expect.any(String),
  });
  await place(zhou, 'recruiter', demoDepartments.people);
  expect(await ownersOf(made)).toEqual(allOf(made, lin));
  expect(await bell(zhou)).toHaveLength(before);
}, 120_000);
