import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { allScopes, keyOf, type TestKey } from '../apiKeys';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { attack, changesNothing } from './attack';

const { first } = demoMains;
let gateway: TestGateway;
let owner: string;
let checkId: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  owner = await sessionOf(gateway, demoUsers.owner, first);
  await fund(gateway, 10_000_000);
  ({ checkId } = await placeOrder(gateway, owner));
});
afterAll(() => gateway.close());

/** One call of each scope, and the answer a permitted caller gets. */
const calls: Record<string, [(one: TestKey) => ReturnType<TestKey['call']>, number]> = {
  'packages.read': [(one) => one.call('listPackages', { body: {} }), 0],
  'orders.write': [(one) => one.order(), 0],
  'checks.read': [(one) => one.call('getCheck', { query: { checkId } }), 0],
  // Not published yet.
  'reports.read': [(one) => one.call('getReport', { query: { checkId } }), 2206],
};

attack('key beyond scope', {
  async refused() {
    expect(Object.keys(calls)).toEqual(allScopes);
    for (const scope of allScopes) {
      const narrow = await keyOf(gateway, owner, [scope]);
      await changesNothing(gateway, async () => {
        for (const [wanted, [call]] of Object.entries(calls)) {
          if (wanted === scope) continue;
          expect([scope, wanted, (await call(narrow)).code]).toEqual([scope, wanted, 2902]);
        }
      });
    }
  },
  async twin() {
    for (const scope of allScopes) {
      const [call, answered] = calls[scope]!;
      expect([scope, (await call(await keyOf(gateway, owner, [scope]))).code]).toEqual([scope, answered]);
    }
  },
});

test('a bearer that begins like a key and is none is told so; every other bearer is an ended session', async () => {
  const told = async (token: string) => (await gateway.call('listPackages', { body: {} }, { token })).code;
  for (const rest of ['', 'x', 'A'.repeat(30), 'A'.repeat(39), 'A'.repeat(44), '!'.repeat(43)])
    expect([rest, await told(`pbk_${rest}`)]).toEqual([rest, 2901]);
  for (const other of ['A'.repeat(43), 'PBK_' + 'A'.repeat(43), 'x'.repeat(10)])
    expect([other, await told(other)]).toEqual([other, -5]);
});

let twin: TestKey;
attack('revoked key', {
  async refused() {
    twin = await keyOf(gateway, owner);
    const revoked = await keyOf(gateway, owner);
    const expiring = await keyOf(gateway, owner, allScopes, { expiresInDays: 1 });
    for (const one of [revoked, expiring]) expect(await ask(one)).toMatchObject({ code: 0 });
    expect(await revoke(revoked.apiKeyId)).toMatchObject({ data: { state: 'revoked' } });
    gateway.clock.advance(24 * 3_600_000);
    await changesNothing(gateway, async () => {
      const unknown = await gateway.call('listPackages', { body: {} }, { token: `pbk_${'A'.repeat(43)}` });
      expect(unknown).toMatchObject({ status: 200, code: 2901, data: null });
      for (const one of [revoked, expiring]) {
        expect((await ask(one)).bytes.toString()).toBe(unknown.bytes.toString());
        expect((await one.order()).code).toBe(2901);
      }
    });
  },
  async twin() {
    expect(await ask(twin)).toMatchObject({ code: 0 });
    expect(await twin.order()).toMatchObject({ code: 0 });
  },
});

const ask = (one: TestKey) => one.call('listPackages', { body: {} });
const revoke = (apiKeyId: string) =>
  gateway.call('revokeApiKey', { body: { apiKeyId } }, { token: owner, mainId: first });
