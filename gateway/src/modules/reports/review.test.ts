import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  addFileEvidence,
  first,
  handOver,
  partiesOf,
  publish,
  runningCheck,
  type Parties,
} from '../../../test/reports';
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

const newCheck = () => runningCheck(parties, `1397100${String(1000 + (people += 1))}`);
const draft = async (checkId: string) =>
  ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;

const handedOver = () => handOver(parties, `1397100${String(1000 + (people += 1))}`);

test('what was published cannot be rewritten or deleted by the application', async () => {
  const { checkId } = await newCheck();
  await publish(parties, checkId);
  for (const statement of [
    sql`update report_version set lamp = 'green' where check_id = ${checkId}`,
    sql`delete from report_version where check_id = ${checkId}`,
    sql`delete from evidence`,
    sql`update evidence set obtained_at = now()`,
    sql`delete from report_review`,
  ])
    await expect(inAccount(gateway, first, ({ tx }) => tx.run(statement))).rejects.toThrow(
      'permission denied',
    );
});

test('under review nothing is edited; sent back it is, with the comment', async () => {
  const { checkId, items } = await handedOver();
  const reopen = { checkItemId: items.education, reason: 'x' };
  expect(await parties.analyst('reopenItem', { body: reopen })).toMatchObject({ code: 2004 });
  const source = {
    checkItemId: items.education,
    source: 'x',
    method: 'phone',
    obtainedAt: '2024-01-01T00:00:00Z',
  };
  expect(await parties.analyst('addEvidence', { body: source })).toMatchObject({ code: 2004 });
  ok(await parties.reviewer('returnReport', { body: { checkId, points: [{ text: 'One more source' }] } }));
  const { status, review, allowed } = await draft(checkId);
  expect(status).toBe('inProgress');
  expect(review.at(-1)).toMatchObject({
    action: 'returned',
    points: [{ text: 'One more source', checkItemId: null }],
    by: '顾言',
  });
  expect(allowed).toEqual(['edit', 'submit']);
  ok(await parties.analyst('reopenItem', { body: reopen }));
});

test('a result goes with a lamp, a lamp above green with a reason, and a finding with a source', async () => {
  const { items } = await newCheck();
  const base = { checkItemId: items.education, entries: [], attempts: [] as object[] };
  const save = async (body: object) => {
    const rowVersion = (await inAccount(gateway, first, ({ tx }) =>
      tx.one<{ n: number }>(sql`select row_version as n from finding where check_item_id = ${items.education}`),
    )).n; // prettier-ignore
    return parties.analyst('saveFinding', { body: { ...base, rowVersion, ...body } });
  };
  const finish = async (body: object) => {
    const { rowVersion } = ok(await save(body)).data;
    return parties.analyst('completeItem', { body: { checkItemId: items.education, rowVersion } });
  };
  expect(await save({ result: 'consistent' })).toMatchObject({ code: 1000 });
  expect(await save({ lamp: 'green' })).toMatchObject({ code: 1000 });
  expect(await save({ result: 'discrepant', lamp: 'green' })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'lamp', msg: expect.stringContaining('go with the result') }] },
  });
  expect((await finish({})).msg).toContain('result');
  expect(await finish({ result: 'discrepant', lamp: 'red' })).toMatchObject({
    code: 2204,
    data: {
      fields: [
        { path: 'entries', msg: expect.stringContaining('what differs') },
        { path: 'lampReason', msg: expect.stringContaining('reason') },
        { path: 'evidence', msg: expect.stringContaining('evidence') },
        { path: 'noFileReason', msg: expect.stringContaining('file') },
      ],
    },
  });
  expect((await finish({ result: 'unverifiable', lamp: 'yellow', lampReason: 'No answer' })).msg).toContain(
    'evidence',
  );
  // "Unverifiable" rests on its attempts.
  const attempts = [{ at: gateway.clock.now().toISOString(), way: 'phone', outcome: 'no answer' }];
  ok(await finish({ result: 'unverifiable', lamp: 'yellow', lampReason: 'No answer', attempts }));
});

test('evidence carries who, when, how and the file’s hash; not from the future, not from another account', async () => {
  const { checkId, items } = await newCheck();
  const source = { checkItemId: items.education, source: 'x', method: 'phone' };
  const late = new Date(gateway.clock.now().getTime() + 60_000).toISOString();
  const future = { ...source, obtainedAt: late };
  expect(await parties.analyst('addEvidence', { body: future })).toMatchObject({ code: 1000 });
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n') }; // prettier-ignore
  const upload = ok(await parties.owner('uploadFile', { file })).data;
  const theirs = { ...source, obtainedAt: '2024-01-01T00:00:00Z', fileId: upload.fileId };
  expect(await parties.analyst('addEvidence', { body: theirs })).toMatchObject({ code: 1000 });
  await addFileEvidence(parties, checkId, items.education!);
  const item = (await draft(checkId)).items.find((one: { itemCode: string }) => one.itemCode === 'education');
  expect(item.evidence).toMatchObject([
    {
      method: 'email',
      operatorName: '陈曦',
      file: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), kind: 'evidence' },
    },
  ]);
});

test('the enterprise disputes: the report is locked, staff have the work, and it stays readable', async () => {
  const { checkId } = await newCheck();
  await publish(parties, checkId);
  const dispute = { checkId, reason: 'Wrong person' };
  ok(await parties.owner('disputeReport', { body: dispute }));
  expect(await parties.owner('disputeReport', { body: dispute })).toMatchObject({ code: 2004 });
  const queue = ok(await parties.analyst('listWorkItems', { body: { kind: ['dispute'] } })).data.rows;
  expect(queue).toMatchObject([{ checkId, title: 'Answer a dispute', candidateName: '赵敏' }]);
  expect(ok(await parties.owner('getReport', { query: { checkId } })).data).toMatchObject({
    status: 'disputed',
    version: 1,
    allowed: [],
  });
});

test('why an item is worked again is the analysts’ own: the draft tells it, no report does', async () => {
  const { checkId, items, visitor } = await newCheck();
  await publish(parties, checkId);
  ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Wrong school' } }));
  const secret = 'The clerk mixed up two files';
  ok(await parties.analyst('reopenItem', { body: { checkItemId: items.education, reason: secret } }));
  const opened = await draft(checkId);
  expect(opened.review.at(-1)).toMatchObject({
    action: 'reopened',
    checkItemId: items.education,
    comment: secret,
    by: '陈曦',
  });
  const education = opened.items.find((one: { itemCode: string }) => one.itemCode === 'education');
  expect(education.note).toBeNull();
  await publish(parties, checkId);
  const readers = [
    await parties.owner('getReport', { query: { checkId } }),
    await parties.owner('getCheck', { query: { checkId } }),
    await visitor.call('getOwnReport'),
  ];
  for (const reader of readers) expect(JSON.stringify(ok(reader).data)).not.toContain(secret);
  expect(readers[0]!.data.version).toBe(2);
});
