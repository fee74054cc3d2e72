import { demoMains } from '../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { apply, contentFor, registrationsOf, studied } from '../../../test/registrations';
import { sql } from '../../platform/db/sql';
import { eraseApplicationsJob } from './eraseJob';

let gateway: TestGateway;
let own: Awaited<ReturnType<typeof registrationsOf>>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  own = await registrationsOf(gateway);
});
afterAll(() => gateway.close());
let phones = 0;
const newPhone = () => `1397777${String((phones += 1)).padStart(4, '0')}`;
const list = async (search: object) => (await own.call('listApplications', { body: search })).data.rows;

test('a check begun from an application: its entries stand in the candidate’s form, its row names the check', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  await apply(gateway, form, mobile, {
    entries: { education: [studied], employment: [{ company: '顺丰', title: '司机', from: '2017-01' }] },
  });
  const [{ applicationId }] = await list({ formId: form.formId });
  const placed = await placeOrder(gateway, own.token, {
    candidate: { name: '王小明', mobile },
    applicationId,
  });
  expect((await own.call('getApplication', { query: { applicationId } })).data.checkId).toBe(placed.checkId);
  expect(await list({ formId: form.formId, checked: true })).toMatchObject([{ checkId: placed.checkId }]);
  expect(await list({ formId: form.formId, checked: false })).toEqual([]);
  gateway.clock.advance(61_000);
  const candidate = await enter(gateway, mobile, await newestS(gateway, mobile));
  // The order checks the schooling, no degree and no employer: what nobody checks is not taken over.
  const { hasDegree, ...school } = studied;
  expect(hasDegree).toBe(false);
  // It is there to be looked through; the candidate has saved nothing yet, and begins at the beginning.
  const { form: taken, savedAt } = (await candidate.call('getInvitation')).data;
  expect({ taken, savedAt }).toEqual({ taken: { education: { entries: [school] } }, savedAt: null });
});

test.each([
  ['another phone, whose owner would read what somebody else gave', '王小明', false],
  ['another name: a check of somebody else', '李雷', true],
])('for %s nothing is taken over, and the application is not marked', async (_of, name, isOwnPhone) => {
  const form = await own.opened();
  const applied = newPhone();
  await apply(gateway, form, applied);
  const [{ applicationId }] = await list({ formId: form.formId });
  const mobile = isOwnPhone ? applied : newPhone();
  await placeOrder(gateway, own.token, { candidate: { name, mobile }, applicationId });
  gateway.clock.advance(61_000);
  const candidate = await enter(gateway, mobile, await newestS(gateway, mobile));
  expect((await candidate.call('getInvitation')).data.form).toEqual({});
  expect(await list({ formId: form.formId })).toMatchObject([{ checkId: null }]);
});

test('the same person by another spelling of the name is the same', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  await apply(gateway, form, mobile, { name: '阿里木·买买提' });
  const [{ applicationId }] = await list({ formId: form.formId });
  const { checkId } = await placeOrder(gateway, own.token, {
    candidate: { name: '阿里木 • 买买提', mobile },
    applicationId,
  });
  expect(await list({ formId: form.formId })).toMatchObject([{ checkId }]);
});

test('a draft is the applicant’s alone, and so is what another account has', async () => {
  const form = await own.opened();
  const applicant = await enter(gateway, newPhone(), form.s);
  ok(await applicant.call('saveOwnApplication', { content: contentFor(form) }));
  const [row] = await inAccount(gateway, demoMains.first, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from application where form_id = ${form.formId}`),
  );
  const { id } = row!;
  for (const operation of ['getApplication', 'deleteApplication'])
    expect(
      (
        await own.call(
          operation,
          operation === 'getApplication' ? { query: { applicationId: id } } : { body: { applicationId: id } },
        )
      ).code,
    ).toBe(404);
  ok(await applicant.call('submitOwnApplication', { version: 1, agreed: true }));
  const other = await registrationsOf(gateway, demoMains.second);
  expect((await other.call('getApplication', { query: { applicationId: id } })).code).toBe(404);
  expect((await other.call('deleteApplication', { body: { applicationId: id } })).code).toBe(404);
  expect((await other.call('listApplications', { body: {} })).data.rows).toEqual([]);
});

test('found by part of a name and by a pasted phone; deleted it is gone, and the log says who read it', async () => {
  const form = await own.opened();
  const mobile = newPhone();
  await apply(gateway, form, mobile, { name: '司马 青云' });
  for (const text of ['马 青', `+86 ${mobile.slice(0, 3)}-${mobile.slice(3)}`])
    expect(await list({ text })).toMatchObject([
      { name: '司马 青云', mobile: expect.stringMatching(/^139\*{4}/) },
    ]);
  expect(await list({ text: mobile.slice(0, 10) })).toEqual([]);
  const [{ applicationId }] = await list({ formId: form.formId });
  expect((await own.call('getApplication', { query: { applicationId } })).data).toMatchObject({
    mobile,
    name: '司马 青云',
  });
  ok(await own.call('deleteApplication', { body: { applicationId } }));
  expect((await own.call('getApplication', { query: { applicationId } })).code).toBe(404);
  const { rows } = await gateway.owner.query<{ action: string }>(
    `select action from audit_event where entity_id = $1 order by at, id`,
    [applicationId],
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'registration.sent',
    'registration.opened',
    'registration.deleted',
  ]);
});

test('what was sent goes after its days, what was begun after 30, and nothing before', async () => {
  const form = await own.opened({ keepDays: 60 });
  await apply(gateway, form, newPhone());
  const draft = await enter(gateway, newPhone(), form.s);
  ok(await draft.call('saveOwnApplication', { content: contentFor(form) }));
  const left = () =>
    inAccount(gateway, demoMains.first, async ({ tx }) => {
      const rows = await tx.many<{ isSent: boolean }>(
        sql`select sent_at is not null as "isSent" from application where form_id = ${form.formId} order by 1`,
      );
      return rows.map(({ isSent }) => isSent);
    });
  const afterDays = async (days: number) => {
    gateway.clock.advance(days * 86_400_000);
    await erase();
    await erase();
    return left();
  };
  expect(await afterDays(29)).toEqual([false, true]);
  expect(await afterDays(2)).toEqual([true]);
  expect(await afterDays(28)).toEqual([true]);
  expect(await afterDays(2)).toEqual([]);
});

const erase = () =>
  eraseApplicationsJob.run({}, { services: gateway.services, log: gateway.services.log } as never);
