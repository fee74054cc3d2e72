import { codeFor } from '../../../test/accounts/people';
import { newestS, ok, visitorOf } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { contentFor, registrationsOf } from '../../../test/registrations';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());

const HOUR_MS = 3_600_000;
async function login(mobile: string, s: string, more: object) {
  const verifyCode = await codeFor(gateway, mobile, 'visitor', { s });
  const reply = await gateway.call('visitorLogin', { body: { mobile, verifyCode, s, ...more } });
  const { sToken, expiresIn } = ok(reply).data as { sToken: string; expiresIn: number };
  return { expiresIn, visitor: visitorOf(gateway, s, sToken) };
}

test('an applicant who keeps a form open on their own phone needs no code for seven days, and one after', async () => {
  const { s } = await own.opened();
  const { visitor, expiresIn } = await login('13933330001', s, { stay: true });
  expect(expiresIn).toBe(7 * 24 * 3_600);
  gateway.clock.advance(7 * 24 * HOUR_MS - 60_000);
  expect((await visitor.call('getOwnApplication')).code).toBe(0);
  gateway.clock.advance(120_000);
  expect((await visitor.call('getOwnApplication')).code).toBe(-12);
  own = await registrationsOf(gateway);
});

test('whoever deletes everything keeps nothing open: the sessions of this phone for the form end like any other', async () => {
  const { s } = await own.opened();
  const mobile = '13933330004';
  const first = await login(mobile, s, { stay: true });
  gateway.clock.advance(61_000);
  const other = await login(mobile, s, { stay: true });
  const neighbour = await login('13933330005', s, { stay: true });
  ok(await first.visitor.call('saveOwnApplication', { content: contentFor(await own.opened()) }));
  ok(await first.visitor.call('deleteOwnApplication'));
  // Twice is once: the same tab reads that it is gone.
  ok(await first.visitor.call('deleteOwnApplication'));
  gateway.clock.advance(31 * 60_000);
  for (const { visitor } of [first, other]) expect((await visitor.call('getOwnApplication')).code).toBe(-12);
  expect((await neighbour.visitor.call('getOwnApplication')).code).toBe(0);
  own = await registrationsOf(gateway);
});

test('who does not ask for it is out after an idle half hour; the link of an invitation keeps nobody', async () => {
  const { s } = await own.opened();
  const { visitor } = await login('13933330002', s, {});
  const mobile = '13933330003';
  await placeOrder(gateway, own.token, { candidate: { name: '王小明', mobile } });
  gateway.clock.advance(61_000);
  const invited = await login(mobile, await newestS(gateway, mobile), { stay: true });
  expect(invited.expiresIn).toBe(12 * 3_600);
  gateway.clock.advance(31 * 60_000);
  expect((await visitor.call('getOwnApplication')).code).toBe(-12);
  expect((await invited.visitor.call('getInvitation')).code).toBe(-12);
});
