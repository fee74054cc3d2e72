import { createHash } from 'node:crypto';
import { addMembership, createMainAccount } from '../src/modules/accounts/accountRepository';
import { userMobileField } from '../src/kernel/userFields';
import { createUser } from '../src/modules/accounts/userRepository';
import { signContract } from './demoContracts';
import type { Services } from '../src/kernel/context';
import { sql } from '../src/platform/db/sql';
import type { Tx } from '../src/platform/db/tx';

export const DEMO_PASSWORD = 'probity-demo-1';
const DAY_MS = 86_400_000;

const id = (n: number) => `01900000-0000-7000-8000-${n.toString().padStart(12, '0')}`;

/** Fixed ids, so that other demo rows can name them. */
export const demoMains = { first: id(1), second: id(2), third: id(3), platform: id(9) } as const;
export const demoDepartments = { people: id(101), sales: id(102) } as const;
export const demoUsers = {
  owner: id(1001),
  recruiter: id(1002),
  finance: id(1003),
  viewer: id(1004),
  analyst: id(1011),
  analyst2: id(1012),
  support: id(1013),
  operator: id(1014),
  operator2: id(1015),
} as const;

const accounts = [
  { id: demoMains.platform, kind: 'platform', name: 'Probity' },
  { id: demoMains.first, kind: 'enterprise', name: '晨星科技有限公司' },
  { id: demoMains.second, kind: 'enterprise', name: '远航物流有限公司' },
  { id: demoMains.third, kind: 'enterprise', name: '青禾零售有限公司' },
] as const;

const enterprises = [demoMains.first, demoMains.second, demoMains.third];
interface DemoPerson {
  user: keyof typeof demoUsers;
  mobile: string;
  nickName: string;
  roles: readonly (readonly [mainId: string, role: string])[];
}

const people: readonly [DemoPerson, ...DemoPerson[]] = [
  {
    user: 'owner',
    mobile: '13800000001',
    nickName: '林晓',
    roles: [
      [demoMains.first, 'owner'],
      [demoMains.second, 'admin'],
      [demoMains.third, 'recruiter'],
    ],
  },
  { user: 'recruiter', mobile: '13800000002', nickName: '周敏', roles: [[demoMains.first, 'recruiter']] },
  { user: 'finance', mobile: '13800000003', nickName: '许峰', roles: [[demoMains.first, 'finance']] },
  { user: 'viewer', mobile: '13800000004', nickName: '何静', roles: [[demoMains.first, 'viewer']] },
  { user: 'analyst', mobile: '13800000011', nickName: '陈曦', roles: staff('analyst') },
  { user: 'analyst2', mobile: '13800000012', nickName: '顾言', roles: staff('analyst') },
  { user: 'support', mobile: '13800000013', nickName: '宋雨', roles: staff('support') },
  { user: 'operator', mobile: '13800000014', nickName: '沈立', roles: staff('operator') },
  { user: 'operator2', mobile: '13800000015', nickName: '韩冰', roles: staff('operator') },
];

/** Where the demo's enterprises transfer to: made up. */
const demoBank = [
  ['bankAccountName', 'Probity 演示账户'],
  ['bankName', '演示银行上海分行'],
  ['bankAccountNo', '6200 0000 0000 0000'],
] as const;

function staff(role: string) {
  return [demoMains.platform, ...enterprises].map((mainId) => [mainId, role] as const);
}

/** The demo accounts and people, synthetic, all with one password. Running twice adds nothing. */
export async function seedDemoAccounts(services: Services): Promise<void> {
  const md5 = createHash('md5').update(DEMO_PASSWORD).digest('hex');
  const passwordHash = await services.passwords.hash(md5);
  const now = services.clock.now();
  await services.db.withoutTenant(async (tx) => {
    for (const { user, mobile, nickName } of people) {
      const userId = demoUsers[user];
      const mobileIndex = services.blindIndex.of('mobile', mobile);
      const mobileEnc = services.crypto.encrypt(mobile, userMobileField(userId));
      const username = `demo${user.toLowerCase()}`;
      await createUser(tx, { id: userId, username, nickName, mobileIndex, mobileEnc, passwordHash }, now);
    }
    for (const account of accounts) await seedAccount(tx, account, now);
    await tx.run(sql`select app_setting_put('customerPhone', '400-000-0000')`);
    for (const [key, value] of demoBank) await tx.run(sql`select app_setting_put(${key}, ${value})`);
  });
}

async function seedAccount(tx: Tx, account: (typeof accounts)[number], now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  const { id: mainId } = account;
  await tx.bind({ mainIds: [mainId], mainId });
  await createMainAccount(tx, { ...account, authStatus: account.kind === 'enterprise' ? 2 : 0 });
  if (mainId === demoMains.first) {
    await tx.run(sql`insert into department (main_id, id, name) values
      (${mainId}, ${demoDepartments.people}, '人力资源部'), (${mainId}, ${demoDepartments.sales}, '销售部')
      on conflict do nothing`);
  }
  for (const { user, roles } of people) {
    const role = roles.find(([id]) => id === mainId)?.[1];
    if (!role) continue;
    const departmentId = user === 'recruiter' ? demoDepartments.people : null;
    const userId = demoUsers[user];
    if (!(await addMembership(tx, { mainId, userId, role, departmentId }))) continue;
    // Demo people have been here: nobody has to invite them again.
    await tx.run(sql`update membership set last_used_at = ${yesterday}
      where main_id = ${mainId} and user_id = ${userId}`);
  }
  if (account.kind === 'enterprise') {
    const [{ nickName }] = people;
    await signContract(tx, {
      mainId,
      name: account.name,
      userId: demoUsers.owner,
      signerName: nickName,
      at: yesterday,
    });
  }
}
