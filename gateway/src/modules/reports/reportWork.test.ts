import { ID_NUMBER, ok } from '../../../test/candidates';
import { consentTo, fund, gatewayWithPeople, packages, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  partiesOf,
  publish,
  publishReviewed,
  runningCheck,
  workItems,
  type Parties,
} from '../../../test/reports';

/* A check with nothing left to work on is in the queue until its report is submitted, and again when it is returned. */
let gateway: TestGateway;
let parties: Parties;
let people = 0;
const newPhone = () => `1397200${String(1000 + (people += 1))}`;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

interface Row {
  checkId: string;
  status: string;
  mine: boolean;
  title: string;
}

const reportWork = async (checkId: string, state: 'open' | 'mine' | 'done' | 'all' = 'open') => {
  const { rows } = ok(await parties.analyst('listWorkItems', { body: { kind: ['report'], state } })).data;
  return (rows as Row[]).filter((row) => row.checkId === checkId);
};
const submit = (checkId: string) =>
  parties.analyst('submitForReview', { body: { checkId, summary: 'Nothing differs.' } });

/** A check with only some items ordered, and consent given. */
async function checkOf(itemCodes: string[], refuse: string[] = []): Promise<string> {
  const { price } = ok(
    await parties.owner('quoteOrder', { body: { packageId: packages.basic, itemCodes } }),
  ).data;
  const { checkId } = await placeOrder(gateway, parties.ownerToken, {
    candidate: { name: '赵敏', mobile: newPhone(), idNumber: ID_NUMBER },
    itemCodes,
    expectedPrice: price,
    acceptDuplicate: true,
  });
  await consentTo(gateway, checkId, refuse);
  return checkId;
}

test.each([
  ['only computed items are ordered', ['identity', 'phoneSegment'], []],
  ['what people work is refused', ['identity', 'phoneSegment', 'education'], ['education']],
])(
  '%s: once they are done the report waits for anybody, and handed over it does not',
  async (_why, codes, refuse) => {
    const checkId = await checkOf(codes, refuse);
    expect(await reportWork(checkId)).toEqual([]);
    await gateway.runJobs();
    expect(await reportWork(checkId)).toMatchObject([
      { status: 'open', mine: false, title: 'Write the report' },
    ]);
    ok(await submit(checkId));
    expect(await reportWork(checkId, 'all')).toMatchObject([{ status: 'done' }]);
  },
);

test('who completes the last item has the report; an item worked again takes it out of the queue', async () => {
  const { checkId, items } = await runningCheck(parties, newPhone());
  await workItems(parties, checkId);
  expect(await reportWork(checkId, 'mine')).toMatchObject([{ status: 'claimed', mine: true }]);
  ok(await parties.analyst('reopenItem', { body: { checkItemId: items.education, reason: 'Date' } }));
  expect(await reportWork(checkId, 'mine')).toEqual([]);
  await workItems(parties, checkId);
  expect(await reportWork(checkId, 'mine')).toHaveLength(1);
});

test('consent withdrawn from all that is left, what is asked for too: the report of what is done waits for anybody', async () => {
  const { checkId, items, visitor } = await runningCheck(parties, newPhone());
  const { items: draft } = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  const left = (draft as { checkItemId: string; status: string }[])
    .filter(({ status }) => status !== 'done')
    .map(({ checkItemId }) => checkItemId);
  expect(left.length).toBeLessThan(draft.length);
  const body = { checkItemId: items.education, of: 'candidate', question: 'Which year?' };
  ok(await parties.analyst('requestInfo', { body }));
  expect(await reportWork(checkId)).toEqual([]);
  ok(await visitor.call('withdrawConsent', { checkItemIds: left }));
  expect(await reportWork(checkId)).toMatchObject([
    { status: 'open', mine: false, title: 'Write the report' },
  ]);
  expect(ok(await parties.owner('getCheck', { query: { checkId } })).data).toMatchObject({
    status: 'inProgress',
    waitingOn: 'analyst',
  });
  ok(await submit(checkId));
});

test('sent back by the reviewer it is with its author again, once; published it is over', async () => {
  const { checkId } = await runningCheck(parties, newPhone());
  await workItems(parties, checkId);
  ok(await submit(checkId));
  expect(await reportWork(checkId, 'mine')).toEqual([]);
  ok(await parties.reviewer('returnReport', { body: { checkId, points: [{ text: 'The date, please' }] } }));
  expect(await reportWork(checkId, 'mine')).toMatchObject([{ status: 'claimed', mine: true }]);
  ok(await submit(checkId));
  await publishReviewed(parties, checkId);
  expect((await reportWork(checkId, 'all')).map(({ status }) => status)).toEqual(['done', 'done']);
});

test('a cancelled check leaves no report to write', async () => {
  const checkId = await checkOf(['identity', 'phoneSegment']);
  await gateway.runJobs();
  ok(await parties.owner('cancelCheck', { body: { checkId, reason: 'Hired already' } }));
  expect(await reportWork(checkId, 'all')).toMatchObject([{ status: 'cancelled' }]);
  // A reader who opens it still sees who stopped it, and why.
  const { data } = await parties.analyst('getReportDraft', { query: { checkId } });
  expect(data).toMatchObject({
    status: 'cancelled',
    stopped: { at: expect.any(String), by: expect.stringMatching(/./), reason: 'Hired already' },
  });
});

test('an item worked again after a dispute says nothing of how long such items take: its first time stands alone', async () => {
  const kept = async (code: string) =>
    (await gateway.owner.query('select working_days from item_duration where item_code = $1', [code])).rows;
  const { checkId, items } = await runningCheck(parties, newPhone());
  const before = await kept('education');
  await publish(parties, checkId);
  const first = await kept('education');
  expect(first).toHaveLength(before.length + 1);
  gateway.clock.advance(30 * 86_400_000);
  parties = await partiesOf(gateway);
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Wrong person' } }));
  ok(await parties.analyst('reopenItem', { body: { checkItemId: items.education, reason: 'Date' } }));
  await workItems(parties, checkId);
  expect(await kept('education')).toEqual(first);
});
