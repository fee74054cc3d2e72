import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { addPerson, publishEvent, recipientsOf, type Happening } from '../../../test/notifications';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { uuidv7 } from '../../kernel/ids';
import { eventJobOf } from '../events/eventJob';
import { insertEvents, type DomainEvent } from '../events/eventRepository';
import { addReview } from '../checks/reviewRepository';
import { draftOf, noteEditor } from '../reports/reportRepository';
import { notificationSubscriber } from './subscriber';

const { first, second, platform } = demoMains;
const { owner, recruiter, viewer, analyst, analyst2, operator, operator2 } = demoUsers;
let gateway: TestGateway;
let checkId: string;
let stranger: string;
let colleague: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  colleague = await addPerson(gateway, {
    mobile: '13700000001',
    mainId: first,
    role: 'recruiter',
    departmentId: demoDepartments.people,
  });
  stranger = await addPerson(gateway, {
    mobile: '13700000002',
    mainId: first,
    role: 'recruiter',
    departmentId: demoDepartments.sales,
  });
  const token = await sessionOf(gateway, recruiter, first);
  ({ checkId } = await placeOrder(gateway, token, { candidate: { name: '赵敏敏', mobile: '13955556666' } }));
  await gateway.runJobs();
});
afterAll(() => gateway.close());

const told = async (kind: Happening['kind'], more: Partial<Happening> = {}) => {
  const eventId = await publishEvent(gateway, {
    mainId: first,
    kind,
    ...(kind.startsWith('check.') && { checkId }),
    ...more,
  });
  return (await recipientsOf(gateway, eventId)).map(({ userId }) => userId);
};
const choose = async (userId: string, body: object, mainId: string = first) => {
  const token = await sessionOf(gateway, userId, mainId);
  expect((await gateway.call('saveNotificationChoices', { body }, { token, mainId })).code).toBe(0);
};
const asAll = (isOn: boolean, ofOthers: boolean) => ({
  changes: [{ kind: 'check.cancelled', channel: 'inApp', isOn }],
  ofOthers,
});

test('what happens to a check is told to whoever ordered it, and not to who did it', async () => {
  expect(await told('check.reported', { actor: analyst })).toEqual([recruiter]);
  expect(await told('check.expired')).toEqual([recruiter]);
  expect(await told('check.cancelled', { actor: recruiter })).toEqual([]);
  expect(await told('check.cancelled', { actor: owner })).toEqual([recruiter]);
  // The account is not notified of its own actions.
  expect(await told('check.started')).toEqual([]);
});

test('others of the account are told if they chose so, as far as they see the check', async () => {
  for (const userId of [owner, viewer, colleague, stranger]) await choose(userId, { ofOthers: true });
  expect((await told('check.reported')).sort()).toEqual([owner, recruiter, viewer, colleague].sort());
  // A viewer has nothing to answer.
  expect((await told('check.infoRequested', { detail: { of: 'enterprise' } })).sort()).toEqual(
    [owner, recruiter, colleague].sort(),
  );
  for (const userId of [owner, viewer, colleague, stranger]) await choose(userId, { ofOthers: false });
  expect(await told('check.reported')).toEqual([recruiter]);
});

test('somebody of another account hears nothing, though of the same role', async () => {
  const outsider = await addPerson(gateway, { mobile: '13700000003', mainId: second, role: 'admin' });
  await choose(outsider, { ofOthers: true }, second);
  await choose(outsider, asAll(true, true), second);
  expect(await told('check.reported')).toEqual([recruiter]);
  expect(await told('enterprise.verified')).toEqual([owner]);
  // The legitimate counterpart.
  expect((await told('enterprise.verified', { mainId: second })).sort()).toEqual([owner, outsider].sort());
});

test('what the candidate is asked is not told to the enterprise; what the enterprise is asked is', async () => {
  expect(await told('check.infoRequested', { detail: { of: 'candidate' } })).toEqual([]);
  expect(await told('check.infoRequested', { detail: { of: 'enterprise' } })).toEqual([recruiter]);
});

test('a withdrawal is told once, also where it ends the check', async () => {
  expect(await told('check.consentWithdrawn')).toEqual([recruiter]);
  const detail = { why: 'consentWithdrawn' };
  expect(await told('check.cancelled', { detail })).toEqual([]);
  // A person who is not notified of withdrawals is notified of the end.
  const off = (isOn: boolean) => ({
    changes: [{ kind: 'check.consentWithdrawn', channel: 'inApp', isOn }],
  });
  await choose(recruiter, off(false));
  expect(await told('check.consentWithdrawn')).toEqual([]);
  expect(await told('check.cancelled', { detail })).toEqual([recruiter]);
  await choose(recruiter, off(true));
});

test('a review is told to the staff who may do it: no editor, no support, nobody disabled', async () => {
  expect((await told('check.inReview', { actor: analyst })).sort()).toEqual([analyst2]);
  expect((await told('check.disputed', { actor: recruiter })).sort()).toEqual([analyst, analyst2].sort());
  expect((await told('enterprise.submitted', { actor: owner })).sort()).toEqual([operator, operator2]);
  await inAccount(gateway, first, async ({ tx, clock }) => {
    const check = { mainId: first, id: checkId };
    await noteEditor(tx, check, (await draftOf(tx, check)).version, analyst2, clock.now());
  });
  expect(await told('check.inReview')).toEqual([analyst]);
  const enabled = (mainId: string, userId: string, disabled: boolean) =>
    inAccount(gateway, mainId, ({ tx }) =>
      tx.run(sql`update membership set disabled = ${disabled} where user_id = ${userId}`),
    );
  // Disabled in the platform's own account, though not in the customer's.
  await enabled(platform, analyst, true);
  expect(await told('check.disputed')).toEqual([analyst2]);
  await enabled(platform, analyst, false);
});

test('the orderer is gone, or a program ordered: the managers are told', async () => {
  const disable = (disabled: boolean) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update membership set disabled = ${disabled} where user_id = ${recruiter}`),
    );
  await disable(true);
  expect(await told('check.reported')).toEqual([owner]);
  await disable(false);
  expect(await told('check.reported')).toEqual([recruiter]);
  // A key for other systems orders under its own id, which belongs to no person.
  const orderedBy = (id: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update checks set created_by = ${id}, owner_id = ${id} where id = ${checkId}`),
    );
  await orderedBy(uuidv7());
  expect(await told('check.reported')).toEqual([owner]);
  await orderedBy(recruiter);
});

test('the choice off: neither row nor message', async () => {
  const change = (channel: string, isOn: boolean) => ({
    changes: [{ kind: 'check.expired', channel, isOn }],
  });
  await choose(recruiter, change('inApp', false));
  expect(await told('check.expired')).toEqual([]);
  // By SMS alone: notified, but not by the bell.
  await choose(recruiter, change('sms', true));
  const eventId = await publishEvent(gateway, { mainId: first, kind: 'check.expired', checkId });
  expect(await recipientsOf(gateway, eventId)).toEqual([{ userId: recruiter, inApp: false }]);
  await choose(recruiter, {
    changes: [change('inApp', true), change('sms', false)].flatMap((c) => c.changes),
  });
});

test('the job run twice writes once and sends once; the text names the order and not the candidate', async () => {
  const { orderNo } = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ orderNo: string }>(sql`select order_no as "orderNo" from checks where id = ${checkId}`),
  );
  const messages = async () =>
    (await gateway.outbox('13800000002')).filter(({ template }) => template === 'notification');
  const before = (await messages()).length;
  const detail = { of: 'enterprise' };
  const eventId = await publishEvent(gateway, {
    mainId: first,
    kind: 'check.infoRequested',
    checkId,
    detail,
  });
  const context = { services: gateway.services, log: gateway.services.log, attempt: 2, maxAttempts: 8 };
  await eventJobOf([notificationSubscriber]).run({ mainId: first, eventId } as never, context);
  await gateway.runJobs();
  expect(await recipientsOf(gateway, eventId)).toHaveLength(1);
  const [newest, ...others] = await messages();
  expect(others).toHaveLength(before);
  expect(newest!.text).toContain(orderNo);
  expect(newest!.text).not.toMatch(/赵|敏敏|13955556666/);
});

test('what happened more than a day ago is shown, and sends no message any more', async () => {
  const sent = async () => (await gateway.outbox('13800000001')).length;
  const before = await sent();
  await publishEvent(gateway, { mainId: first, kind: 'enterprise.verified' });
  expect(await sent()).toBe(before + 1);
  const eventId = await inAccount(gateway, first, async ({ tx }) => {
    const row = await tx.one<{ id: string }>(sql`insert into domain_event
      (main_id, id, kind, entity, entity_id, created_at)
      values (${first}, gen_random_uuid(), 'enterprise.verified', 'certification', gen_random_uuid(),
              ${new Date(gateway.clock.now().getTime() - 25 * 3_600_000)}) returning id`);
    return row.id;
  });
  const context = { services: gateway.services, log: gateway.services.log, attempt: 1, maxAttempts: 8 };
  await eventJobOf([notificationSubscriber]).run({ mainId: first, eventId } as never, context);
  expect(await recipientsOf(gateway, eventId)).toEqual([{ userId: owner, inApp: true }]);
  expect(await sent()).toBe(before + 1);
});

test('nothing in the rows names a person', async () => {
  const { rows } = await gateway.owner.query<{ row: string }>(
    'select n::text as row from notification n union all select c::text from notification_choice c',
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.map(({ row }) => row).join()).not.toMatch(/赵|敏|13955556666|1380000|1370000/);
});

test('two deliveries at once about one batch: the later line alone stands unread', async () => {
  const batchId = uuidv7();
  const eventOf = (minute: number) => ({
    ...{ mainId: first, id: uuidv7(), kind: 'task.done' as const, entity: 'task', entityId: uuidv7() },
    ...{ checkId: null, actorUserId: null },
    detail: { person: recruiter, task: 'batch.order', batchId, done: 1, refused: 0 },
    createdAt: new Date(gateway.clock.now().getTime() + minute * 60_000),
  });
  const [earlier, later] = [eventOf(0), eventOf(1)];
  const deliver = (tx: Tx, event: DomainEvent) => notificationSubscriber.handle(gateway.services, tx, event);
  await inAccount(gateway, first, ({ tx }) => insertEvents(tx, [earlier, later]));
  const both: Promise<void>[] = [];
  await inAccount(gateway, first, async ({ tx }) => {
    await deliver(tx, earlier);
    both.push(inAccount(gateway, first, (other) => deliver(other.tx, later)));
    // The other one ends only after this one.
    await Promise.race([both[0], new Promise((resolve) => setTimeout(resolve, 2_000))]);
  });
  await Promise.all(both);
  expect(await recipientsOf(gateway, earlier.id)).toEqual([{ userId: recruiter, inApp: false }]);
  expect(await recipientsOf(gateway, later.id)).toEqual([{ userId: recruiter, inApp: true }]);
});

test('who disputed a report is told of what answers it, though another ordered', async () => {
  expect(await told('check.disputeRejected')).toEqual([recruiter]);
  await inAccount(
    gateway,
    first,
    ({ tx, clock }) =>
    addReview(tx, { mainId: first, id: checkId }, {
      version: 2, action: 'disputed', byUser: colleague, at: clock.now(), encrypt: () => null,
    }), // prettier-ignore
  );
  expect((await told('check.disputeRejected')).sort()).toEqual([recruiter, colleague].sort());
  expect((await told('check.reported')).sort()).toEqual([recruiter, colleague].sort());
  expect(await told('check.cancelled', { actor: owner })).toEqual([recruiter]);
});
