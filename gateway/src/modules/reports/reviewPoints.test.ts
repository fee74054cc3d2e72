import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { asStated, first, handOver, partiesOf, type Parties } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/* What a reviewer asks for when sending a report back: at an item or of the whole, ticked off by whoever works it again. */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

interface Point {
  pointId: string;
  checkItemId: string | null;
  text: string;
  doneAt: string | null;
  doneBy: string | null;
}
const draft = async (checkId: string) =>
  ok(await parties.reviewer('getReportDraft', { query: { checkId } })).data;
const pointsIn = ({ review }: { review: { action: string; points: Point[] }[] }) =>
  review.findLast(({ action }) => action === 'returned')!.points;
const tick = (checkId: string, pointId: string, isDone = true, who = parties.analyst) =>
  who('tickReviewPoint', { body: { checkId, pointId, isDone } });

/** Sent back with a point at education and one of the whole report. */
async function sentBack() {
  const { checkId, items } = await handOver(parties, `1397330${String(1000 + (people += 1))}`);
  const education = items.education!;
  gateway.clock.advance(1000);
  const points = [{ checkItemId: education, text: 'The date of graduation' }, { text: 'Shorter summary' }];
  const returned = ok(await parties.reviewer('returnReport', { body: { checkId, points } })).data;
  gateway.clock.advance(1000);
  return { checkId, education, asked: pointsIn(returned), changed: returned.changed };
}

test('each point names its item or none, is ticked off with name and time, and is ticked no more under review', async () => {
  const { checkId, education, asked, changed } = await sentBack();
  expect(asked).toMatchObject([
    { checkItemId: education, text: 'The date of graduation', doneAt: null, doneBy: null },
    { checkItemId: null, text: 'Shorter summary', doneAt: null },
  ]);
  expect(changed).toEqual([]);
  const now = gateway.clock.now().toISOString();
  const ticked = pointsIn(ok(await tick(checkId, asked[0]!.pointId)).data);
  expect(ticked).toMatchObject([{ doneAt: now, doneBy: '陈曦' }, { doneAt: null }]);
  expect(pointsIn(ok(await tick(checkId, asked[0]!.pointId, false)).data)[0]).toMatchObject({ doneBy: null });
  ok(await tick(checkId, asked[1]!.pointId));
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Short.' } }));
  expect(await tick(checkId, asked[0]!.pointId)).toMatchObject({ code: 2004 });
  expect(pointsIn(await draft(checkId))).toMatchObject([{ doneAt: null }, { doneBy: '陈曦' }]);
});

test('the reviewer sees on the second look which parts of which item are others now', async () => {
  const { checkId, education, asked } = await sentBack();
  const body = { checkItemId: education, reason: 'As asked' };
  const { rowVersion, entries } = ok(await parties.analyst('reopenItem', { body })).data;
  const finding = { checkItemId: education, rowVersion, entries: asStated(entries), attempts: [], result: 'consistent', lamp: 'green', note: 'July' }; // prettier-ignore
  const saved = ok(await parties.analyst('saveFinding', { body: finding })).data;
  const obtainedAt = gateway.clock.now().toISOString();
  const source = { checkItemId: education, source: 'The register', method: 'register', obtainedAt };
  ok(await parties.analyst('addEvidence', { body: source }));
  ok(
    await parties.analyst('completeItem', { body: { checkItemId: education, rowVersion: saved.rowVersion } }),
  );
  ok(await tick(checkId, asked[0]!.pointId));
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Short.' } }));
  const second = await draft(checkId);
  expect(second.changed).toEqual([{ checkItemId: education, parts: ['note', 'evidence'] }]);
  expect(second.allowed).toContain('publish');
});

test('a point about another check’s item is refused at its row, and nothing is sent back', async () => {
  const { checkId } = await handOver(parties, '13973302001');
  const other = await handOver(parties, '13973302002');
  const points = [{ text: 'One' }, { text: 'Two', checkItemId: other.items.education }];
  expect(await parties.reviewer('returnReport', { body: { checkId, points } })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'points.1.checkItemId' }] },
  });
  expect((await draft(checkId)).status).toBe('inReview');
});

test('whoever ticks off has worked on it; a point of another report or in a colleague’s hands is not ticked', async () => {
  const { checkId, asked } = await sentBack();
  const other = await sentBack();
  expect(await tick(checkId, other.asked[0]!.pointId)).toMatchObject({ code: 404 });
  // The report is its author's again.
  expect(await tick(checkId, asked[1]!.pointId, true, parties.reviewer)).toMatchObject({ code: 2205 });
  ok(await tick(checkId, asked[1]!.pointId));
  const rows = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ text: string }>(sql`select encode(text_enc, 'escape') as text from review_point`),
  );
  expect(JSON.stringify(rows)).not.toContain('Shorter summary');
});
