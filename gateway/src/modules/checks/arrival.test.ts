import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { carrierEnv, messageIds, report } from '../../../test/smsReports';
import { invitationOf } from './checkRepository';
import { moveInvitation } from './transitions';

const { first, second } = demoMains;
const { owner, recruiter } = demoUsers;
const MINUTE = 60_000;

let gateway: TestGateway;
const begin = async (options: Parameters<typeof gatewayWithPeople>[0] = {}) => {
  gateway = await gatewayWithPeople(options);
  for (const mainId of [first, second]) await fund(gateway, 1_000_000, mainId);
};
afterEach(() => gateway.close());

const as = async (userId: string, mainId = first) => ({
  token: await sessionOf(gateway, userId, mainId),
  mainId,
});
const invited = async (mobile: string, userId: string = recruiter, mainId = first): Promise<string> => {
  const { token } = await as(userId, mainId);
  const { checkId } = await placeOrder(gateway, token, { candidate: { name: '赵敏', mobile } }, mainId);
  await gateway.runJobs();
  return checkId as string;
};
const detail = async (checkId: string) =>
  (await gateway.call('getCheck', { query: { checkId } }, await as(owner))).data as {
    notReached: boolean;
    messages: { template: string; status: string; reason: string | null }[];
  };
const standing = async (checkId: string) => {
  const { notReached, messages } = await detail(checkId);
  return { notReached, messages: messages.map(({ template, status, reason }) => [template, status, reason]) };
};
const filtered = async (userId: string, mainId = first): Promise<string[]> => {
  const input = { body: { notReached: true } };
  const { data } = await gateway.call('listChecks', input, await as(userId, mainId));
  const { data: counted } = await gateway.call('countChecks', input, await as(userId, mainId));
  expect(counted.total).toBe(data.rows.length);
  return (data.rows as { checkId: string; notReached: boolean }[]).map(({ checkId, notReached }) => {
    expect(notReached).toBe(true);
    return checkId;
  });
};
/** What an export says of each, by the order number, with the head of the column. */
const exported = async (checkIds: readonly string[], lang: 'en' | 'zh-CN') => {
  const input = { body: { records: { checkId: [...checkIds] } } };
  const { bytes } = await gateway.call('exportChecks', input, { ...(await as(recruiter)), lang });
  const [heads, ...lines] = bytes
    .toString('utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = heads!.indexOf(lang === 'en' ? 'SMS' : '短信');
  return lines.map((line) => line[at]);
};
const told = async (checkId: string) => {
  const { rows } = await gateway.owner.query<{ userId: string }>(
    `select user_id as "userId" from notification where kind = 'check.notReached' and check_id = $1`,
    [checkId],
  );
  return rows.map(({ userId }) => userId);
};

test('without a carrier: each number tried says what became of its message, and whoever ordered is told', async () => {
  await begin();
  const [refused, off, silent, met] = [
    await invited('19900000101'),
    await invited('19900000201'),
    await invited('19900000301'),
    await invited('13955550001'),
  ];
  const states = await Promise.all([refused, off, silent, met].map(standing));
  expect(states).toEqual([
    { notReached: true, messages: [['invitation', 'refused', 'noSuchNumber']] },
    { notReached: true, messages: [['invitation', 'unreachable', 'switchedOff']] },
    { notReached: false, messages: [['invitation', 'sent', null]] },
    { notReached: false, messages: [['invitation', 'delivered', null]] },
  ]);
  expect((await filtered(recruiter)).sort()).toEqual([refused, off].sort());
  // A file says it as the list does: the newest first, of the others nothing.
  const newestFirst = [met, silent, off, refused];
  expect(await exported(newestFirst, 'en')).toEqual(['', '', 'Not delivered', 'Not delivered']);
  expect(await exported(newestFirst, 'zh-CN')).toEqual(['', '', '未送达', '未送达']);
  expect(await Promise.all([refused, off, silent, met].map(told))).toEqual([
    [recruiter],
    [recruiter],
    [],
    [],
  ]);
});

test('the filter finds what its reader reaches, of the account in use alone', async () => {
  await begin();
  const mine = await invited('19900000101');
  const theirs = await invited('19900000102', owner, second);
  const owners = await invited('19900000103', owner);
  expect((await filtered(owner)).sort()).toEqual([mine, owners].sort());
  expect(await filtered(recruiter)).toEqual([mine]);
  expect(await filtered(owner, second)).toEqual([theirs]);
  // Home names them, as nobody else would ever move them.
  const needed = async (userId: string, mainId = first) => {
    const input = { body: { from: '2026-01-01', to: '2026-01-01', timeZone: 'UTC' } };
    const { data } = await gateway.call('homeSummary', input, await as(userId, mainId));
    return (data.needs as { checkId: string; what: string }[]).filter(({ what }) => what === 'notReached');
  };
  expect((await needed(owner)).map(({ checkId }) => checkId)).toEqual([mine, owners]);
  expect(await needed(recruiter)).toMatchObject([{ checkId: mine, status: 'awaitingConsent' }]);
  expect(await needed(owner, second)).toMatchObject([{ checkId: theirs }]);
});

test('sent to the mended phone it is hoped for anew, and arrives', async () => {
  await begin();
  const checkId = await invited('19900000101');
  gateway.clock.advance(MINUTE);
  const body = { checkId, mobile: '13955550002' };
  expect((await gateway.call('resendInvitation', { body }, await as(recruiter))).code).toBe(0);
  expect(await filtered(recruiter)).toEqual([]);
  await gateway.runJobs();
  expect(await standing(checkId)).toEqual({
    notReached: false,
    messages: [
      ['invitation', 'delivered', null],
      ['invitation', 'refused', 'noSuchNumber'],
    ],
  });
  expect(await told(checkId)).toEqual([recruiter]);
});

const hours = (n: number) => new Date(gateway.clock.now().getTime() + n * 3_600_000).toISOString();
const withCarrier = (provider = { kind: 'http' as const, send: async (id: string) => `m-${id}` }) =>
  begin({ env: carrierEnv, smsProvider: provider });

test('reports in whatever order and however often: the later one counts, and delivered is the end', async () => {
  await withCarrier();
  const checkId = await invited('13955550003');
  const [id] = await messageIds(gateway, checkId);
  const tell = async (status: string, at: string, reason?: string, name: object = { id }) => {
    expect((await report(gateway, { ...name, status, at, reason })).status).toBe(204);
    await gateway.runJobs();
    return [...(await standing(checkId)).messages[0]!.slice(1), (await detail(checkId)).notReached];
  };
  const [noon, before, after] = [hours(-2), hours(-3), hours(-1)];
  expect((await standing(checkId)).messages).toEqual([['invitation', 'sent', null]]);
  expect(await tell('unreachable', noon, 'switchedOff', { messageId: `m-${id}` })).toEqual([
    'unreachable',
    'switchedOff',
    true,
  ]);
  expect(await tell('unreachable', noon, 'switchedOff')).toEqual(['unreachable', 'switchedOff', true]);
  expect(await tell('refused', before, 'content')).toEqual(['unreachable', 'switchedOff', true]);
  expect(await tell('refused', after, 'words of the network')).toEqual(['refused', 'other', true]);
  expect(await told(checkId)).toEqual([recruiter]);
  expect(await tell('delivered', before)).toEqual(['delivered', null, false]);
  expect(await tell('unreachable', hours(0), 'switchedOff')).toEqual(['delivered', null, false]);
  expect(await filtered(recruiter)).toEqual([]);
});

test('a late report about an earlier message is kept with it, and is no news of the record', async () => {
  await withCarrier();
  const checkId = await invited('13955550004');
  gateway.clock.advance(61 * MINUTE);
  expect((await gateway.call('remindCandidate', { body: { checkId } }, await as(recruiter))).code).toBe(0);
  await gateway.runJobs();
  const [earlier, latest] = await messageIds(gateway, checkId);
  await report(gateway, { id: latest, status: 'delivered', at: hours(0) });
  await report(gateway, { id: earlier, status: 'unreachable', reason: 'switchedOff', at: hours(0) });
  await gateway.runJobs();
  expect(await standing(checkId)).toEqual({
    notReached: false,
    messages: [
      ['reminder', 'delivered', null],
      ['invitation', 'unreachable', 'switchedOff'],
    ],
  });
});

test('whoever opens the link was reached, and a report that comes after it changes nothing', async () => {
  await withCarrier();
  const checkId = await invited('13955550005');
  const [id] = await messageIds(gateway, checkId);
  const lost = () => report(gateway, { id, status: 'unreachable', reason: 'other', at: hours(-1) });
  await lost();
  await gateway.runJobs();
  expect(await filtered(recruiter)).toEqual([checkId]);
  gateway.clock.advance(MINUTE);
  await inAccount(gateway, first, async (work) => {
    await moveInvitation(work, (await invitationOf(work.tx, { mainId: first, id: checkId }))!, 'opened');
  });
  expect(await filtered(recruiter)).toEqual([]);
  await report(gateway, { id, status: 'refused', reason: 'other', at: hours(0) });
  await gateway.runJobs();
  expect(await filtered(recruiter)).toEqual([]);
  expect((await standing(checkId)).messages).toEqual([['invitation', 'refused', 'other']]);
});

test('who opens the link again was reached again: no reminder of before it, reported lost then or later, marks the record', async () => {
  await withCarrier();
  const mobile = '13955550009';
  const checkId = await invited(mobile);
  const opens = async () => {
    const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
    expect((await visitor.call('getInvitation')).code).toBe(0);
  };
  const reminded = async () => {
    gateway.clock.advance(61 * MINUTE);
    expect((await gateway.call('remindCandidate', { body: { checkId } }, await as(recruiter))).code).toBe(0);
    await gateway.runJobs();
    return (await messageIds(gateway, checkId)).at(-1)!;
  };
  const lost = async (id: string) => {
    await report(gateway, { id, status: 'refused', reason: 'other', at: hours(0) });
    await gateway.runJobs();
  };
  await opens();
  await lost(await reminded());
  expect(await filtered(recruiter)).toEqual([checkId]);
  gateway.clock.advance(MINUTE);
  await opens();
  expect(await filtered(recruiter)).toEqual([]);
  const late = await reminded();
  gateway.clock.advance(MINUTE);
  await opens();
  await lost(late);
  expect(await filtered(recruiter)).toEqual([]);
  expect((await standing(checkId)).messages[0]).toEqual(['reminder', 'refused', 'other']);
  await lost(await reminded());
  expect(await filtered(recruiter)).toEqual([checkId]);
});

test('a check that is cancelled waits for nobody: it leaves the filter, and a report does not bring it back', async () => {
  await withCarrier();
  const checkId = await invited('13955550006');
  const [id] = await messageIds(gateway, checkId);
  await report(gateway, { id, status: 'unreachable', reason: 'other', at: hours(-1) });
  await gateway.runJobs();
  expect(await filtered(recruiter)).toEqual([checkId]);
  const body = { checkId, reason: 'The position is filled' };
  expect((await gateway.call('cancelCheck', { body }, await as(recruiter))).code).toBe(0);
  expect(await filtered(recruiter)).toEqual([]);
  await report(gateway, { id, status: 'refused', reason: 'other', at: hours(0) });
  await gateway.runJobs();
  expect(await filtered(recruiter)).toEqual([]);
});

test('a message that no try handed over did not arrive; one that the network speaks of was, whatever the try said', async () => {
  const provider = { kind: 'http' as const, send: () => Promise.reject(new Error('no answer')) };
  await withCarrier(provider);
  const lastTry = () => gateway.owner.query('update graphile_worker._private_jobs set max_attempts = 1');
  const { token } = await as(recruiter);
  const placed = async (mobile: string) =>
    (await placeOrder(gateway, token, { candidate: { name: '赵敏', mobile } })).checkId as string;
  const checkId = await placed('13955550007');
  await lastTry();
  await expect(gateway.runJobs()).rejects.toThrow();
  await gateway.runJobs();
  expect(await standing(checkId)).toEqual({
    notReached: true,
    messages: [['invitation', 'refused', 'notTaken']],
  });
  const other = await placed('13955550008');
  const [id] = await messageIds(gateway, other);
  await report(gateway, { id, status: 'delivered', at: hours(0) });
  await gateway.runJobs();
  expect((await standing(other)).messages).toEqual([['invitation', 'delivered', null]]);
});
