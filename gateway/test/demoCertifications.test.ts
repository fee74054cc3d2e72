import { demoMains, demoUsers, seedDemoAccounts } from '../seeds/demoAccounts';
import { seedDemoCertifications } from '../seeds/demoCertifications';
import { ok } from './candidates';
import { sessionOf } from './checks';
import { createTestGateway, type TestGateway } from './gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
  await seedDemoAccounts(gateway.services);
  await seedDemoCertifications(gateway.services);
  await seedDemoCertifications(gateway.services);
}, 60_000);
afterAll(() => gateway.close());

test('the demo’s enterprise is verified by papers, whose contract it has signed, and nothing of it waits', async () => {
  const { first: mainId, platform } = demoMains;
  const token = await sessionOf(gateway, demoUsers.owner, mainId);
  const call = (operation: string, input: object = {}) => gateway.call(operation, input, { token, mainId });
  expect(ok(await call('getServiceContract')).data).toMatchObject({
    isVerified: true,
    signature: { isCurrent: true, signerName: '林晓' },
  });
  expect(ok(await call('getInvoiceDesk')).data.details).toMatchObject({
    title: '晨星科技有限公司',
    taxNumber: '91310000MA1DEM001X',
  });
  expect(ok(await call('getDeparture')).data.open).toEqual([]);
  const operator = { token: await sessionOf(gateway, demoUsers.operator, platform), mainId: platform };
  const { rows } = ok(
    await gateway.call('listWorkItems', { body: { kind: ['certification'], state: 'done' } }, operator),
  ).data;
  expect(rows).toHaveLength(3);
});
