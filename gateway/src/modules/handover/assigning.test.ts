import { CODE } from '@probity/contract/codeNames';
import { BULK_AT_ONCE, TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { bulkWorld, codesOf, fundBoth, idsOf, reason } from '../../../test/bulk';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import { copies } from '../../../test/copies';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql, type Sql } from '../../platform/db/sql';
import { assignmentsPurgeJob } from './purgeJob';

/** Records given to another person in charge, and taken back. */
const { first, second } = demoMains;
const { owner: lin, recruiter: zhou, viewer: he, finance: xu } = demoUsers;
const DAY = 86_400_000;
let gateway: TestGateway;

const change = (statement: Sql) =>
  inAccount(gateway, first, ({ tx }) => tx.run(statement).then(() => undefined));
const place = (userId: string, role: string, departmentId: string | null, isHere = true) =>
  change(sql`update membership set role = ${role}, department_id = ${departmentId}, disabled = false,
    last_used_at = ${isHere ? gateway.clock.now() : null} where main_id = ${first} and user_id = ${userId}`);

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fundBoth(gateway);
  await place(lin, 'owner', null);
  await place(zhou, 'recruiter', demoDepartments.people);
  // A second recruiter, of the same department.
  await place(he, 'recruiter', demoDepartments.people);
  await place(xu, 'finance', null);
});
afterAll(() => gateway.close());

const { as, order, orders, trail, read } = bulkWorld(() => gateway);
const orderAs = async (userId: string) =>
  (await placeOrder(gateway, await sessionOf(gateway, userId, first))) as { checkId: string };
const ownersOf = (checkIds: readonly string[], mainId: string = first) =>
  inAccount(gateway, mainId, async ({ tx }) =>
    Object.fromEntries(
      (
        await tx.many<{ id: string; owner: string }>(
          sql`select id, owner_id as owner from checks where id = any(${[...checkIds]}::uuid[])`,
        )
      ).map(({ id, owner }) => [id, owner]),
    ),
  );
const allOf = (checkIds: readonly string[], userId: string) =>
  Object.fromEntries(checkIds.map((id) => [id, userId]));
type Name = keyof typeof demoUsers;
const acts = async (name: Name) => ok(await read(name, 'listAssignments', {})).data;
const bell = async (userId: string) => {
  await gateway.runJobs();
  const token = await sessionOf(gateway, userId, first);
  const { data } = await gateway.call('listNotifications', { body: {} }, { token, mainId: first });
  return data.rows.filter(({ kind }: { kind: string }) => kind.startsWith('records.'));
};

test('given at once: each says what became of it; the receiver hears once; taken back, each is with who had it', async () => {
  const made = idsOf(await orders(3));
  const theirs = await orderAs(zhou);
  const foreign = await order(second);
  const missing = uuidv7();
  const owner = await as('owner');
  const key = uuidv7();
  const body = {
    records: { checkId: [...made, theirs.checkId, foreign.checkId, missing] },
    ownerId: zhou,
  };
  const given = ok(await owner('assignChecks', body, key));
  expect(codesOf(given)).toEqual([0, 0, 0, CODE.IN_CHARGE_ALREADY, CODE.NOT_FOUND, CODE.NOT_FOUND]);
  // What is foreign is answered like what is missing, but for the id.
  const [, , , , far, gone] = given.data.rows;
  expect({ ...far, checkId: '' }).toEqual({ ...gone, checkId: '' });
  expect(ok(await owner('assignChecks', body, key)).data).toEqual(given.data);
  expect(await ownersOf(made)).toEqual(allOf(made, zhou));
  expect(await ownersOf([foreign.checkId], second)).toEqual(allOf([foreign.checkId], lin));
  expect(await bell(zhou)).toMatchObject([{ kind: 'records.given', entityId: zhou, records: 3, by: '林晓' }]);
  const told = await trail(made, 'check.assigned');
  expect(told.map(({ actor }) => actor)).toEqual([lin, lin, lin]);
  const detail = ok(await read('owner', 'getCheck', { checkId: made[0]! })).data;
  expect(detail).toMatchObject({ ownerName: '周敏', allowed: expect.arrayContaining(['assign']) });
  expect(detail.timeline.at(-1)).toMatchObject({
    event: 'assigned',
    actor: '林晓',
    detail: { inCharge: '周敏', person: null, owner: null },
  });

  const [act] = await acts('owner');
  expect(act).toMatchObject({ to: '周敏', records: 3 });
  // Somebody else's act is answered like none.
  const { assignmentId } = act;
  const other = await (await as('recruiter'))('undoAssignment', { assignmentId });
  expect(other.code).toBe(CODE.ASSIGNMENT_ENDED);
  expect(await (await as('owner', second))('undoAssignment', { assignmentId })).toMatchObject({
    code: CODE.ASSIGNMENT_ENDED,
    msg: other.msg,
  });
  expect(codesOf(ok(await owner('undoAssignment', { assignmentId })))).toEqual([0, 0, 0]);
  expect(await ownersOf(made)).toEqual(allOf(made, lin));
  expect(await ownersOf([theirs.checkId])).toEqual(allOf([theirs.checkId], zhou));
  expect(await trail(made, 'check.assignmentUndone')).toHaveLength(3);
  expect((await bell(zhou))[0]).toMatchObject({ kind: 'records.takenBack', records: 3, by: '林晓' });
  expect(await acts('owner')).toEqual([]);
  expect(await owner('undoAssignment', { assignmentId })).toMatchObject({ code: CODE.ASSIGNMENT_ENDED });
});

test('what has changed hands since stays where it is; an act upon another is taken back to it, and then that one too', async () => {
  const [kept, moved, handed] = idsOf(await orders(3)) as [string, string, string];
  const owner = await as('owner');
  ok(await owner('assignChecks', { records: { checkId: [kept, moved, handed] }, ownerId: zhou }));
  const [firstAct] = await acts('owner');
  ok(await owner('assignChecks', { records: { checkId: [moved] }, ownerId: he }));
  const [secondAct] = await acts('owner');
  ok(await owner('undoAssignment', { assignmentId: secondAct.assignmentId }));
  expect(await ownersOf([moved])).toEqual(allOf([moved], zhou));
  // Away and back to the same person is a change all the same.
  ok(await owner('assignChecks', { records: { checkId: [handed] }, ownerId: he }));
  ok(await owner('assignChecks', { records: { checkId: [handed] }, ownerId: zhou }));
  const back = ok(await owner('undoAssignment', { assignmentId: firstAct.assignmentId }));
  const codes = Object.fromEntries(
    back.data.rows.map((row: { checkId: string; code: number }) => [row.checkId, row.code]),
  );
  expect(codes).toEqual({ [kept]: 0, [moved]: 0, [handed]: CODE.CHANGED_HANDS });
  expect(await ownersOf([kept, moved, handed])).toEqual({ [kept]: lin, [moved]: lin, [handed]: zhou });
});

test('records of a colleague who went are nobody’s act any more', async () => {
  const [checkId] = idsOf(await orders(1)) as [string];
  const owner = await as('owner');
  ok(await owner('assignChecks', { records: { checkId: [checkId] }, ownerId: zhou }));
  const [act] = await acts('owner');
  ok(await owner('handOverMember', { userId: zhou, toUserId: he }));
  const back = ok(await owner('undoAssignment', { assignmentId: act.assignmentId }));
  expect(codesOf(back)).toEqual([CODE.CHANGED_HANDS]);
  expect(await ownersOf([checkId])).toEqual(allOf([checkId], he));
});

test('a recruiter gives away their own alone, to their department; other roles nothing; nobody takes what they may not have', async () => {
  const mine = await orderAs(zhou);
  const colleagues = await orderAs(he);
  const recruiter = await as('recruiter');
  expect(ok(await read('recruiter', 'listAssignees', {})).data).toEqual([
    { userId: he, name: '何静', role: expect.any(String) },
  ]);
  const all = ok(await read('owner', 'listAssignees', {})).data;
  expect(all.map(({ userId }: { userId: string }) => userId).sort()).toEqual([lin, zhou, he].sort());
  const toHe = { records: { checkId: [mine.checkId, colleagues.checkId] }, ownerId: he };
  expect(codesOf(ok(await recruiter('assignChecks', toHe)))).toEqual([0, CODE.IN_CHARGE_ALREADY]);
  // Given away it is not theirs to give again, nor is what a colleague has; taking back is.
  await place(xu, 'recruiter', demoDepartments.people);
  const toXu = { records: { checkId: [mine.checkId, colleagues.checkId] }, ownerId: xu };
  const refused = ok(await recruiter('assignChecks', toXu));
  await place(xu, 'finance', null);
  expect(codesOf(refused)).toEqual([CODE.NOT_IN_CHARGE, CODE.NOT_IN_CHARGE]);
  const detail = ok(await read('recruiter', 'getCheck', { checkId: mine.checkId })).data;
  expect(detail.allowed).not.toContain('assign');
  const [act] = await acts('recruiter');
  expect(codesOf(ok(await recruiter('undoAssignment', { assignmentId: act.assignmentId })))).toEqual([0]);
  expect(await ownersOf([mine.checkId])).toEqual(allOf([mine.checkId], zhou));

  const records = { checkId: [mine.checkId] };
  for (const ownerId of [lin, xu, demoUsers.operator, uuidv7(), zhou])
    expect(await recruiter('assignChecks', { records, ownerId })).toMatchObject({
      code: CODE.FIELDS_WRONG,
      data: { fields: [{ path: 'ownerId', msg: expect.stringContaining('your own department') }] },
    });
  // Finance reads records and orders nothing; whoever has never been here could look after none.
  const owner = await as('owner');
  await place(he, 'recruiter', demoDepartments.people, false);
  for (const ownerId of [xu, he, demoUsers.analyst, uuidv7()])
    expect(await owner('assignChecks', { records, ownerId })).toMatchObject({
      code: CODE.FIELDS_WRONG,
      data: { fields: [{ path: 'ownerId' }] },
    });
  await place(he, 'recruiter', demoDepartments.people);
  expect(await (await as('finance'))('assignChecks', { records, ownerId: he })).toMatchObject({ code: 403 });
  await place(zhou, 'recruiter', null);
  expect(ok(await read('recruiter', 'listAssignees', {})).data).toEqual([]);
  await place(zhou, 'recruiter', demoDepartments.people);
  expect(await ownersOf([mine.checkId])).toEqual(allOf([mine.checkId], zhou));
});

test('more than are done at once go on as a task, a few statements for all; its file says of each; so does taking them back', async () => {
  const { checkId } = await order();
  await copies(gateway, 'checks', checkId, 400);
  const ids = await inAccount(gateway, first, async ({ tx }) =>
    (
      await tx.many<{ id: string }>(
        sql`select id from checks where main_id = ${first} and order_no = (select order_no from checks where id = ${checkId})`,
      )
    ).map(({ id }) => id),
  );
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
}, 60_000);

test('after some days it is not taken back any more, and what was kept for it goes; the trail stays', async () => {
  const made = idsOf(await orders(1));
  ok(await (await as('owner'))('assignChecks', { records: { checkId: made }, ownerId: zhou }));
  const [{ assignmentId }] = await acts('owner');
  gateway.clock.advance(TASK_KEPT_DAYS * DAY + 1);
  expect(await acts('owner')).toEqual([]);
  expect(await (await as('owner'))('undoAssignment', { assignmentId })).toMatchObject({
    code: CODE.ASSIGNMENT_ENDED,
  });
  const { services } = gateway;
  await assignmentsPurgeJob.run({}, { services, log: services.log, attempt: 1, maxAttempts: 1 });
  const left = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ acts: number; records: number }>(sql`select (select count(*)::int from assignment) as acts,
      (select count(*)::int from assignment_record) as records`),
  );
  expect(left).toEqual({ acts: 0, records: 0 });
  expect(await trail(made, 'check.assigned')).toHaveLength(1);
});

test('a cancelled record has somebody in charge still, and is given like any other', async () => {
  const [checkId] = idsOf(await orders(1)) as [string];
  const owner = await as('owner');
  ok(await owner('cancelCheck', { checkId, reason }));
  expect(
    codesOf(ok(await owner('assignChecks', { records: { checkId: [checkId] }, ownerId: zhou }))),
  ).toEqual([0]);
});
