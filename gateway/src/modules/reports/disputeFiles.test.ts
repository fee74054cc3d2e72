import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import {
  first,
  partiesOf,
  pdf,
  platform,
  publish,
  runningCheck,
  second,
  type Parties,
  type RunningCheck,
} from '../../../test/reports';
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

const reason = 'I graduated in 2014, not in 2013';
const file = { name: 'diploma.pdf', mime: 'application/pdf', bytes: pdf };
const purpose = 'Answering the dispute';

async function published(): Promise<RunningCheck> {
  const check = await runningCheck(parties, `1397203${String(1000 + (people += 1))}`);
  await publish(parties, check.checkId);
  return check;
}
const uploadBy = ({ visitor: { s, token } }: RunningCheck) =>
  gateway.call('uploadCandidateFile', { query: { s }, file }, { token });
const uploaded = async () => ok(await parties.owner('uploadFile', { file })).data.fileId as string;
const as = async (name: keyof typeof demoUsers, operation: string, input: object, mainId: string = first) =>
  gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers[name], mainId), mainId });
const rowsOf = (fileId: string) =>
  inAccount(gateway, first, ({ tx }) => tx.many(sql`select 1 from file_object where id = ${fileId}`));

test('what a candidate uploads for a dispute is for analysts and the candidate: the enterprise learns not even its name', async () => {
  const check = await published();
  const { checkId, visitor } = check;
  const before = ok(await parties.owner('getCheck', { query: { checkId } })).data.files;
  const { fileId } = ok(await uploadBy(check)).data;
  // Uploaded, and the dispute never sent: nobody else sees it either.
  expect(ok(await parties.owner('getCheck', { query: { checkId } })).data.files).toEqual(before);
  ok(await visitor.call('disputeOwnReport', { reason, fileIds: [fileId] }));

  const { data: draft } = ok(await parties.analyst('getReportDraft', { query: { checkId } }));
  expect(draft.disputes[0].files).toMatchObject([{ fileId, fileName: 'diploma.pdf', kind: 'candidate' }]);
  const open = { body: { fileId, purpose } };
  expect((await as('analyst', 'openCandidateFile', open, platform)).bytes.equals(pdf)).toBe(true);

  expect(ok(await visitor.call('getOwnReport')).data.disputes[0].files).toMatchObject([{ fileId }]);
  expect(ok(await parties.owner('getReport', { query: { checkId } })).data.disputes[0].files).toEqual([]);
  const record = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(JSON.stringify(record)).not.toContain('diploma.pdf');
  expect((await as('owner', 'openCandidateFile', open)).code).toBe(404);
  expect((await as('owner', 'downloadFile', { query: { fileId } })).code).toBe(404);
});

test('a file that comes in while the dispute is sent is one for it, and none of another answer', async () => {
  const check = await published();
  const { checkId, visitor } = check;
  // The dispute is there before the upload ends.
  const { files } = gateway.services;
  const save = files.saveStream.bind(files);
  const saving = jest.spyOn(files, 'saveStream').mockImplementationOnce(async (...stored) => {
    ok(await visitor.call('disputeOwnReport', { reason }));
    return save(...stored);
  });
  const { fileId } = ok(await uploadBy(check)).data;
  expect(saving).toHaveBeenCalledTimes(1);
  saving.mockRestore();
  const record = ok(await parties.owner('getCheck', { query: { checkId } })).data;
  expect(JSON.stringify(record)).not.toContain('diploma.pdf');
  expect((await as('owner', 'openCandidateFile', { body: { fileId, purpose } })).code).toBe(404);

  const checkItemId = check.items.education;
  ok(await parties.analyst('reopenItem', { body: { checkItemId, reason: 'Asked again' } }));
  const ask = { checkItemId, of: 'candidate', question: 'Which year?' };
  ok(await parties.analyst('requestInfo', { body: ask }));
  const answer = { checkItemId, text: 'This is my diploma', fileIds: [fileId] };
  expect(await visitor.call('answerAsCandidate', answer)).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'fileIds' }] },
  });
});

test('what the enterprise uploads for a dispute is read by the enterprise and by analysts, by no other account', async () => {
  const { checkId, visitor } = await published();
  const fileId = await uploaded();
  ok(await parties.owner('disputeReport', { body: { checkId, reason, fileIds: [fileId] } }));
  const { data: draft } = ok(await parties.analyst('getReportDraft', { query: { checkId } }));
  expect(draft.disputes[0].files).toMatchObject([{ fileId, kind: 'upload' }]);
  expect(ok(await parties.owner('getReport', { query: { checkId } })).data.disputes[0].files).toHaveLength(1);
  expect(ok(await visitor.call('getOwnReport')).data.disputes[0].files).toEqual([]);
  const get = { query: { fileId } };
  for (const name of ['analyst', 'viewer'] as const)
    expect((await as(name, 'downloadFile', get, name === 'analyst' ? platform : first)).bytes).toEqual(pdf);
  expect((await as('owner', 'downloadFile', get, second)).code).toBe(404);
  const own = { query: { fileId, s: visitor.s } };
  expect((await gateway.call('downloadFile', own, { token: visitor.token })).code).toBe(404);
});

test('a file of somebody else’s proves nothing: refused, and nothing is disputed', async () => {
  const [one, other] = [await published(), await published()];
  const { fileId } = ok(await uploadBy(other)).data;
  const mine = await uploaded();
  for (const foreign of [fileId, mine])
    expect(await one.visitor.call('disputeOwnReport', { reason, fileIds: [foreign] })).toMatchObject({
      code: 1000,
      data: { fields: [{ path: 'fileIds' }] },
    });
  const { checkId } = one;
  const dispute = { body: { checkId, reason, fileIds: [fileId] } };
  expect((await parties.owner('disputeReport', dispute)).code).toBe(404);
  // A colleague's upload is not one's own.
  const colleagues = ok(await as('recruiter', 'uploadFile', { file })).data.fileId as string;
  const theirs = { body: { checkId, reason, fileIds: [colleagues] } };
  expect((await parties.owner('disputeReport', theirs)).code).toBe(404);
  expect(ok(await parties.owner('getReport', { query: { checkId } })).data.disputes).toEqual([]);
});

test('files of disputes go with what the candidate handed in, both sides’', async () => {
  const [one, other] = [await published(), await published()];
  const { fileId: theirs } = ok(await uploadBy(one)).data;
  ok(await one.visitor.call('disputeOwnReport', { reason, fileIds: [theirs] }));
  const ours = await uploaded();
  ok(await parties.owner('disputeReport', { body: { checkId: other.checkId, reason, fileIds: [ours] } }));
  expect([(await rowsOf(theirs)).length, (await rowsOf(ours)).length]).toEqual([1, 1]);
  for (const { checkId } of [one, other]) {
    ok(await parties.analyst('rejectDispute', { body: { checkId, reason: 'The register says 2013' } }));
    await inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`select erase_material(${checkId}::uuid, '2036-01-01'::date, now())`),
    );
  }
  expect([await rowsOf(theirs), await rowsOf(ours)]).toEqual([[], []]);
});
