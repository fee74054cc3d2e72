import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';

// The purpose of a reveal is shown, with the act, to people who are responsible for the account.

const { first, platform } = demoMains;
let gateway: TestGateway;
let checkId: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  const recruiter = await sessionOf(gateway, demoUsers.recruiter, first);
  const candidate = { name: '司空', mobile: '13972103077', idNumber: '11010519491231002X' };
  ({ checkId } = await placeOrder(gateway, recruiter, { candidate }));
});
afterAll(() => gateway.close());

type Name = keyof typeof demoUsers;
const as = async (name: Name, operation: string, input: object) => {
  const mainId = name === 'analyst' || name === 'support' ? platform : first;
  return gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers[name], mainId), mainId });
};
const reveal = async (name: Name, field: string, purpose: string) =>
  ok(await as(name, 'revealPersonal', { body: { checkId, field, purpose } }));
const told = async (name: Name) => {
  const { data } = ok(await as(name, 'getCheck', { query: { checkId } }));
  const events = data.timeline as { event: string; actor: string | null; detail: { reason?: string } }[];
  return events
    .filter(({ event }) => event === 'revealed')
    .map(({ actor, detail }) => [actor, detail.reason]);
};

test('the owner reads each purpose beside who had it; everybody else reads that it was revealed', async () => {
  await reveal('recruiter', 'mobile', 'Call about the form');
  await reveal('analyst', 'idNumber', 'Compare with the register');
  await reveal('recruiter', 'idNumber', 'Write the contract');
  expect(await told('owner')).toEqual([
    [expect.any(String), 'Call about the form'],
    [null, 'Compare with the register'],
    [expect.any(String), 'Write the contract'],
  ]);
  for (const name of ['recruiter', 'viewer', 'analyst', 'support'] as const) {
    const seen = await told(name);
    expect([name, seen.map(([, reason]) => reason)]).toEqual([name, [undefined, undefined, undefined]]);
  }
});
