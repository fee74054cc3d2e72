import { randomUUID } from 'node:crypto';
import type { CalendarPeriod } from '@probity/contract/rules/workingCalendar';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ID_NUMBER } from '../../../test/candidates';
import {
  consentTo,
  fund,
  gatewayWithPeople,
  inAccount,
  packages,
  placeOrder,
  sessionOf,
} from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import type { components } from '../../kernel/contract.gen';
import type * as Calendar from '../../kernel/workingCalendar';
import { sql } from '../../platform/db/sql';
import { calendarDaysMissing } from '../../platform/observability/alarms';

type Detail = components['schemas']['CalendarYearDetail'];

const { first, platform } = demoMains;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());
// Noon of 1 December in China.
beforeEach(() => gateway.clock.set(new Date('2026-12-01T04:00:00Z')));
afterEach(async () => {
  await gateway.owner.query('delete from calendar_change where created_by is not null');
  await gateway.owner.query('delete from calendar_notice');
});

type Name = keyof typeof demoUsers;
async function as(name: Name, operation: string, input: object = {}, mainId: string = platform) {
  const token = await sessionOf(gateway, demoUsers[name], mainId);
  return gateway.call(operation, input, { token, mainId, lang: 'en', idempotencyKey: randomUUID() });
}
const read = async (year: number) =>
  (await as('operator', 'getCalendarYear', { query: { year } })).data as Detail;

const holiday = (occasion: CalendarPeriod['occasion'], from: string, to = from): CalendarPeriod => ({
  kind: 'free',
  ...{ occasion, from, to },
});
/** 2027 with its holidays; 1 January is a Friday. */
const next: CalendarPeriod[] = [
  holiday('newYear', '2027-01-01', '2027-01-03'),
  holiday('springFestival', '2027-02-05', '2027-02-11'),
  holiday('qingming', '2027-04-05'),
  holiday('labourDay', '2027-05-01', '2027-05-05'),
  holiday('dragonBoat', '2027-06-09'),
  holiday('midAutumn', '2027-09-15'),
  holiday('nationalDay', '2027-10-01', '2027-10-07'),
];
/** Changes a year as somebody who has just read it. */
async function change(year: number, periods: CalendarPeriod[], complete = true, name: Name = 'operator') {
  const { basedOn } = await read(year);
  return as(name, 'changeCalendarYear', { body: { year, basedOn, values: { periods, complete } } });
}
const faultsOf = ({ data }: CallReply) => (data as { fields: { path: string; msg: string }[] }).fields;
const quote = async () =>
  (
    await as(
      'recruiter',
      'quoteOrder',
      { body: { packageId: packages.basic, itemCodes: ['education'] } },
      first,
    )
  ).data;
async function started(): Promise<string> {
  const token = await sessionOf(gateway, demoUsers.recruiter, first);
  const { checkId } = await placeOrder(gateway, token, {
    candidate: { name: '钱多', mobile: '13955550001', idNumber: ID_NUMBER },
    acceptDuplicate: true,
  });
  await consentTo(gateway, checkId);
  return checkId;
}
const check = async (checkId: string) =>
  (await as('recruiter', 'getCheck', { query: { checkId } }, first)).data;

test('what is promised past the end of the calendar is an estimate, and stays when the holidays come', async () => {
  gateway.clock.set(new Date('2026-12-30T04:00:00Z'));
  const before = await quote();
  expect(before).toMatchObject({ promisedDate: '2027-01-04', promisedEstimate: true });
  const checkId = await started();
  const promised = await check(checkId);
  expect(promised).toMatchObject({ promisedEstimate: true });
  expect(promised.items[0]).toHaveProperty('promisedEstimate');
  expect(await change(2027, next)).toMatchObject({ code: 0 });
  expect(await quote()).toMatchObject({ promisedDate: '2027-01-05', promisedEstimate: false });
  expect(await check(checkId)).toMatchObject({ promisedAt: promised.promisedAt, promisedEstimate: false });
});

test('another gateway counts by a change in the very next transaction', async () => {
  const other = await anotherProcess();
  const { direct } = gateway.services.db;
  expect((await other.workingCalendar(direct)).knownUntil).toBe('2026-12-31');
  await change(2027, next);
  const calendar = await other.workingCalendar(direct);
  expect(calendar.knownUntil).toBe('2027-12-31');
  expect(other.addWorkingDays(calendar, '2026-12-31', 1)).toBe('2027-01-04');
  // Nothing newer: nothing is sent.
  expect(await other.workingCalendar(direct)).toBe(calendar);
});

/** A copy of the reading with a memory of its own, as another process has it. */
async function anotherProcess(): Promise<typeof Calendar> {
  let copy: typeof Calendar | undefined;
  await jest.isolateModulesAsync(async () => {
    copy = await import('../../kernel/workingCalendar');
  });
  return copy!;
}

test('a day that has begun never changes: not by the call, and not by the database', async () => {
  gateway.clock.set(new Date('2026-10-03T15:59:59Z'));
  const { year } = await read(2026);
  const without = year.values.periods.filter(({ from }) => from !== '2026-10-01');
  expect(faultsOf(await change(2026, without))[0]).toMatchObject({ path: 'values.periods' });
  const until = (to: string) => [...without, holiday('nationalDay', '2026-10-01', to)];
  expect(faultsOf(await change(2026, until('2026-10-02')))[0]).toMatchObject({ path: 'values.periods' });
  const earlier = [...without, holiday('nationalDay', '2026-09-30', '2026-10-07')];
  expect(faultsOf(await change(2026, earlier))).toEqual([
    { path: `values.periods.${without.length}.from`, msg: 'A day that has begun stays as it was' },
  ]);
  await expect(
    inAccount(gateway, platform, ({ tx }) =>
      tx.many(sql`select calendar_change_add(${randomUUID()}::uuid, 2026, '[]'::jsonb, true,
        ${demoUsers.operator}::uuid, ${gateway.clock.now()})`),
    ),
  ).rejects.toThrow('a day that has begun does not change');
  // The days to come may be given back.
  expect(await change(2026, until('2026-10-03'))).toMatchObject({ code: 0 });
});

test('nobody changes the calendar from another account, whatever they hold', async () => {
  await expect(
    inAccount(gateway, first, ({ tx }) =>
      tx.many(sql`select calendar_change_add(${randomUUID()}::uuid, 2027, '[]'::jsonb, true,
        ${demoUsers.owner}::uuid, ${gateway.clock.now()})`),
    ),
  ).rejects.toThrow('by the platform alone');
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ id: string }>(sql`select id from calendar_changes(null)`),
  );
  expect(rows).toEqual([]);
});

test('a year with a holiday missing is not complete: the fault names it', async () => {
  const some = next.filter(({ occasion }) => occasion !== 'dragonBoat');
  expect(faultsOf(await change(2027, some))).toEqual([
    { path: 'values.complete', msg: 'Missing: Dragon Boat Festival' },
  ]);
  expect(await change(2027, some, false)).toMatchObject({ code: 0, data: { knownUntil: '2026-12-31' } });
});

test('the second of two is told, the same sent again is kept once, and the history says who left what', async () => {
  const body = (periods: CalendarPeriod[]) => ({
    body: { year: 2027, basedOn: null, values: { periods, complete: true } },
  });
  expect(await as('operator', 'changeCalendarYear', body(next))).toMatchObject({ code: 0 });
  expect(await as('operator', 'changeCalendarYear', body(next))).toMatchObject({ code: 0 });
  const longer = [...next.slice(0, -1), holiday('nationalDay', '2027-10-01', '2027-10-08')];
  expect(await as('operator', 'changeCalendarYear', body(longer))).toMatchObject({ code: 2523 });
  expect(await change(2027, longer)).toMatchObject({ code: 0 });
  const { history, basedOn } = await read(2027);
  expect(history).toHaveLength(2);
  expect(history[0]).toMatchObject({
    changeId: basedOn,
    before: { periods: next },
    values: { complete: true },
  });
  expect(history[0]!.changedBy).toMatch(/\S/);
  expect(history[1]!.before).toEqual({ periods: [], complete: false });
  expect((await read(2026)).history).toMatchObject([{ before: null, changedBy: null }]);
});

test('the preview counts the checks whose days would be others, and moves none of their dates', async () => {
  gateway.clock.set(new Date('2026-12-24T04:00:00Z'));
  const checkId = await started();
  const { promisedAt } = await check(checkId);
  const preview = async (periods: CalendarPeriod[], complete: boolean) =>
    (
      await as('operator', 'previewCalendarYear', {
        body: { year: 2026, values: { periods, complete } },
      })
    ).data;
  const { year } = await read(2026);
  const day = holiday('other', promisedAt);
  const free = await preview([...year.values.periods, day], true);
  expect(free).toMatchObject({ knownUntil: '2026-12-31', more: 0, estimates: 0 });
  expect(free.onFreeDay).toBeGreaterThan(0);
  expect(free.less).toBeGreaterThanOrEqual(free.onFreeDay);
  expect(free.open).toBeGreaterThanOrEqual(free.less);
  expect(await check(checkId)).toMatchObject({ promisedAt });
  expect((await read(2026)).history).toHaveLength(1);
});

test('operators are told 60 days before the end, once, and again the nearer it comes; the number follows', async () => {
  const missing = async () => (await calendarDaysMissing.get()).values[0]!.value;
  const tick = async () => {
    await gateway.services.db.direct.run(
      sql`select enqueue_job('calendar.end', '{}'::json, null, null, 1, null)`,
    );
    await gateway.runJobs();
  };
  const told = async () => {
    const { data } = await as('operator', 'listNotifications', { body: { limit: 50 } });
    return (data.rows as { kind: string }[]).filter(({ kind }) => kind === 'calendar.ending').length;
  };
  const home = async () =>
    (await as('operator', 'homeSummary', { body: { from: '2026-12-01', to: '2026-12-01' } })).data.calendar;
  gateway.clock.set(new Date('2026-10-31T15:00:00Z'));
  await tick();
  expect([await told(), await missing(), await home()]).toEqual([0, 0, null]);
  gateway.clock.set(new Date('2026-10-31T16:00:00Z'));
  await tick();
  await tick();
  expect(await told()).toBe(1);
  expect(await home()).toEqual({ knownUntil: '2026-12-31', daysLeft: 60 });
  gateway.clock.set(new Date('2026-12-01T04:00:00Z'));
  await tick();
  expect([await told(), await missing()]).toEqual([2, 30]);
  await change(2027, next);
  await tick();
  expect([await told(), await missing(), await home()]).toEqual([2, 0, null]);
});
