import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { systemAudit } from '../../kernel/audit';
import { sql } from '../../platform/db/sql';
import { MOST_FOUND } from '../checks/namesFound';

const NAME = '欧阳审计';
let gateway: TestGateway;
let owner: string;
let order: { orderNo: string };

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, demoMains.first);
  await fund(gateway, 10_000_000);
  order = await placeOrder(gateway, owner, { candidate: { name: NAME, mobile: '13977770001' } });
  await placeOrder(gateway, owner);
});
afterAll(() => gateway.close());

const call = (operation: string, body: object, token = owner, mainId: string = demoMains.first) =>
  gateway.call(operation, { body }, { token, mainId });
const list = async (filters: object): Promise<{ action: string; object: string | null }[]> => {
  const reply = await call('listAuditEvents', { limit: 100, ...filters });
  expect(reply.code).toBe(0);
  return reply.data.rows;
};

test.each([NAME, '审计', 'ouyangsh', 'oysj'])(
  '“%s” of a candidate finds the events of their check',
  async (q) => {
    const found = await list({ q });
    expect(new Set(found.map(({ object }) => object))).toEqual(new Set([order.orderNo]));
    expect(found.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['check.ordered', 'check.invited']),
    );
  },
);

test('amounts as people write them and counts find the events that say them, after a change and before it', async () => {
  await call('saveDepartment', {
    departmentId: demoDepartments.sales,
    name: '销售部',
    monthlyBudget: 920_000,
  });
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    systemAudit(tx, {
      mainId: demoMains.first,
      action: 'check.reminded',
      entity: 'check',
      detail: { count: 22 },
    }),
  );
  const found = async (q: string) => new Set((await list({ q })).map(({ action }) => action));
  for (const q of ['9200', '9,200.00', '¥9,200', '￥9200.0', '9200元'])
    expect(await found(q)).toEqual(new Set(['department.changed']));
  expect(await found('68.00')).toContain('check.ordered');
  expect(await found('22 check')).toEqual(new Set(['check.reminded']));
  for (const q of ['9201', '92', '9,2,00', '920000'])
    expect(await found(q)).not.toContain('department.changed');
  const token = await sessionOf(gateway, demoUsers.owner, demoMains.second);
  for (const q of ['9200', NAME, 'ouyang'])
    expect((await call('listAuditEvents', { q }, token, demoMains.second)).data.rows).toEqual([]);
});

test('a name that most share with a part is found by the whole of it', async () => {
  const common = '欧阳审计甲';
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.run(sql`with o as (insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
        select ${demoMains.first}::uuid, gen_random_uuid(), 'PC' || g, 'awaitingPayment', '01990000-0000-7000-8000-000000000001',
               '{"name":{"en":"Basic","zh":"基础版"}}', 100, ${demoUsers.owner}::uuid
        from generate_series(1, ${MOST_FOUND + 1}) g returning main_id, id, order_no),
      p as (insert into candidate (main_id, id, name, mobile_enc, mobile_index)
        select main_id, id, ${common}, ''::bytea, md5(order_no) from o returning main_id, id)
      insert into checks (main_id, id, order_id, candidate_id, status, position_title, position_class, consent_way,
          created_by, owner_id, package_id, price, order_no, name_key, pinyin_key, mobile_index)
      select o.main_id, o.id, o.id, p.id, 'awaitingPayment', 'x', 'general', 'sms', ${demoUsers.owner}::uuid,
             ${demoUsers.owner}::uuid, '01990000-0000-7000-8000-000000000001', 100, o.order_no, ${common}, 'ouyangshenjijia', ''
      from o join p using (main_id, id)`),
  );
  expect(await list({ q: '欧' })).toEqual([]);
  expect(new Set((await list({ q: NAME })).map(({ object }) => object))).toEqual(new Set([order.orderNo]));
});
