import { randomUUID } from 'node:crypto';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import type { components } from '../../kernel/contract.gen';
import { sql } from '../../platform/db/sql';

type Settings = components['schemas']['SphereSettings'];
type Values = components['schemas']['SphereValues'];

const { first, platform } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());
// Ten in the evening of 1 December in China, which is still the day of UTC.
beforeEach(() => gateway.clock.set(new Date('2026-12-01T14:00:00Z')));
afterEach(() => gateway.owner.query('delete from sphere_change'));

async function as(operation: string, input: object = {}) {
  const token = await sessionOf(gateway, demoUsers.operator, platform);
  return gateway.call(operation, input, { token, mainId: platform, lang: 'en' });
}
const settings = async () => (await as('getSphereSettings')).data as Settings;
/** Changes what is given, as somebody who has just read it. */
async function change(effectiveOn: string, values: Partial<Values>) {
  const { values: now, basedOn } = await settings();
  return as('changeSphereSettings', { body: { basedOn, effectiveOn, values: { ...now, ...values } } });
}
/** What anybody is told, signed in or not. */
const told = async (prefix?: string) =>
  (await gateway.call('querySphereConfig', prefix === undefined ? {} : { query: { prefix } })).data;
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);

test('what is set today is told at once, by its keys and prefix, and what is empty is not told', async () => {
  const before = (await told()) as Record<string, string>;
  expect(Object.keys(before)).toEqual(['customerPhone']);
  await change('2026-12-01', { customerPhone: '95588', serviceHours: '09:00 – 18:00' });
  expect(await told()).toEqual({ customerPhone: '95588', serviceHours: '09:00-18:00' });
  expect(await told('customer')).toEqual({ customerPhone: '95588' });
  expect(await told('icp')).toEqual({});
});

test('a planned change counts from the first moment of its day in China, and is read by nobody before', async () => {
  const { customerPhone: former } = (await told()) as Record<string, string>;
  await change('2026-12-02', { customerPhone: '95588' });
  gateway.clock.set(new Date('2026-12-01T15:59:59.999Z'));
  expect(await told('customerPhone')).toEqual({ customerPhone: former });
  expect((await settings()).planned).toMatchObject({ effectiveOn: '2026-12-02', state: 'planned' });
  const foreign = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from sphere_changes()`),
  );
  expect(foreign).toEqual([]);
  gateway.clock.set(new Date('2026-12-01T16:00:00.000Z'));
  expect(await told('customerPhone')).toEqual({ customerPhone: '95588' });
  expect(await settings()).toMatchObject({
    planned: null,
    history: [{ state: 'inForce', before: { customerPhone: former }, values: { customerPhone: '95588' } }],
  });
});

test('each fault stands at its field, and a day that is over at its own', async () => {
  const values = { customerPhone: '', customerEmail: 'x@y', serviceHours: 'late', icpNumber: '12' };
  expect(faultsOf(await change('2026-12-01', values))).toEqual([
    'values.customerPhone',
    'values.customerEmail',
    'values.serviceHours',
    'values.icpNumber',
  ]);
  expect(faultsOf(await change('2026-11-30', { customerPhone: '95588' }))).toEqual(['effectiveOn']);
  expect(await change('2026-12-01', {})).toMatchObject({ code: 2527 });
});

test('one change waits at a time; it is withdrawn before its day, and not after', async () => {
  await change('2026-12-03', { customerPhone: '95588' });
  expect(await change('2026-12-04', { customerPhone: '95599' })).toMatchObject({ code: 2526 });
  const { changeId } = (await settings()).planned!;
  const withdraw = () => as('withdrawSphereChange', { body: { changeId } });
  expect(await withdraw()).toMatchObject({ code: 0 });
  expect(await withdraw()).toMatchObject({ code: 0 });
  expect((await settings()).history).toMatchObject([{ state: 'withdrawn' }]);
  await change('2026-12-01', { customerPhone: '95588' });
  const [inForce] = (await settings()).history;
  const late = { body: { changeId: inForce!.changeId } };
  expect(await as('withdrawSphereChange', late)).toMatchObject({ code: 2528 });
});

test('the second of two is told, and the same sent again is kept once', async () => {
  const { values, basedOn } = await settings();
  const body = (customerPhone: string) => ({
    body: { basedOn, effectiveOn: '2026-12-01', values: { ...values, customerPhone } },
  });
  expect(await as('changeSphereSettings', body('95588'))).toMatchObject({ code: 0 });
  expect(await as('changeSphereSettings', body('95588'))).toMatchObject({ code: 0 });
  expect(await as('changeSphereSettings', body('95599'))).toMatchObject({ code: 2525 });
  expect((await settings()).history).toHaveLength(1);
});

test('nobody changes them from another account, whatever they hold', async () => {
  const now = gateway.clock.now();
  const values = { customerPhone: '95588', customerEmail: '', serviceHours: '', icpNumber: '' };
  await expect(
    inAccount(gateway, first, ({ tx }) =>
      tx.many(sql`select sphere_change_add(${randomUUID()}::uuid, '2026-12-01'::date, ${now},
        ${JSON.stringify(values)}::jsonb, ${demoUsers.owner}::uuid, ${now})`),
    ),
  ).rejects.toThrow('by the platform alone');
  await expect(
    inAccount(gateway, first, ({ tx }) =>
      tx.many(sql`select sphere_change_withdraw(${randomUUID()}::uuid, ${demoUsers.owner}::uuid, ${now})`),
    ),
  ).rejects.toThrow('by the platform alone');
});
