import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import { departureTools } from '../../../test/departure';
import { registrationsOf } from '../../../test/registrations';
import type { TestGateway } from '../../../test/gateway';
import { lockCheck } from '../checks/checkRepository';
import { cancelCheck } from '../checks/lifecycle';

const { first, second } = demoMains;
let gateway: TestGateway;
const { call } = departureTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());
const standing = async () => ok(await call('owner', 'getDeparture')).data;
const token = () => sessionOf(gateway, demoUsers.owner, first);

test('an account with nothing open says so', async () => {
  expect(await standing()).toEqual({
    open: [],
    balance: { available: 0, held: 0 },
    outside: { apiKeys: 0, webhooks: 0, shares: 0 },
    closing: null,
  });
});

test('each matter is counted while it is open, the balance with what is held of it', async () => {
  await fund(gateway, 10_000);
  const { checkId } = await placeOrder(gateway, await token());
  await placeOrder(gateway, await token());
  const { formId } = await (await registrationsOf(gateway)).opened();
  expect(await standing()).toMatchObject({
    open: [
      { matter: 'checks', count: 1 },
      { matter: 'ordersToPay', count: 1 },
      { matter: 'forms', count: 1 },
    ],
    balance: { available: 3_200, held: 6_800 },
  });
  await consentTo(gateway, checkId as string);
  expect((await standing()).open[0]).toEqual({ matter: 'checks', count: 1 });
  await inAccount(gateway, first, async (work) =>
    cancelCheck(work, (await lockCheck(work.tx, checkId as string))!, 'not needed'),
  );
  // The money that came free pays the order that waited for it: that one is under way now.
  await gateway.runJobs();
  ok(await (await registrationsOf(gateway)).call('closeRegistrationLink', { body: { formId } }));
  expect(await standing()).toMatchObject({
    open: [{ matter: 'checks', count: 1 }],
    balance: { available: 3_200, held: 6_800 },
  });
});

test('a form whose last day is over is open no more', async () => {
  await (await registrationsOf(gateway)).opened();
  expect((await standing()).open).toEqual([{ matter: 'forms', count: 1 }]);
  gateway.clock.advance(40 * 86_400_000);
  expect((await standing()).open).toEqual([]);
});

test('what another account has open is not counted, and its managers read nothing here', async () => {
  await fund(gateway, 10_000, second);
  await placeOrder(gateway, await sessionOf(gateway, demoUsers.owner, second), {}, second);
  await (await registrationsOf(gateway, second)).opened();
  expect(await standing()).toMatchObject({ open: [], balance: { available: 0, held: 0 } });
  expect((await call('owner', 'getDeparture', {}, second)).code).toBe(403);
});
