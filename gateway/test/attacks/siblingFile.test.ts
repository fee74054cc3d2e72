import { uuidv7 } from '../../src/kernel/ids';
import { consentAndSubmit, enter, newestS, ok, school, type Visitor } from '../candidates';
import { fund, gatewayWithPeople, placeOrder } from '../checks';
import type { TestGateway } from '../gateway';
import { addFileEvidence, partiesOf, pdf, type Parties } from '../reports';

/*
 * A candidate can only name files uploaded through their own invitation. All others are answered like files that do not
 * exist; the twin is the candidate's own upload.
 */
const file = { name: 'degree.pdf', mime: 'application/pdf', bytes: pdf };
const MOBILE = '13983000001';
let gateway: TestGateway;
let parties: Parties;
let own: Visitor;
let foreign: Record<string, string>;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
  const newVisitor = async (mobile: string) => {
    const { checkId } = await placeOrder(gateway, parties.ownerToken, {
      candidate: { name: '赵敏', mobile },
      acceptDuplicate: true,
    });
    return { checkId, visitor: await enter(gateway, mobile, await newestS(gateway, mobile)) };
  };
  // The same person's former check is another invitation: uploads there were for that one.
  const former = await newVisitor(MOBILE);
  const sibling = await newVisitor('13983000002');
  foreign = {
    'of the same person’s other check': await uploadAs(former.visitor),
    'of another candidate': await uploadAs(sibling.visitor),
    'of the enterprise': ok(await parties.owner('uploadFile', { file })).data.fileId,
  };
  await consentAndSubmit(sibling.visitor);
  await gateway.runJobs();
  const draft = ok(await parties.analyst('getReportDraft', { query: { checkId: sibling.checkId } })).data;
  const item = draft.items.find((one: { itemCode: string }) => one.itemCode === 'education');
  foreign['of the evidence of another'] = (
    await addFileEvidence(parties, sibling.checkId, item.checkItemId)
  ).fileId;
  // A phone gets one code per minute.
  gateway.clock.advance(61_000);
  own = (await newVisitor(MOBILE)).visitor;
});
afterAll(() => gateway.close());

const uploadAs = async (visitor: Visitor): Promise<string> =>
  ok(await gateway.call('uploadCandidateFile', { query: { s: visitor.s }, file }, { token: visitor.token }))
    .data.fileId;
const save = (fileIds: string[]) =>
  own.call('saveCandidateForm', {
    section: 'education',
    content: { entries: [school, { ...school, fileIds }] },
  });
const formNow = async () => ok(await own.call('getInvitation')).data.form;

test('in the form: refused like a file that never was, and nothing of the section is kept', async () => {
  const missing = await save([uuidv7()]);
  expect(missing).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'content.entries.1.fileIds', msg: 'Please upload this file again' }] },
  });
  const mine = await uploadAs(own);
  for (const [whose, fileId] of Object.entries(foreign)) {
    for (const fileIds of [[fileId], [mine, fileId]]) {
      const reply = await save(fileIds);
      expect({ whose, same: reply.bytes.equals(missing.bytes) }).toEqual({ whose, same: true });
    }
  }
  expect(await formNow()).toEqual({});
});

test('twin: an own upload is kept, and read again', async () => {
  const mine = await uploadAs(own);
  ok(await save([mine]));
  expect((await formNow()).education.entries[1].fileIds).toEqual([mine]);
});

test('in an answer: refused alike, the question stays open; twin: an own one answers it', async () => {
  await consentAndSubmit(own);
  await gateway.runJobs();
  const items = ok(await own.call('getInvitation')).data.items as { itemCode: string; checkItemId: string }[];
  const { checkItemId } = items.find(({ itemCode }) => itemCode === 'education')!;
  const question = { checkItemId, question: 'Which degree?', of: 'candidate' };
  ok(await parties.analyst('requestInfo', { body: question }));
  const answer = (fileIds: string[]) =>
    own.call('answerAsCandidate', { checkItemId, text: 'This one', fileIds });
  const missing = await answer([uuidv7()]);
  expect(missing).toMatchObject({ code: 1000, data: { fields: [{ path: 'fileIds' }] } });
  for (const fileId of Object.values(foreign))
    expect((await answer([fileId])).bytes.equals(missing.bytes)).toBe(true);
  const statusNow = async () =>
    ok(await own.call('getInvitation')).data.items.find(
      (item: { checkItemId: string }) => item.checkItemId === checkItemId,
    ).status;
  expect(await statusNow()).toBe('awaitingInfo');
  ok(await answer([await uploadAs(own)]));
  expect(await statusNow()).toBe('running');
});
