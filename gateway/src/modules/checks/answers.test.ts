import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { partiesOf, pdf, runningCheck, type Parties, type RunningCheck } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/* Questions about an item and their answers are shown where the item is worked and in the record. */
const { first, platform } = demoMains;
const MOBILE = '13972105001';
const questions = { candidate: 'Which campus?', enterprise: 'Which branch does he join?' };
const answers = { candidate: 'The southern one, see the letter', enterprise: 'The one in Suzhou' };
let gateway: TestGateway;
let parties: Parties;
let check: RunningCheck;
let fileId: string;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  parties = await partiesOf(gateway);
  check = await runningCheck(parties, MOBILE);
  const { education, dishonestDebtor } = check.items;
  const ask = (checkItemId: string | undefined, of: 'candidate' | 'enterprise') =>
    parties.analyst('requestInfo', { body: { checkItemId, question: questions[of], of } });
  ok(await ask(education, 'candidate'));
  ok(await ask(dishonestDebtor, 'enterprise'));
});
afterAll(() => gateway.close());

interface Item {
  checkItemId: string;
  asked: { of: string; at: string; by: string | null } | null;
  answers: { question: string; askedBy: string | null; text: string; actorKind: string; actor: string | null; files: { fileId: string }[] }[]; // prettier-ignore
}
const as = async (name: keyof typeof demoUsers, operation: string, input: object, mainId: string = first) =>
  ok(
    await gateway.call(operation, input, {
      token: await sessionOf(gateway, demoUsers[name], mainId),
      mainId,
    }),
  ).data;
const record = (name: keyof typeof demoUsers, mainId: string = first) =>
  as(name, 'getCheck', { query: { checkId: check.checkId } }, mainId);
const itemOf = ({ items }: { items: Item[] }, code: string) =>
  items.find((item) => item.checkItemId === check.items[code])!;
const draft = async (code: string) =>
  itemOf(ok(await parties.analyst('getReportDraft', { query: { checkId: check.checkId } })).data, code);

test('an open question says whom it is for, and to staff who asks', async () => {
  expect((await draft('education')).asked).toMatchObject({ of: 'candidate', by: '陈曦' });
  expect(itemOf(await record('owner'), 'education').asked).toMatchObject({ of: 'candidate', by: null });
  expect(itemOf(await record('owner'), 'education').asked!.at).toBe(gateway.clock.now().toISOString());
});

test('the SMS of a question carries the link that opens it', async () => {
  const [newest] = await gateway.outbox(MOBILE);
  expect(newest!.text).toMatch(/checkPhone\?s=[\w-]{16,}/);
  // Another code for the same phone waits a minute.
  gateway.clock.advance(61_000);
  const again = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
  const { items } = ok(await again.call('getInvitation')).data as { items: { question: string | null }[] };
  expect(items.map(({ question }) => question)).toContain(questions.candidate);
});

test('both answers stand at their items, in the editor and in the record, with author and files', async () => {
  const file = { name: 'letter.pdf', mime: 'application/pdf', bytes: pdf };
  const upload = { query: { s: check.visitor.s }, file };
  const uploaded = async () =>
    ok(await gateway.call('uploadCandidateFile', upload, { token: check.visitor.token })).data.fileId;
  fileId = await uploaded();
  const takenOut = await uploaded();
  const { education, dishonestDebtor } = check.items;
  ok(
    await check.visitor.call('answerAsCandidate', {
      checkItemId: education,
      text: answers.candidate,
      fileIds: [fileId],
    }),
  );
  ok(
    await parties.owner('answerInfoRequest', {
      body: { checkItemId: dishonestDebtor, text: answers.enterprise },
    }),
  );
  const byCandidate = {
    question: questions.candidate,
    text: answers.candidate,
    actorKind: 'candidate',
    actor: null,
    files: [expect.objectContaining({ fileId, fileName: 'letter.pdf' })],
  };
  const byEnterprise = {
    question: questions.enterprise,
    text: answers.enterprise,
    actorKind: 'named',
    actor: expect.stringMatching(/\S/),
    files: [],
  };
  const worked = await draft('education');
  expect(worked).toMatchObject({ asked: null, answers: [{ ...byCandidate, askedBy: '陈曦' }] });
  expect((await draft('dishonestDebtor')).answers).toMatchObject([byEnterprise]);
  const seen = await record('owner');
  expect(itemOf(seen, 'education').answers).toMatchObject([{ ...byCandidate, askedBy: null }]);
  expect(itemOf(seen, 'dishonestDebtor').answers).toMatchObject([byEnterprise]);
  // It belongs to its item, and is not among the record's files.
  expect(seen.files).toEqual([]);
  // What was taken out before sending goes, now that nothing waits for a file of the candidate.
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.many<{ fileId: string }>(sql`select file_id as "fileId" from candidate_file
      where file_id = any(${[fileId, takenOut]}::uuid[])`),
  );
  expect(kept).toEqual([{ fileId }]);
});

test('the candidate finds question and own answer again, with its files; what the enterprise was asked stays the enterprise’s', async () => {
  const own = ok(await check.visitor.call('getInvitation')).data as { items: Item[] };
  expect(itemOf(own, 'education').answers).toEqual([
    {
      answerId: expect.any(String),
      question: questions.candidate,
      text: answers.candidate,
      at: gateway.clock.now().toISOString(),
      files: [expect.objectContaining({ fileId, fileName: 'letter.pdf' })],
    },
  ]);
  expect(itemOf(own, 'dishonestDebtor').answers).toEqual([]);
  expect(JSON.stringify(own)).not.toContain(answers.enterprise);
  expect(JSON.stringify(own)).not.toContain('陈曦');
});

test('the history tells question and answer in words; the trail itself holds none', async () => {
  const { timeline } = await record('owner');
  const told = (timeline as { event: string; detail: Record<string, unknown> }[])
    .filter(({ event }) => event === 'infoRequested' || event === 'infoAnswered')
    .map(({ detail }) => [detail.question ?? null, detail.answer ?? null]);
  expect(told).toEqual([
    [questions.candidate, null],
    [questions.enterprise, null],
    [null, answers.candidate],
    [null, answers.enterprise],
  ]);
  const log = ok(await parties.owner('listAuditEvents', { body: { limit: 100 } })).data;
  for (const words of [...Object.values(questions), ...Object.values(answers)])
    expect(JSON.stringify(log)).not.toContain(words);
});

test('who reads no results reads no answers; who may not open a candidate’s document does not learn of it', async () => {
  const finance = await record('finance');
  expect(itemOf(finance, 'education').answers).toEqual([]);
  expect(JSON.stringify(finance)).not.toContain(answers.candidate);
  expect(JSON.stringify(finance)).not.toContain(answers.enterprise);
  // Support answers for the enterprise and reads what the enterprise said, not the candidate.
  const support = await record('support', platform);
  expect(itemOf(support, 'education').answers).toEqual([]);
  expect(itemOf(support, 'dishonestDebtor').answers).toMatchObject([{ text: answers.enterprise }]);
  expect(JSON.stringify(support)).not.toContain(answers.candidate);
  expect(itemOf(await record('viewer'), 'education').answers).toMatchObject([
    { text: answers.candidate, files: [] },
  ]);
});

test('a second question of the same item keeps its own answer; what waits is told as waiting', async () => {
  const checkItemId = check.items.education;
  ok(
    await parties.analyst('requestInfo', { body: { checkItemId, question: 'Since when?', of: 'candidate' } }),
  );
  const asked = async () =>
    ((await record('owner')).timeline as { event: string; detail: Record<string, unknown> }[])
      .filter(({ event, detail }) => event === 'infoRequested' && detail.copy === 1)
      .map(({ detail }) => detail.question);
  expect(await asked()).toEqual([questions.candidate, questions.enterprise, 'Since when?']);
  ok(await check.visitor.call('answerAsCandidate', { checkItemId, text: 'Since May' }));
  expect((await draft('education')).answers.map(({ text }) => text)).toEqual([
    answers.candidate,
    'Since May',
  ]);
});
