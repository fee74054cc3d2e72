import { enterpriseRoles, staffRoles, type Role } from '@probity/contract/roles';
import { demoMains } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { addMembership } from '../src/modules/accounts/accountRepository';
import { ok } from './candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from './checks';
import { applicantOf } from './enterprises';
import type { CallReply, TestGateway } from './gateway';
import { listRows, openRows } from './matrixLists';
import type { MatrixIds } from './matrixCells';
import { matrixRows } from './matrixRows';

/*
 * The permissions of loginInfo agree with the answers of the calls: for each role in each account it may be held in, and for
 * each operation with a right. A refusal names the people to ask, never the caller.
 */
const { first, platform } = demoMains;
const places: readonly (readonly [Role, string, 'enterprise' | 'platform'])[] = [
  ...enterpriseRoles.map((role) => [role, first, 'enterprise'] as const),
  ...(['owner', 'admin', ...staffRoles] as const).map((role) => [role, platform, 'platform'] as const),
  ['support', first, 'enterprise'],
];
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

let people = 0;
/**
 * A session of somebody with the role in the account; a staff role counts inside a customer while it is held on the
 * platform.
 */
async function holderOf(role: Role, mainId: string): Promise<string> {
  people += 1;
  const { userId } = await applicantOf(gateway, `told${people}`);
  const isStaff = (staffRoles as readonly Role[]).includes(role);
  for (const place of isStaff ? new Set([platform, mainId]) : [mainId])
    await inAccount(gateway, place, ({ tx }) => addMembership(tx, { mainId: place, userId, role }));
  return sessionOf(gateway, userId, mainId);
}

/** Ids that do not exist: a permitted caller gets 404, others 403 before anything is looked up. */
const nothing = new Proxy({} as MatrixIds, {
  get: (_ids, name) => (name === 'orderNo' || name === 'candidateName' ? 'none' : uuidv7()),
});
// A file that is no signed form is treated as a document, with the right for those.
const isForm = ({ operation, right }: { operation: string; right: string | null }) =>
  operation === 'openCandidateFile' && right === 'result.read';
const rows = [...matrixRows, ...listRows, ...openRows].flatMap(({ operation, right, input }) =>
  right === null || isForm({ operation, right })
    ? []
    : [{ operation, right, input: input as (ids: MatrixIds) => object }],
);

test.each(places)('%s in %s (%s): told and answered alike', async (role, mainId, place) => {
  const token = await holderOf(role, mainId);
  const told = ok(await gateway.call('loginInfo', {}, { token })).data.permissions as string[];
  const refusals: CallReply[] = [];
  const disagreeing: string[] = [];
  for (const { operation, right, input } of rows) {
    const options = { token, mainId, idempotencyKey: uuidv7() };
    const reply = await gateway.call(operation, input(nothing), options);
    if ((reply.code === 403) === told.includes(right))
      disagreeing.push(`${operation} ${right} ${reply.code}`);
    if (reply.code === 403) refusals.push(reply);
  }
  expect(disagreeing).toEqual([]);
  for (const { msg, data } of refusals) {
    expect(msg).toBe('no permission for this operation');
    expect(data).toMatchObject({ ask: expect.any(String), roles: expect.any(Array) });
    expect(data.roles).not.toContain(role);
    if (role === 'owner') expect(['managers', 'owners']).not.toContain(data.ask);
    if (role === 'support' && place === 'enterprise') expect(['account', 'platform']).toContain(data.ask);
  }
});

test.each(['analyst', 'operator'] as const)(
  '%s has no place inside a customer: nothing is told',
  async (role) => {
    const token = await holderOf(role, first);
    expect(await gateway.call('loginInfo', {}, { token })).toMatchObject({ code: -5 });
  },
);

test('the menu offers no screen whose right is not told: inside a customer support has no queue', async () => {
  const info = ok(await gateway.call('loginInfo', {}, { token: await holderOf('support', first) })).data;
  expect(info.permissions).not.toContain('work.read');
  expect(info.menus.map(({ name }: { name: string }) => name)).not.toContain('workOrder');
  const home = ok(await gateway.call('loginInfo', {}, { token: await holderOf('support', platform) })).data;
  expect(home.menus.map(({ name }: { name: string }) => name)).toContain('workOrder');
});
