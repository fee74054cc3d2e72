import { demoDepartments, demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { codeFor, passwordLogin } from '../../../test/accounts/people';
import { consentTo, fund, gatewayWithPeople, inAccount, orderBody, placeOrder } from '../../../test/checks';
import { md5, type TestGateway } from '../../../test/gateway';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { keepApprovalRules } from '../approvals/rulesRepository';
import { lockCheck } from '../checks/checkRepository';
import { expireCheck } from '../checks/lifecycle';

let gateway: TestGateway;
let owner: string;
let recruiter: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await passwordLogin(gateway, '13800000001');
  recruiter = await passwordLogin(gateway, '13800000002');
  await fund(gateway, 10_000_000);
  // What is over a budget waits elsewhere: orders/approvals.test.ts.
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    keepApprovalRules(tx, {
      ...{ mainId: demoMains.first, above: null, overBudget: 'refused', by: demoUsers.owner },
      at: gateway.clock.now(),
    }),
  );
});
afterAll(() => gateway.close());

const call = (operation: string, body: object, token = owner) =>
  gateway.call(operation, { body }, { token, mainId: demoMains.first });
const order = (token: string) =>
  gateway.call(
    'placeOrder',
    { body: orderBody() },
    { token, mainId: demoMains.first, idempotencyKey: uuidv7() },
  );
const budget = (monthlyBudget: number | null) =>
  call('editMember', { userId: demoUsers.recruiter, monthlyBudget });

describe('members', () => {
  test('list with department, budget and what was ordered; staff are not among them', async () => {
    const { data } = await call('listMembers', {});
    expect(data.rows.map((row: { userId: string }) => row.userId)).toEqual([
      demoUsers.owner,
      demoUsers.recruiter,
      demoUsers.finance,
      demoUsers.viewer,
    ]);
    expect(data.rows[1]).toMatchObject({
      mobile: '138****0002',
      roleId: 'recruiter',
      departmentName: '人力资源部',
      monthlyBudget: null,
      spent: expect.any(Number),
    });
  });

  test('pages by cursor give everybody once', async () => {
    const first = await call('listMembers', { limit: 3 });
    const next = await call('listMembers', { limit: 3, cursor: first.data.nextCursor });
    expect([first.data.rows.length, next.data.rows.length, next.data.nextCursor]).toEqual([3, 1, null]);
  });

  test('a department of another account, and somebody of another account, are refused; the own goes through', async () => {
    const foreign = uuidv7();
    await inAccount(gateway, demoMains.second, ({ tx }) =>
      tx.run(
        sql`insert into department (main_id, id, name) values (${demoMains.second}, ${foreign}, 'Foreign')`,
      ),
    );
    const edit = (change: object) => call('editMember', { userId: demoUsers.viewer, ...change });
    expect(await edit({ departmentId: foreign })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'departmentId' }] },
    });
    expect(await call('editMember', { userId: demoUsers.analyst, monthlyBudget: 1 })).toMatchObject({
      code: 1015,
    });
    expect(await edit({ departmentId: demoDepartments.sales })).toMatchObject({
      code: 0,
      data: { departmentName: '销售部' },
    });
    expect(await edit({ departmentId: null })).toMatchObject({ code: 0, data: { departmentId: null } });
  });

  test('two who change one person at once: each change stays', async () => {
    const edit = (change: object) => call('editMember', { userId: demoUsers.viewer, ...change });
    const replies = await Promise.all([
      edit({ monthlyBudget: 275_000 }),
      edit({ departmentId: demoDepartments.sales }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual([0, 0]);
    const { rows } = (await call('listMembers', {})).data;
    const viewer = rows.find((row: { userId: string }) => row.userId === demoUsers.viewer);
    expect(viewer).toMatchObject({ monthlyBudget: 275_000, departmentName: '销售部' });
    await edit({ monthlyBudget: null, departmentId: null });
  });

  test('an invitation is sent again after an hour, until the person has been here', async () => {
    const mobile = '13911110002';
    const body = { new: true, mobile, nickName: 'Late', roleIds: ['viewer'] };
    const { data } = await call('editUser', body);
    const again = () => call('reinviteMember', { userId: data.userId });
    expect(await again()).toMatchObject({ code: 2803 });
    gateway.clock.advance(61 * 60_000);
    owner = await passwordLogin(gateway, '13800000001');
    recruiter = await passwordLogin(gateway, '13800000002');
    const [one, two] = await Promise.all([again(), again()]);
    expect([one.code, two.code].toSorted((a, b) => a - b)).toEqual([0, 2803]);
    expect(await gateway.outbox(mobile)).toHaveLength(2);
    expect(await call('reinviteMember', { userId: demoUsers.viewer })).toMatchObject({ code: 2804 });
  });

  test('who is known elsewhere is invited again until they have been in this account; where they go else is not told', async () => {
    const mobile = '13911110003';
    const verifyCode = await codeFor(gateway, mobile, 'register');
    const password = md5('orchid-7-lantern');
    const own = await gateway.call('register', { body: { mobile, password, verifyCode, agreed: true } });
    const invited = await call('editUser', { new: true, mobile, nickName: 'Known', roleIds: ['viewer'] });
    const { userId } = invited.data;
    const again = () => call('reinviteMember', { userId });
    const row = async () => (await call('listMembers', { keyword: mobile })).data.rows[0];
    expect(await row()).toMatchObject({ isShared: false, isAwaited: true, signedInAt: null });
    gateway.clock.advance(61 * 60_000);
    owner = await passwordLogin(gateway, '13800000001');
    recruiter = await passwordLogin(gateway, '13800000002');
    const sent = (await gateway.outbox(mobile)).length;
    expect(await again()).toMatchObject({ code: 0 });
    expect(await gateway.outbox(mobile)).toHaveLength(sent + 1);
    expect(own.code).toBe(0);

    const token = await passwordLogin(gateway, mobile, 'orchid-7-lantern');
    expect(await row()).toMatchObject({ isAwaited: true, signedInAt: null });
    await gateway.call('changeLogin', { body: { mainId: demoMains.first } }, { token });
    expect(await row()).toMatchObject({
      isShared: true,
      isAwaited: false,
      signedInAt: gateway.clock.now().toISOString(),
    });
    gateway.clock.advance(61 * 60_000);
    owner = await passwordLogin(gateway, '13800000001');
    recruiter = await passwordLogin(gateway, '13800000002');
    expect(await again()).toMatchObject({ code: 2804 });
  });

  test('a disabled person is not invited again', async () => {
    const body = { new: true, mobile: '13911110004', nickName: 'Gone', roleIds: ['viewer'] };
    const { userId } = (await call('editUser', body)).data;
    await call('editUser', { userId, status: 'disabled' });
    gateway.clock.advance(61 * 60_000);
    owner = await passwordLogin(gateway, '13800000001');
    recruiter = await passwordLogin(gateway, '13800000002');
    expect(await call('reinviteMember', { userId })).toMatchObject({ code: 2804 });
  });
});

describe('budget', () => {
  const spentBy = async () =>
    (await call('listMembers', { keyword: '13800000002' })).data.rows[0].spent as number;

  test('an order above what is left is refused with the rest in words; one within goes through; none is no limit', async () => {
    const spent = await spentBy();
    await budget(spent + 6800 + 100);
    await placeOrder(gateway, recruiter);
    expect(await spentBy()).toBe(spent + 6800);
    const refused = await order(recruiter);
    expect(refused).toMatchObject({ code: 2805, data: { left: 100 } });
    expect(refused.msg).toContain('¥1.00');
    // Whoever orders reads the same rest before choosing anything.
    expect(
      (await gateway.call('getOrderTerms', {}, { token: recruiter, mainId: demoMains.first })).data,
    ).toEqual({
      isContractSigned: true,
      budgets: [{ whose: 'person', monthly: spent + 6800 + 100, left: 100, over: 0 }],
      approval: { above: null, overBudget: 'refused' },
    });
    // The owner's own orders do not count towards the recruiter's budget.
    await placeOrder(gateway, owner);
    await budget(null);
    await placeOrder(gateway, recruiter);
  });

  test('what cost nothing in the end is not spent: an expired check, a refused item; what is held and captured is', async () => {
    const department = async () =>
      (await gateway.call('listDepartments', {}, { token: owner, mainId: demoMains.first })).data.find(
        (one: { departmentId: string }) => one.departmentId === demoDepartments.people,
      ).spent as number;
    const [before, beforeAll] = [await spentBy(), await department()];
    const expired = await placeOrder(gateway, recruiter);
    const candidate = { name: '赵敏', mobile: '13910009999', idNumber: '11010519491231002X' };
    const refused = await placeOrder(gateway, recruiter, { candidate });
    expect(await spentBy()).toBe(before + 2 * 6800);
    await inAccount(gateway, demoMains.first, async (work) =>
      expireCheck(work, (await lockCheck(work.tx, expired.checkId))!),
    );
    expect(await spentBy()).toBe(before + 6800);
    await consentTo(gateway, refused.checkId, ['education']);
    await gateway.runJobs();
    const { items, money } = (
      await gateway.call(
        'getCheck',
        { query: { checkId: refused.checkId } },
        { token: owner, mainId: demoMains.first },
      )
    ).data;
    const { price } = items.find((item: { itemCode: string }) => item.itemCode === 'education');
    expect(money.captured).toBeGreaterThan(0);
    expect(await spentBy()).toBe(before + 6800 - price);
    expect(await department()).toBe(beforeAll + 6800 - price);
    // Released money can be ordered with again.
    await budget(before + 2 * 6800 - price);
    await placeOrder(gateway, recruiter);
    expect(await order(recruiter)).toMatchObject({ code: 2805 });
    await budget(null);
  });

  test('two orders at once cannot both have the last of it', async () => {
    await budget((await spentBy()) + 6800);
    const replies = await Promise.all([order(recruiter), order(recruiter)]);
    expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 2805]);
    await budget(null);
  });

  test('a new month starts anew, and a department’s budget holds for its people', async () => {
    const departments = (await gateway.call('listDepartments', {}, { token: owner, mainId: demoMains.first }))
      .data;
    const own = departments.find(
      (one: { departmentId: string }) => one.departmentId === demoDepartments.people,
    );
    await call('saveDepartment', {
      departmentId: own.departmentId,
      name: own.name,
      monthlyBudget: own.spent,
    });
    expect(await order(recruiter)).toMatchObject({ code: 2805, data: { left: 0 } });
    gateway.clock.advance(40 * 86_400_000);
    owner = await passwordLogin(gateway, '13800000001');
    recruiter = await passwordLogin(gateway, '13800000002');
    await call('saveDepartment', { departmentId: own.departmentId, name: own.name, monthlyBudget: 6800 });
    expect(await order(recruiter)).toMatchObject({ code: 0 });
    expect(await order(recruiter)).toMatchObject({ code: 2805 });
    await call('saveDepartment', { departmentId: own.departmentId, name: own.name, monthlyBudget: null });
  });
});

describe('departments', () => {
  test('made, renamed, removed; a name is there once; one in use stays', async () => {
    const made = await call('saveDepartment', { name: ' Le\u202Egal ', monthlyBudget: 500_000 });
    expect(made).toMatchObject({
      code: 0,
      data: { name: 'Legal', monthlyBudget: 500_000, people: 0, spent: 0 },
    });
    expect(await call('saveDepartment', { name: 'LEGAL', monthlyBudget: null })).toMatchObject({
      code: 2807,
    });
    expect(await call('saveDepartment', { name: '   ', monthlyBudget: null })).toMatchObject({ code: 1000 });
    const { departmentId } = made.data;
    expect(
      await call('saveDepartment', { departmentId, name: 'Compliance', monthlyBudget: null }),
    ).toMatchObject({ code: 0, data: { name: 'Compliance' } });
    expect(await call('removeDepartment', { departmentId: demoDepartments.people })).toMatchObject({
      code: 2806,
    });
    expect(await call('removeDepartment', { departmentId })).toMatchObject({ code: 0 });
    expect(await call('removeDepartment', { departmentId })).toMatchObject({ code: 404 });
  });

  test('another account’s department is a missing one', async () => {
    const foreign = await gateway.call(
      'saveDepartment',
      { body: { departmentId: demoDepartments.sales, name: 'Taken over', monthlyBudget: null } },
      { token: await inSecond(), mainId: demoMains.second },
    );
    expect(foreign).toMatchObject({ code: 404 });
    const mine = await gateway.call('listDepartments', {}, { token: owner, mainId: demoMains.first });
    expect(mine.data.map((one: { name: string }) => one.name)).toContain('销售部');
  });
});

async function inSecond(): Promise<string> {
  const reply = await gateway.call(
    'changeLogin',
    { body: { mainId: demoMains.second } },
    {
      token: await passwordLogin(gateway, '13800000001'),
    },
  );
  return reply.data.sToken as string;
}
