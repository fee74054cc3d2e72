import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  partiesOf,
  publish,
  publishReviewed,
  runningCheck,
  workItems,
  type Parties,
} from '../../../test/reports';

/* The report as a whole is also held by one person: a colleague can read it, and works on it only after taking it over. */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

type Who = 'analyst' | 'reviewer';
const newCheck = () => runningCheck(parties, `1397400${String(1000 + (people += 1))}`);
const workOf = async (who: Who, checkId: string) => {
  const { data } = ok(await parties[who]('getReportDraft', { query: { checkId } }));
  return data.work as { kind: string; workItemId: string; assigneeName: string | null; mine: boolean }[];
};
const claim = async (who: Who, checkId: string, over?: true) => {
  const [work] = await workOf(who, checkId);
  const body = { workItemId: work!.workItemId, take: true, ...(over && { over }) };
  ok(await parties[who]('claimWorkItem', { body }));
};
const submit = (who: Who, checkId: string) =>
  parties[who]('submitForReview', { body: { checkId, summary: 'Nothing differs.' } });

test('a report to write: a colleague neither submits it nor works an item again', async () => {
  const { checkId, items } = await newCheck();
  await workItems(parties, checkId);
  const [work] = await workOf('reviewer', checkId);
  expect(work).toMatchObject({ kind: 'report', assigneeName: '陈曦', mine: false });
  expect(await submit('reviewer', checkId)).toMatchObject({ code: 2205 });
  const again = { checkItemId: items.education, reason: 'The date' };
  expect(await parties.reviewer('reopenItem', { body: again })).toMatchObject({ code: 2205 });

  await claim('reviewer', checkId, true);
  expect(await submit('analyst', checkId)).toMatchObject({ code: 2205 });
  ok(await submit('reviewer', checkId));
});

test('a review: who has it in hand publishes or sends back', async () => {
  const { checkId } = await newCheck();
  await workItems(parties, checkId);
  ok(await submit('analyst', checkId));
  await claim('reviewer', checkId);
  expect(await workOf('analyst', checkId)).toMatchObject([
    { kind: 'review', assigneeName: '顾言', since: expect.stringMatching(/Z$/), mine: false },
  ]);
  const points = [{ text: 'I forgot something' }];
  expect(await parties.analyst('returnReport', { body: { checkId, points } })).toMatchObject({ code: 2205 });

  await claim('analyst', checkId, true);
  expect(await parties.reviewer('publishReport', { body: { checkId } })).toMatchObject({ code: 2205 });
  await claim('reviewer', checkId, true);
  await publishReviewed(parties, checkId);
  expect(await workOf('reviewer', checkId)).toEqual([]);
});

test('a dispute: its first answer takes it in hand, and a colleague answers once it is taken over', async () => {
  const { checkId, items } = await newCheck();
  await publish(parties, checkId);
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Wrong school' } }));
  await claim('reviewer', checkId);
  const body = { checkId, reason: 'The register says so' };
  expect(await parties.analyst('rejectDispute', { body })).toMatchObject({ code: 2205 });
  const again = { checkItemId: items.education, reason: 'Look again' };
  expect(await parties.analyst('reopenItem', { body: again })).toMatchObject({ code: 2205 });

  await claim('analyst', checkId, true);
  ok(await parties.analyst('reopenItem', { body: again }));
  expect(await workOf('reviewer', checkId)).toMatchObject([{ kind: 'dispute', assigneeName: '陈曦' }]);
});
