import { CODE } from '@probity/contract/codeNames';
import { TASK_KEPT_DAYS } from '@probity/contract/rules/tasks';
import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { allOf, assignWorld } from '../../../test/assignments';
import { codesOf, idsOf, reason } from '../../../test/bulk';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { assignmentsPurgeJob } from './purgeJob';

/** Records given to another person in charge, and taken back. */
const { first, second } = demoMains;
const { owner: lin, recruiter: zhou, viewer: he, finance: xu } = demoUsers;
const DAY = 86_400_000;
let gateway: TestGateway;
const people = assignWorld(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await people.begin();
});
afterAll(() => gateway.close());

const { as, order, orders, trail, read, place, ownersOf, acts, bell } = people;
const orderAs = async (userId: string) =>
  (await placeOrder(gateway, await sessionOf(gateway, userId, first))) as { checkId: string };

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
  // A record of elsewhere is not even somebody else's.
  const elsewhere = await orderAs(lin);
  const far = { records: { checkId: [elsewhere.checkId, uuidv7()] }, ownerId: he };
  expect(codesOf(ok(await recruiter('assignChecks', far)))).toEqual([CODE.NOT_FOUND, CODE.NOT_FOUND]);
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
