import { maskPhone } from '@probity/contract/rules/masks';
import { enter, newestS, ok, type Visitor } from '../../../test/candidates';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  addFileEvidence,
  partiesOf,
  pdf,
  publish,
  runningCheck,
  type Parties,
  type RunningCheck,
} from '../../../test/reports';

let gateway: TestGateway;
let parties: Parties;
let check: RunningCheck;
let shown: string;
let removed: string;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
  check = await runningCheck(parties, '13960000001');
  const { education } = check.items;
  shown = (await addFileEvidence(parties, check.checkId, education!)).fileId;
  const wrong = await addFileEvidence(parties, check.checkId, education!);
  removed = wrong.fileId;
  gateway.clock.advance(1000);
  ok(await parties.analyst('removeEvidence', { body: { evidenceId: wrong.evidenceId } }));
  gateway.clock.advance(1000);
  await publish(parties, check.checkId);
});
afterAll(() => gateway.close());

const newPhone = () => `1396100${String(1000 + (people += 1))}`;

async function share(mobiles: string[], options: object = {}): Promise<{ s: string; shareId: string }> {
  const body = { checkId: check.checkId, mobiles, ...options };
  const { data } = ok(await parties.owner('createShare', { body }));
  return { s: (data.link as string).split('s=')[1]!, shareId: data.share.shareId as string };
}
const look = (visitor: Visitor) => visitor.call('getSharedReport');
const download = ({ s, token }: Visitor, fileId: string) =>
  gateway.call('downloadFile', { query: { fileId, s } }, { token });
const listed = async (shareId: string) =>
  ok(await parties.owner('listShares', { query: { checkId: check.checkId } })).data.rows.find(
    (row: { shareId: string }) => row.shareId === shareId,
  );

const agesIn = ({ items }: { items: { computed: { key: string }[] }[] }) =>
  items.flatMap(({ computed }) => computed.map(({ key }) => key)).filter((key) => key.startsWith('ageAt'));

test('what a share leaves out is neither shown nor downloadable; evidence that was removed is for nobody', async () => {
  const phone = newPhone();
  const { s } = await share([phone], { leaveOut: ['education'] });
  const visitor = await enter(gateway, phone, s);
  expect(ok(await look(visitor)).data).toMatchObject({
    leftOut: [{ itemCode: 'education', kind: 'Education' }],
    // The verdict is the whole report's: how many items of it are not shown is told.
    leftOutCounted: 1,
  });
  const unlit = newPhone();
  const other = await share([unlit], { leaveOut: ['identity'] });
  const without = ok(await look(await enter(gateway, unlit, other.s))).data;
  expect(without).toMatchObject({ leftOut: [{ itemCode: 'identity' }], leftOutCounted: 0 });
  // Nor is the age, which follows from the ID number.
  const reads = newPhone();
  const all = await look(await enter(gateway, reads, (await share([reads])).s));
  expect(agesIn(ok(all).data)).toContain('ageAtEnrolment');
  expect(agesIn(without)).toEqual([]);
  expect(await download(visitor, shown)).toMatchObject({ code: 404 });
  const own = (fileId: string) => parties.owner('downloadFile', { query: { fileId } });
  expect((await own(shown)).bytes.equals(pdf)).toBe(true);
  expect((await download(check.visitor, shown)).bytes.equals(pdf)).toBe(true);
  expect(await own(removed)).toMatchObject({ code: 404 });
  expect(await download(check.visitor, removed)).toMatchObject({ code: 404 });
});

test('the link is told once and kept as a hash only; the message carries the same one', async () => {
  const phone = newPhone();
  const { s } = await share([phone], { sendSms: true });
  expect(s).toMatch(/^[\w-]{32}$/);
  expect(await newestS(gateway, phone)).toBe(s);
  const { rows } = await gateway.owner.query<{ n: number }>(
    `select count(*)::int as n from link_token t where t::text like '%' || $1 || '%'`,
    [s],
  );
  expect(rows[0]!.n).toBe(0);
});

test('an expired share opens for nobody', async () => {
  const named = newPhone();
  const { s, shareId } = await share([named], { hours: 1 });
  const visitor = await enter(gateway, named, s);
  ok(await look(visitor));
  gateway.clock.advance(3_600_001);
  // The enterprise's own session has gone idle by then.
  parties = await partiesOf(gateway);
  expect(await look(visitor)).toMatchObject({ code: -12 });
  expect(await download(visitor, shown)).not.toMatchObject({ code: 0 });
  expect(await listed(shareId)).toMatchObject({ state: 'expired' });
});

test('without a word about it a share lasts 72 hours and 20 views: served at 71:59, and at 72:00 like a link nobody knows', async () => {
  const phone = newPhone();
  const { s, shareId } = await share([phone]);
  expect(Buffer.from(s, 'base64url')).toHaveLength(24);
  gateway.clock.advance(72 * 3_600_000 - 60_000);
  parties = await partiesOf(gateway);
  ok(await look(await enter(gateway, phone, s)));
  expect(await listed(shareId)).toMatchObject({
    maxViews: 20,
    views: 1,
    log: [{ mobile: maskPhone(phone) }],
  });
  gateway.clock.advance(60_000);
  const open = (code: string) =>
    gateway.call('visitorLogin', { body: { mobile: phone, verifyCode: '000000', s: code } });
  const [expired, unknown] = [await open(s), await open('A'.repeat(32))];
  expect(expired.code).not.toBe(0);
  expect(expired.bytes.toString()).toBe(unknown.bytes.toString());
});

test('a disputed report: who has a link reads that it is disputed, and nobody gets a new one', async () => {
  const { checkId } = await runningCheck(parties, newPhone());
  await publish(parties, checkId);
  const [reader, late] = [newPhone(), newPhone()];
  const shareWith = (mobile: string) =>
    parties.owner('createShare', { body: { checkId, mobiles: [mobile] } });
  const { link } = ok(await shareWith(reader)).data;
  const visitor = await enter(gateway, reader, (link as string).split('s=')[1]!);
  expect(ok(await look(visitor)).data).toMatchObject({ status: 'reported' });
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Wrong person' } }));
  expect(ok(await look(visitor)).data).toMatchObject({ status: 'disputed', version: 1 });
  expect(await shareWith(late)).toMatchObject({ code: 2207 });
});

test('a hundred phones in 24 hours are told of reports; a share without SMS goes on', async () => {
  const phones = () => Array.from({ length: 10 }, newPhone);
  gateway.clock.advance(25 * 3_600_000);
  parties = await partiesOf(gateway);
  for (let n = 0; n < 9; n += 1) await share(phones(), { sendSms: true });
  const told = phones();
  await share(told, { sendSms: true });
  expect(await gateway.outbox(told[0]!)).toHaveLength(1);
  const body = { checkId: check.checkId, mobiles: phones(), sendSms: true };
  const full = await parties.owner('createShare', { body });
  expect(full).toMatchObject({ code: 2841, data: { retryAfter: 24 * 3600 } });
  expect(full.msg).toContain('24 hours');
  expect(await gateway.outbox(body.mobiles[0]!)).toEqual([]);
  await share(phones());
});
