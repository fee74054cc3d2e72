import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentAndSubmit, enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, registrationsOf } from '../../../test/registrations';
import { partiesOf, publish } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

test('that its check has a report is told once it is published, and only to who may read it', async () => {
  const own = await registrationsOf(gateway);
  const parties = await partiesOf(gateway);
  const form = await own.opened();
  const mobile = '13911110001';
  await apply(gateway, form, mobile);
  const { rows } = (await own.call('listApplications', { body: { formId: form.formId } })).data;
  const { applicationId } = rows[0] as { applicationId: string };
  const { checkId } = await placeOrder(gateway, own.token, {
    candidate: { name: '王小明', mobile },
    applicationId,
  });
  const asked = { query: { applicationId } };
  const byRecruiter = async () => (await own.call('getApplication', asked)).data;
  gateway.clock.advance(61_000);
  await consentAndSubmit(await enter(gateway, mobile, await newestS(gateway, mobile)));
  await gateway.runJobs();
  expect(await byRecruiter()).toMatchObject({ checkId, hasReport: false });
  await publish(parties, checkId);
  expect(await byRecruiter()).toMatchObject({ hasReport: true });
  const { data } = ok(await own.call('getReport', { query: { checkId } }));
  const found = (data.items as { itemCode: string; entries: object[] }[]).find(
    ({ itemCode }) => itemCode === 'education',
  );
  expect(found!.entries).toHaveLength(1);
  // A check that is the owner's alone is out of the recruiter's reach.
  await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.run(sql`update checks set owner_id = ${demoUsers.owner}, created_by = ${demoUsers.owner},
      department_id = null where id = ${checkId}`),
  );
  expect((await own.call('getReport', { query: { checkId } })).code).toBe(404);
  expect(await byRecruiter()).toMatchObject({ checkId, hasReport: false });
  expect((await parties.owner('getApplication', asked)).data).toMatchObject({ hasReport: true });
});
