import { limitRanges } from '@probity/contract/rules/limits';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { rechargeTools } from '../../../test/recharges';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import { allowSms, smsLeft } from '../sms/smsLimits';
import { limitAt } from './limitAt';

const { first, platform } = demoMains;
let gateway: TestGateway;
const { ask: askRecharge } = rechargeTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  // Ten in the evening of 1 December in China, which is still the day of UTC.
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const as = async (
  user: keyof typeof demoUsers,
  operation: string,
  input: object = {},
  mainId: string = platform,
) =>
  gateway.call(operation, input, {
    ...{ token: await sessionOf(gateway, demoUsers[user], mainId), mainId, lang: 'en' },
  });
interface Kept {
  limits: {
    name: string;
    value: number;
    since: string | null;
    basedOn: string | null;
    planned: object | null;
  }[];
  history: { changeId: string; state: string; value: number; before: number }[];
}
const kept = async () => ok(await as('operator', 'listLimits')).data as Kept;
const of = async (name: string) => (await kept()).limits.find((one) => one.name === name)!;
async function change(given: object = {}, user: 'operator' | 'operator2' = 'operator'): Promise<CallReply> {
  const name = 'rechargesWaiting';
  const usual = { name, basedOn: (await of(name)).basedOn, effectiveOn: '2026-12-01', value: 2 };
  return as(user, 'changeLimit', { body: { ...usual, reason: 'Too many wait', ...given } });
}
const now = (name: Parameters<typeof limitAt>[1]) =>
  inAccount(gateway, first, ({ tx }) => limitAt(tx, name, gateway.clock.now()));
const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);

test('a limit that an operator changes is what enterprises are held to from then on', async () => {
  expect(await of('rechargesWaiting')).toEqual({
    ...{ name: 'rechargesWaiting', value: 20, since: null, basedOn: null, planned: null },
  });
  ok(await change());
  expect(await of('rechargesWaiting')).toMatchObject({ value: 2, since: '2026-12-01' });
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  ok(await askRecharge(owner));
  ok(await askRecharge(owner));
  const third = await askRecharge(owner);
  expect(third.code).toBe(2860);
  expect(third.msg).toContain('2');
});

test('the SMS of a day follow their own limit, and what an unverified enterprise may send another one', async () => {
  ok(await change({ name: 'smsShare', basedOn: null, value: 3 }));
  const ctx = (tx: Parameters<typeof smsLeft>[0]['tx']) => ({
    clock: gateway.clock,
    lang: 'en' as const,
    tx,
  });
  await inAccount(gateway, first, async ({ tx }) => {
    await allowSms(ctx(tx), 'share', { count: 2 });
    expect(await smsLeft(ctx(tx), first, 'share', 'smsShare')).toBe(1);
    await expect(allowSms(ctx(tx), 'share', { count: 2 })).rejects.toMatchObject({ code: 2841 });
    await allowSms(ctx(tx), 'invitation', { count: limitRanges.smsInvitation.usual });
    await expect(allowSms(ctx(tx), 'member', { count: 6, limit: 'smsMemberUnverified' })).rejects.toThrow();
  });
});

test('a planned limit counts from the first moment of its day in China, and is withdrawn before it alone', async () => {
  ok(await change({ effectiveOn: '2026-12-03' }));
  expect(await of('rechargesWaiting')).toMatchObject({ value: 20, planned: { state: 'planned', value: 2 } });
  expect((await change({ value: 5 }, 'operator2')).code).toBe(2619);
  const [{ changeId }] = (await kept()).history as [Kept['history'][number]];
  const withdraw = (id: string) => as('operator2', 'withdrawLimit', { body: { changeId: id } });
  ok(await withdraw(changeId));
  ok(await withdraw(changeId));
  gateway.clock.set(new Date('2026-12-02T16:00:00.000Z'));
  expect(await now('rechargesWaiting')).toBe(20);
  ok(await change({ effectiveOn: '2026-12-04', value: 7 }));
  gateway.clock.set(new Date('2026-12-03T15:59:59.999Z'));
  expect(await now('rechargesWaiting')).toBe(20);
  gateway.clock.set(new Date('2026-12-03T16:00:00.000Z'));
  expect(await now('rechargesWaiting')).toBe(7);
  const { history } = await kept();
  expect(history).toMatchObject([
    { state: 'inForce', value: 7, before: 20 },
    { state: 'withdrawn', value: 2, before: 20 },
  ]);
  expect((await withdraw(history[0]!.changeId)).code).toBe(2619);
});

test('faults of value, day and reason stand at their fields; a value that differs in nothing is none', async () => {
  const { least, most } = limitRanges.rechargesWaiting;
  for (const value of [least - 1, most + 1]) expect(faultsOf(await change({ value }))).toEqual(['value']);
  expect(faultsOf(await change({ value: 0, reason: ' ab ' }))).toEqual(['value', 'reason']);
  expect(faultsOf(await change({ effectiveOn: '2026-11-30' }))).toEqual(['effectiveOn']);
  expect(faultsOf(await change({ value: 20 }))).toEqual(['value']);
});

test('the second of two who change a limit is told, and the same sent again is the one that is kept', async () => {
  ok(await change({ basedOn: null }));
  ok(await change({ basedOn: null }));
  expect((await kept()).history).toHaveLength(1);
  expect((await change({ basedOn: null, value: 9 }, 'operator2')).code).toBe(2619);
  gateway.clock.advance(1_000);
  ok(await change({ value: 9 }, 'operator2'));
  expect((await kept()).history).toMatchObject([
    { state: 'inForce', value: 9, before: 2 },
    { state: 'past', value: 2, before: 20 },
  ]);
});

test('only operators; a missing change is none; an enterprise’s own row counts for nothing', async () => {
  for (const user of ['analyst', 'support'] as const) expect((await as(user, 'listLimits')).code).toBe(403);
  expect((await as('owner', 'listLimits', {}, first)).code).toBe(403);
  expect((await as('operator', 'withdrawLimit', { body: { changeId: uuidv7() } })).code).toBe(404);
  ok(await change({ name: 'smsShare', basedOn: null, value: 3 }));
  await inAccount(gateway, first, async ({ tx }) => {
    expect(await tx.many(sql`select id from limit_change`)).toEqual([]);
    await tx.run(sql`insert into limit_change
        (main_id, id, name, value, reason, effective_on, effective_at, changed_by, changed_at)
      values (${first}, ${uuidv7()}, 'rechargesWaiting', 99, 'forged', '2026-12-01', now(), ${demoUsers.owner}, now())`);
  });
  gateway.clock.set(new Date('2030-01-01T00:00:00Z'));
  expect(await now('rechargesWaiting')).toBe(20);
});

test('the database itself refuses a change of what was said, and that anything goes', async () => {
  ok(await change());
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`update limit_change set ${set}`));
  await expect(update(sql`value = 9`)).rejects.toThrow('does not change');
  await expect(
    update(sql`withdrawn_at = effective_at, withdrawn_by = ${demoUsers.operator2}`),
  ).rejects.toThrow('check');
  await expect(
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`delete from limit_change`)),
  ).rejects.toThrow('permission denied');
});
