import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { first, partiesOf, platform, publish, runningCheck, type Parties } from '../../../test/reports';
import { demoUsers } from '../../../seeds/demoAccounts';
import { sql } from '../../platform/db/sql';

let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const WORDS = 'I graduated in 2014, not in 2013';
const WHY = 'The register of the school says 2013, twice';

async function published() {
  const mobile = `1397200${String(1000 + (people += 1))}`;
  const check = await runningCheck(parties, mobile);
  await publish(parties, check.checkId);
  return { ...check, mobile };
}

const draft = async (checkId: string) =>
  ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
const report = async (checkId: string) => ok(await parties.owner('getReport', { query: { checkId } })).data;
const reject = (checkId: string, by = parties.analyst) =>
  by('rejectDispute', { body: { checkId, reason: WHY } });

test('item, author, side and words stand in the queue and at the draft; each other side is told no words', async () => {
  const { checkId, items, visitor } = await published();
  ok(await visitor.call('disputeOwnReport', { reason: WORDS, checkItemId: items.education }));
  const matter = { side: 'candidate', by: '赵敏', itemName: 'Education: 清华大学', reason: WORDS };
  const { rows } = ok(
    await parties.analyst('listWorkItems', { body: { kind: ['dispute'], q: '赵敏' } }),
  ).data;
  const row = rows.find((one: { checkId: string }) => one.checkId === checkId);
  expect(row).toMatchObject({ checkItemId: items.education, dispute: matter });
  expect((await draft(checkId)).disputes).toMatchObject([
    { ...matter, checkItemId: items.education, answer: null },
  ]);
  expect(ok(await visitor.call('getInvitation')).data.disputes).toMatchObject([
    { reason: WORDS, answer: null },
  ]);
  // The day in the queue is the day that is shown.
  expect(row.dueAt).toMatch(/^\d{4}-/);
  expect(ok(await visitor.call('getOwnReport')).data.disputes[0].dueOn).toBe(row.dueAt);
  expect((await report(checkId)).disputes).toMatchObject([
    { side: 'candidate', itemName: 'Education: 清华大学', reason: null, answer: null },
  ]);
});

test('the day a dispute is answered by stays as it was said when the calendar is changed', async () => {
  const { checkId, visitor } = await published();
  ok(await visitor.call('disputeOwnReport', { reason: WORDS }));
  const said = async () => ok(await visitor.call('getOwnReport')).data.disputes[0].dueOn as string;
  const day = await said();
  const year = Number(day.slice(0, 4));
  await gateway.owner.query(
    'insert into calendar_change (id, year, periods, complete) values (gen_random_uuid(), $1, $2, true)',
    [year, JSON.stringify([{ kind: 'free', occasion: 'other', from: day, to: day }])],
  );
  expect(await said()).toBe(day);
  expect((await report(checkId)).disputes).toMatchObject([{ dueOn: day }]);
});

test('the words stand on the record too, to who reads them on the report; finance and support get none', async () => {
  const { checkId } = await published();
  ok(await parties.owner('disputeReport', { body: { checkId, reason: WORDS } }));
  const record = async (name: keyof typeof demoUsers, mainId: string) => {
    const token = await sessionOf(gateway, demoUsers[name], mainId);
    return ok(await gateway.call('getCheck', { query: { checkId } }, { token, mainId })).data.disputes;
  };
  const matter = [{ side: 'enterprise', by: '林晓', reason: WORDS, answer: null }];
  expect(await record('owner', first)).toMatchObject(matter);
  expect(await record('analyst', platform)).toMatchObject(matter);
  expect(await record('finance', first)).toEqual([]);
  expect(await record('support', platform)).toEqual([]);
});

test('support reads that there is a dispute, not what it says', async () => {
  const { checkId } = await published();
  ok(await parties.owner('disputeReport', { body: { checkId, reason: WORDS } }));
  const token = await sessionOf(gateway, demoUsers.support, platform);
  const { rows } = ok(
    await gateway.call('listWorkItems', { body: { kind: ['dispute'] } }, { token, mainId: platform }),
  ).data;
  const row = rows.find((one: { checkId: string }) => one.checkId === checkId);
  expect(row).toMatchObject({ kind: 'dispute', dispute: null });
});

test('rejected with its reason: reported again, same version, same time; who disputed reads why', async () => {
  const { checkId, visitor, mobile } = await published();
  const before = await report(checkId);
  const reportedAt = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.one<{ at: Date; closed: Date | null }>(
        sql`select reported_at as at, closed_at as closed from checks where id = ${checkId}`,
      ),
    );
  const delivered = (await reportedAt()).at;
  gateway.clock.advance(600_000);
  ok(await visitor.call('disputeOwnReport', { reason: WORDS }));
  expect((await draft(checkId)).allowed).toContain('rejectDispute');
  ok(await reject(checkId));
  const now = await report(checkId);
  expect(now).toMatchObject({
    status: 'reported',
    version: before.version,
    latestVersion: before.version,
    publishedAt: before.publishedAt,
    disputes: [
      {
        side: 'candidate',
        reason: null,
        dueOn: null,
        answer: { kind: 'rejected', version: 1, reason: null },
      },
    ],
  });
  expect((await reportedAt()).at).toEqual(delivered);
  expect((await reportedAt()).closed).not.toBeNull();
  expect(now.history.map((one: { event: string }) => one.event)).toContain('disputeRejected');
  for (const call of ['getInvitation', 'getOwnReport'])
    expect(ok(await visitor.call(call)).data.disputes).toMatchObject([
      { reason: WORDS, answer: { kind: 'rejected', reason: WHY } },
    ]);
  const [told] = await gateway.outbox(mobile);
  expect(told!.text).toMatch(/Your dispute .*checkPhone\?s=/);
  const { rows } = ok(await parties.analyst('listWorkItems', { body: { kind: ['dispute'] } })).data;
  expect(rows.some((one: { checkId: string }) => one.checkId === checkId)).toBe(false);
  // It may be disputed again, and answered by the next version.
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'The wrong school' } }));
  await publish(parties, checkId);
  const last = await report(checkId);
  expect(last.version).toBe(2);
  expect(last.disputes.at(-1)).toMatchObject({
    side: 'enterprise',
    by: '林晓',
    reason: 'The wrong school',
    answer: { kind: 'newVersion', version: 2 },
  });
  expect(ok(await visitor.call('getOwnReport')).data.disputes.at(-1)).toMatchObject({ by: '', reason: null });
});

test('not by who published it, the database agreeing', async () => {
  const { checkId } = await published();
  ok(await parties.owner('disputeReport', { body: { checkId, reason: WORDS } }));
  expect(await reject(checkId, parties.reviewer)).toMatchObject({ code: 2209 });
  const seen = ok(await parties.reviewer('getReportDraft', { query: { checkId } })).data;
  expect(seen.allowed).not.toContain('rejectDispute');
  await expect(
    inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into report_review (main_id, id, check_id, version, action, by_user, at)
        values (${first}, gen_random_uuid(), ${checkId}, 1, 'rejected', ${demoUsers.analyst2}, now())`),
    ),
  ).rejects.toThrow('cannot reject its dispute');
  ok(await reject(checkId));
});

test('not while the findings are no longer those that were published, nor without a dispute', async () => {
  const { checkId, items } = await published();
  expect(await reject(checkId)).toMatchObject({ code: 2004 });
  ok(await parties.owner('disputeReport', { body: { checkId, reason: WORDS } }));
  ok(await parties.analyst('reopenItem', { body: { checkItemId: items.education, reason: 'A look' } }));
  expect(await reject(checkId)).toMatchObject({ code: 2210 });
  expect((await draft(checkId)).allowed).not.toContain('rejectDispute');
});

test('an item of another check is none of this report', async () => {
  const [one, other] = [await published(), await published()];
  const body = { checkId: one.checkId, reason: WORDS, checkItemId: other.items.education };
  expect(await parties.owner('disputeReport', { body })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'checkItemId' }] },
  });
  expect((await report(one.checkId)).status).toBe('reported');
});

test('a candidate is told of the report and of each later version, with a way to it', async () => {
  const { checkId, mobile, visitor } = await published();
  const texts = async () => (await gateway.outbox(mobile)).map(({ text }) => text);
  expect((await texts())[0]).toMatch(/is finished.*checkPhone\?s=/);
  ok(await visitor.call('disputeOwnReport', { reason: WORDS }));
  await publish(parties, checkId);
  expect((await texts())[0]).toMatch(/was corrected.*checkPhone\?s=/);
  const { messages } = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(messages.filter((one: { template: string }) => one.template === 'report')).toHaveLength(2);
});

test('a candidate is told that the check was cancelled; who was never asked is not', async () => {
  const mobile = '13972009001';
  const { checkId } = await runningCheck(parties, mobile);
  ok(await parties.owner('cancelCheck', { body: { checkId, reason: 'Hired already' } }));
  const [told] = await gateway.outbox(mobile);
  expect(told!.text).toContain('was cancelled');
  expect(told!.text).not.toContain('Hired already');
  // A link that the enterprise passes on by itself, and has not.
  const candidate = { name: '赵敏', mobile: '13972009002' };
  const unknown = await placeOrder(gateway, parties.ownerToken, { candidate, consentWay: 'link' });
  ok(await parties.owner('cancelCheck', { body: { checkId: unknown.checkId, reason: 'Hired already' } }));
  expect(await gateway.outbox(candidate.mobile)).toEqual([]);
});
