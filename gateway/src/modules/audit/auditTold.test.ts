import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { queueWork } from '../work/subjectWork';

const NAME = '欧阳说明';
const MOBILE = '13977770002';
const { first, second } = demoMains;
let gateway: TestGateway;
let owner: string;
let order: { checkId: string; orderNo: string };

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, first);
  await fund(gateway, 10_000_000);
  await fund(gateway, 10_000_000, second);
  order = await placeOrder(gateway, owner, { candidate: { name: NAME, mobile: MOBILE } });
  await placeOrder(gateway, owner);
});
afterAll(() => gateway.close());

interface Row {
  eventId: string;
  action: string;
  entity: string;
  object: string | null;
  requestId: string | null;
  sentence: { text: string; link: string | null }[];
}
const call = (operation: string, body: object, token = owner, mainId: string = first, lang = 'en') =>
  gateway.call(operation, { body }, { token, mainId, lang });
const list = async (filters: object = {}, lang = 'en'): Promise<Row[]> => {
  const reply = await call('listAuditEvents', { limit: 100, ...filters }, owner, first, lang);
  expect(reply.code).toBe(0);
  return reply.data.rows;
};
const textOf = ({ sentence }: Row) => sentence.map(({ text }) => text).join('');

test('an order is told in both languages with the candidate’s name and the number that leads to it; the file names no candidate', async () => {
  const ordered = async (lang: string) =>
    (await list({ q: order.orderNo }, lang)).find(({ action }) => action === 'check.ordered')!;
  const en = await ordered('en');
  expect(textOf(en)).toMatch(
    new RegExp(`^林晓 ordered the check ${order.orderNo} of ${NAME} with \\d+ items for ¥68\\.00\\.$`),
  );
  expect(en.sentence).toContainEqual({ text: order.orderNo, link: 'object' });
  expect(en.requestId).toEqual(expect.any(String));
  expect(textOf(await ordered('zh-CN'))).toMatch(
    new RegExp(`^林晓发起了${NAME}的背调 ${order.orderNo}，共 \\d+ 个项目，金额 ¥68\\.00。$`),
  );
  const csv = (await call('exportAuditEvents', {})).bytes.toString();
  expect(csv).toContain(`ordered the check ${order.orderNo} with`);
  for (const personal of [NAME, MOBILE]) expect(csv).not.toContain(personal);
});

test('an erased check is told without its candidate', async () => {
  const { checkId, orderNo } = await placeOrder(gateway, owner, {
    candidate: { name: '将被删除', mobile: '13977770003' },
  });
  const told = async () => (await list({ entity: 'check', entityId: checkId })).map(textOf).join();
  expect(await told()).toContain(`${orderNo} of 将被删除`);
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(
      sql`update checks set erased_at = now(), erased_rule = 'report', erased_days = 30 where id = ${checkId}`,
    ),
  );
  expect(await told()).not.toContain('将被删除');
});

test('who has left is still named, as who did it and as whom it was done to', async () => {
  const { viewer } = demoUsers;
  expect(await call('editMember', { userId: viewer, departmentId: null, monthlyBudget: 5000 })).toMatchObject(
    { code: 0 },
  );
  const of = async () => (await list({ entityId: viewer, action: ['member.edited'] })).map(textOf)[0];
  const before = await of();
  expect(before).toMatch(/^林晓 .*\S’s monthly budget from no limit to ¥50\.00\.$/);
  const token = await sessionOf(gateway, viewer, first);
  expect(await call('leaveAccount', {}, token)).toMatchObject({ code: 0 });
  expect(await of()).toBe(before);
  const [left] = await list({ action: ['user.left'] });
  expect(textOf(left!)).toMatch(/^\p{Script=Han}+ left this account\.$/u);
});

test('barring somebody, letting them in again, withdrawing an invitation and restoring it are told apart, and found by their actions', async () => {
  const { finance } = demoUsers;
  await sessionOf(gateway, finance, first);
  const invited = { new: true, mobile: '13977770009', nickName: '待入职', roleIds: ['viewer'] };
  const { userId } = (await call('editUser', invited)).data;
  const person = async (of: string, status: string) =>
    expect(await call('editUser', { userId: of, status })).toMatchObject({ code: 0 });
  for (const status of ['disabled', 'enabled'])
    for (const who of [finance, userId]) await person(who, status);
  const deeds = [
    ['user.disabled', finance, / disabled \S+\.$/, /停用了\S+。$/],
    ['user.enabled', finance, / enabled \S+ again\.$/, /重新启用了\S+。$/],
    ['user.invitationWithdrawn', userId, / withdrew the invitation of 待入职\.$/, /撤回了对待入职的邀请。$/],
    [
      'user.invitationRestored',
      userId,
      / restored the withdrawn invitation of 待入职\.$/,
      /恢复了此前撤回的对待入职的邀请。$/,
    ],
  ] as const;
  for (const [action, entityId, en, zh] of deeds) {
    const [row, ...more] = await list({ action: [action] });
    expect(more).toEqual([]);
    expect(row).toMatchObject({ action, entity: 'user' });
    expect(await list({ action: [action], entityId })).toEqual([row]);
    expect(textOf(row!)).toMatch(en);
    expect(row!.sentence).toContainEqual({ text: row!.object, link: 'object' });
    expect(textOf((await list({ action: [action] }, 'zh-CN'))[0]!)).toMatch(zh);
  }
  expect(await list({ action: ['user.edited'], entityId: userId })).toEqual([]);
});

test('what an earlier release wrote as an edit reads as it did', async () => {
  await inAccount(gateway, first, (work) =>
    work.audit({
      ...{ action: 'user.edited', entity: 'user', entityId: demoUsers.recruiter },
      detail: {
        role: { from: 'recruiter', to: 'recruiter' },
        disabled: { from: false, to: true },
      },
    }),
  );
  const [row] = await list({ action: ['user.edited'], entityId: demoUsers.recruiter });
  expect(textOf(row!)).toBe('The system disabled 周敏.');
});

test('work about no check is told by its kind, and not as a task of nothing', async () => {
  const id = uuidv7();
  await inAccount(gateway, first, async ({ tx, audit }) => {
    const item = { workItemId: id, dueAt: '2027-01-04', at: gateway.clock.now() };
    await queueWork(tx, 'recharge', { mainId: first, id: uuidv7() }, item);
    await audit({ action: 'work.taken', entity: 'work_item', entityId: id });
  });
  const told = async (lang: string) => textOf((await list({ entityId: id }, lang))[0]!);
  expect(await told('en')).toBe('The system took on the task “Confirm a recharge”.');
  expect(await told('zh-CN')).toBe('系统领取了任务：“确认充值”。');
});

test('an end is told in the reader’s zone', async () => {
  await call('createApiKey', { name: 'Zone', scopes: ['checks.read'] });
  const { data } = await gateway.call('listApiKeys', {}, { token: owner, mainId: first });
  const { apiKeyId } = data.find(({ name }: { name: string }) => name === 'Zone');
  await call('rotateApiKey', { apiKeyId, overlapDays: 1 });
  const ends = async (timeZone: string) =>
    / ends at (.*)\.$/.exec(textOf((await list({ action: ['apiKey.rotated'], timeZone }))[0]!))![1]!;
  const [china, utc] = [await ends('Asia/Shanghai'), await ends('UTC')];
  expect(Date.parse(`${china}Z`) - Date.parse(`${utc}Z`)).toBe(8 * 3_600_000);
});

test('an order number as people paste it, in groups, finds what its number does', async () => {
  const idsOf = async (q: string) => (await list({ q })).map(({ eventId }) => eventId);
  const plain = await idsOf(order.orderNo);
  expect(plain.length).toBeGreaterThan(0);
  const { orderNo } = order;
  expect(
    await idsOf(`${orderNo.slice(0, 2)} ${orderNo.slice(2, 8)} ${orderNo.slice(8).toLowerCase()}`),
  ).toEqual(plain);
});

test.each([MOBILE, '139 7777 0002', '+86 139-7777-0002', '008613977770002', '１３９７７７７０００２'])(
  'a candidate’s phone as people paste it, %s, finds what happened to the check',
  async (q) => {
    const rows = await list({ q });
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['check.ordered', 'order.placed']),
    );
    expect(new Set(rows.map(({ object }) => object))).toEqual(new Set([order.orderNo]));
  },
);

test('a colleague’s phone finds what they did; a phone of nobody, and another account’s candidate, nothing', async () => {
  const phoneOf = async (userId: string) => {
    const { data } = await gateway.call('listMembers', { body: {} }, { token: owner, mainId: first });
    return data.rows.find((one: { userId: string }) => one.userId === userId);
  };
  expect(await phoneOf(demoUsers.owner)).toBeDefined();
  expect((await list({ q: '138 0000 0001' })).map(({ action }) => action)).toContain('check.ordered');
  expect(await list({ q: '139 0000 9999' })).toEqual([]);
  const stranger = await sessionOf(gateway, demoUsers.owner, second);
  const foreign = await call('listAuditEvents', { q: MOBILE }, stranger, second);
  expect(foreign.data.rows).toEqual([]);
});

test('a phone with thousands of events is met along the log: check, order, items and work as before', async () => {
  const idsOf = async () => (await list({ q: MOBILE })).map(({ eventId }) => eventId);
  await inAccount(gateway, first, async ({ tx }) => {
    const at = sql`main_id, id, actor_kind, action, entity, entity_id`;
    await tx.run(sql`insert into audit_event (${at}) select main_id, gen_random_uuid(), 'staff', 'check.opened', 'check_item', id::text
      from check_item where check_id = ${order.checkId}`);
    await tx.run(sql`with w as (insert into work_item (main_id, id, kind, check_id, status)
        values (${first}, gen_random_uuid(), 'review', ${order.checkId}, 'open') returning main_id, id)
      insert into audit_event (${at}) select main_id, gen_random_uuid(), 'staff', 'work.taken', 'work_item', id::text from w`);
  });
  const before = await idsOf();
  const kinds = new Set((await list({ q: MOBILE })).map(({ entity }) => entity));
  expect(kinds).toEqual(new Set(['check', 'order', 'check_item', 'work_item']));
  await gateway.owner.query(
    `insert into audit_event (main_id, id, at, actor_kind, action, entity, entity_id)
     select $1::uuid, gen_random_uuid(), '2020-01-01'::timestamptz + g * interval '1 second', 'enterprise', 'check.opened',
            'check', $2 from generate_series(1, 2001) g`,
    [first, order.checkId],
  );
  const after = await idsOf();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length).toBeGreaterThan(before.length);
  expect(await list({ q: '139 0000 9999' })).toEqual([]);
});

test('whose phone a member of staff has is not to be found out', async () => {
  gateway.clock.advance(2 * 3_600_000);
  const later = await sessionOf(gateway, demoUsers.support, first);
  expect(await call('remindCandidate', { checkId: order.checkId }, later)).toMatchObject({ code: 0 });
  owner = await sessionOf(gateway, demoUsers.owner, first);
  expect(await list({ actorId: demoUsers.support })).not.toEqual([]);
  expect(await list({ q: '13800000013' })).toEqual([]);
});
