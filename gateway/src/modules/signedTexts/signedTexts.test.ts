import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { CallReply, TestGateway } from '../../../test/gateway';
import { signedTextTools } from '../../../test/signedTexts';
import { uuidv7 } from '../../kernel/ids';
import { addDays, chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { textAt } from './textAt';
import { keepTexts } from './textRepository';

const { first, platform } = demoMains;
let gateway: TestGateway;
const { as, text, moreWords, ask, openId, signOff, publish } = signedTextTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  // Ten in the evening of 1 December in China, which is still the day of UTC.
  gateway.clock.set(new Date('2026-12-01T14:00:00Z'));
});
afterEach(() => gateway.close());

const faultsOf = ({ data }: CallReply) =>
  (data as { fields: { path: string }[] }).fields.map(({ path }) => path);
const versionInForce = () =>
  inAccount(gateway, first, ({ tx }) => textAt(tx, 'consent', gateway.clock.now())).then(
    ({ version }) => version,
  );
const inDays = (days: number) => addDays(chinaDay(gateway.clock.now()), days);

test('one operator writes, another signs off with a code, and it counts from then on', async () => {
  const before = await text('consent');
  expect(before).toMatchObject({
    ...{ basedOn: null, open: null, inForce: { version: '2026-11-2', changeId: null, state: 'inForce' } },
  });
  ok(await ask({ kind: 'consent' }));
  const waiting = await text('consent');
  expect(waiting.open).toMatchObject({ version: '2026-12-01', state: 'waiting', mayDecide: false });
  expect(await versionInForce()).toBe('2026-11-2');
  await gateway.runJobs();
  const bell = ok(await as('operator2', 'listNotifications', { body: {} })).data.rows as { kind: string }[];
  expect(bell.map(({ kind }) => kind)).toContain('signedText.asked');
  const { changeId } = waiting.open;
  expect((await signOff('operator', changeId)).code).toBe(2613);
  const wrong = { body: { changeId, verifyCode: '000000' } };
  expect((await as('operator2', 'signOffTextVersion', wrong)).code).toBe(1004);
  expect(await versionInForce()).toBe('2026-11-2');
  ok(await signOff('operator2', changeId));
  expect(await versionInForce()).toBe('2026-12-01');
  expect(await text('consent')).toMatchObject({
    basedOn: changeId,
    open: null,
    inForce: { version: '2026-12-01', state: 'inForce' },
    versions: [{ version: '2026-12-01' }, { version: '2026-11-2', state: 'past' }],
  });
  expect((await signOff('operator2', changeId)).code).toBe(2612);
});

test('a version counts as of the moment it is there: whoever signs meanwhile is waited for', async () => {
  ok(await ask({ kind: 'consent' }));
  const changeId = await openId('consent');
  let signed!: () => void;
  const signing = inAccount(gateway, first, async ({ tx }) => {
    await keepTexts(tx);
    const older = await textAt(tx, 'consent', gateway.clock.now());
    await new Promise<void>((resolve) => {
      signed = resolve;
    });
    return older.version;
  });
  const done = signOff('operator2', changeId);
  const waits = () =>
    gateway.owner.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`);
  while ((await waits()).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  // As late as they sign, the older words were in force.
  const signedAt = gateway.clock.now();
  gateway.clock.advance(5_000);
  signed();
  expect(await signing).toBe('2026-11-2');
  ok(await done);
  const { rows } = await inAccount(gateway, platform, async ({ tx }) => ({
    rows: await tx.many<{ at: Date }>(
      sql`select effective_at as at from signed_text_change where id = ${changeId}`,
    ),
  }));
  expect(rows[0]!.at.getTime()).toBeGreaterThan(signedAt.getTime());
});

test('the words of a version are read beside those it followed', async () => {
  const words = await moreWords('consent');
  await publish({ kind: 'consent', words });
  const read = async (version: string) =>
    ok(await as('operator2', 'getTextVersion', { query: { kind: 'consent', version } })).data;
  expect(await read('2026-12-01')).toMatchObject({ words, before: { en: { title: words.en.title } } });
  expect((await read('2026-12-01')).before.en.body).not.toContain('One paragraph more.');
  expect(await read('2026-11-2')).toMatchObject({ before: null, version: { state: 'past' } });
  const missing = { query: { kind: 'consent', version: '2020-01-01' } };
  expect((await as('operator', 'getTextVersion', missing)).code).toBe(404);
});

test('a planned version counts from the first moment of its day in China, and is withdrawn before it alone', async () => {
  const id = await publish({ kind: 'consent', effectiveOn: '2026-12-03' });
  expect((await ask({ kind: 'consent' })).code).toBe(2610);
  gateway.clock.set(new Date('2026-12-02T15:59:59.999Z'));
  expect(await versionInForce()).toBe('2026-11-2');
  ok(await as('operator', 'withdrawTextVersion', { body: { changeId: id } }));
  ok(await as('operator', 'withdrawTextVersion', { body: { changeId: id } }));
  gateway.clock.set(new Date('2026-12-02T16:00:00.000Z'));
  expect(await versionInForce()).toBe('2026-11-2');
  expect((await text('consent')).versions[0]).toMatchObject({ state: 'withdrawn', version: '2026-12-03' });
  const again = await publish({ kind: 'consent', effectiveOn: '2026-12-04' });
  gateway.clock.set(new Date('2026-12-03T16:00:00.000Z'));
  expect(await versionInForce()).toBe('2026-12-04');
  expect((await as('operator', 'withdrawTextVersion', { body: { changeId: again } })).code).toBe(2614);
});

test('a version of the same day has a name of its own', async () => {
  await publish({ kind: 'consent' });
  await publish({ kind: 'consent' });
  expect(await versionInForce()).toBe('2026-12-01-2');
});

test('it is sent back with a reason, which its writer is told; who wrote it takes it back', async () => {
  ok(await ask({ kind: 'consent' }));
  const changeId = await openId('consent');
  const sendBack = (user: 'operator' | 'operator2', reason: string) =>
    as(user, 'sendBackTextVersion', { body: { changeId, reason } });
  expect(faultsOf(await sendBack('operator2', '  no '))).toEqual(['reason']);
  ok(await sendBack('operator2', 'The third line promises too much'));
  expect((await sendBack('operator2', 'Once more')).code).toBe(2612);
  expect((await signOff('operator2', changeId)).code).toBe(2612);
  await gateway.runJobs();
  const bell = ok(await as('operator', 'listNotifications', { body: {} })).data.rows as { kind: string }[];
  expect(bell.map(({ kind }) => kind)).toContain('signedText.sentBack');
  expect((await text('consent')).versions[0]).toMatchObject({
    ...{ state: 'sentBack', reason: 'The third line promises too much' },
  });
  gateway.clock.advance(1_000);
  ok(await ask({ kind: 'consent' }));
  const own = { body: { changeId: await openId('consent'), reason: 'Taken back by myself' } };
  ok(await as('operator', 'sendBackTextVersion', own));
  expect((await text('consent')).open).toBeNull();
});

test('faults of words and day stand at their fields; a text that differs in nothing is none', async () => {
  const words = await moreWords('consent');
  const wrong = {
    en: { title: '', body: 'To {customer}' },
    zh: { title: '授权', body: '# 标题\n\n{enterprise}' },
  };
  expect(faultsOf(await ask({ kind: 'consent', words: wrong }))).toEqual([
    ...['words.en.title', 'words.en.body', 'words.zh.body'],
  ]);
  expect(faultsOf(await ask({ kind: 'consent', words, effectiveOn: '2026-11-30' }))).toEqual(['effectiveOn']);
  expect(faultsOf(await ask({ kind: 'consent', words, effectiveOn: inDays(40), signAnew: true }))).toEqual([
    'signAnew',
  ]);
  expect(faultsOf(await ask({ kind: 'serviceContract', effectiveOn: inDays(29), signAnew: true }))).toEqual([
    'effectiveOn',
  ]);
  const same = await moreWords('consent', '');
  expect((await ask({ kind: 'consent', words: same })).code).toBe(2611);
});

test('the second of two who write is told, and the same sent again is the one that waits', async () => {
  const words = await moreWords('consent');
  ok(await ask({ kind: 'consent', words, basedOn: null }));
  ok(await ask({ kind: 'consent', words, basedOn: null }));
  expect((await text('consent')).versions).toHaveLength(2);
  expect((await ask({ kind: 'consent', words, basedOn: null }, 'operator2')).code).toBe(2608);
  expect((await ask({ kind: 'consent', words }, 'operator2')).code).toBe(2609);
});

test('a day that came too near before the sign-off is refused, and costs no code', async () => {
  ok(await ask({ kind: 'serviceContract', effectiveOn: inDays(30), signAnew: true }));
  const changeId = await openId('serviceContract');
  gateway.clock.set(new Date('2026-12-02T14:00:00Z'));
  const late = await as('operator2', 'signOffTextVersion', { body: { changeId, verifyCode: '000000' } });
  expect(late).toMatchObject({ code: 2615 });
  expect(late.msg).toContain('2027-01-01');
});

test('only operators; another account reads nothing, and its own rows count for nothing', async () => {
  for (const user of ['analyst', 'support'] as const)
    expect((await as(user, 'getSignedText', { query: { kind: 'consent' } })).code).toBe(403);
  const token = await sessionOf(gateway, demoUsers.owner, first);
  const foreign = await gateway.call(
    'getSignedText',
    { query: { kind: 'consent' } },
    { token, mainId: first },
  );
  expect(foreign.code).toBe(403);
  const nothing = { body: { changeId: uuidv7(), reason: 'Nothing is there' } };
  expect((await as('operator', 'sendBackTextVersion', nothing)).code).toBe(404);
  ok(await ask({ kind: 'consent' }));
  await inAccount(gateway, first, async ({ tx }) => {
    expect(await tx.many(sql`select id from signed_text_change`)).toEqual([]);
    await tx.run(sql`insert into signed_text_change
        (main_id, id, kind, version, words, sign_anew, effective_on, written_by, written_at)
      values (${first}, ${uuidv7()}, 'consent', 'forged', '{"en": {"body": "x"}, "zh": {"body": "x"}}', false, '2026-12-01',
        ${demoUsers.operator}, now())`);
    await tx.run(sql`update signed_text_change set status = 'signedOff', decided_by = ${demoUsers.operator2},
      decided_at = now(), effective_at = now() where main_id = ${first}`);
  });
  expect(await versionInForce()).toBe('2026-11-2');
});

test('the database itself refuses one person in both places, other words, and a change of what was decided', async () => {
  ok(await ask({ kind: 'consent' }));
  const update = (set: ReturnType<typeof sql>) =>
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`update signed_text_change set ${set}`));
  const signedOff = (by: string) =>
    sql`status = 'signedOff', decided_by = ${by}, decided_at = now(), effective_at = now()`;
  await expect(update(signedOff(demoUsers.operator))).rejects.toThrow('signed_text_two_persons');
  await expect(update(sql`words = '{"en": {"body": "x"}, "zh": {"body": "x"}}'`)).rejects.toThrow(
    'does not change',
  );
  ok(await signOff('operator2', await openId('consent')));
  await expect(update(sql`effective_at = now() + interval '1 day'`)).rejects.toThrow('does not change');
  await expect(
    inAccount(gateway, platform, ({ tx }) => tx.run(sql`delete from signed_text_change`)),
  ).rejects.toThrow('permission denied');
});
