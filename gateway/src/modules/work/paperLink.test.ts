import { enter, ID_NUMBER, newestS, ok, type Visitor } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { bareOrder, paperOrder, type PaperOrder } from '../../../test/paper';
import { partiesOf, publish, type Parties } from '../../../test/reports';
import { sql } from '../../platform/db/sql';

/*
 * A candidate who signed on paper and has nothing to fill in has the same rights as any other, and a link to exercise them.
 */
const DAY = 86_400_000;
let gateway: TestGateway;
let parties: Parties;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

/** Moves time on; everybody signs in again. */
async function pass(ms: number): Promise<void> {
  gateway.clock.advance(ms);
  parties = await partiesOf(gateway);
}
const tick = async () => {
  await gateway.services.db.direct.run(
    sql`select enqueue_job('checks.tick', '{}'::json, null, null, 1, null)`,
  );
  await gateway.runJobs();
};

const decide = (workItemId: string, accept: boolean) =>
  parties.analyst('decidePaperConsent', { body: { workItemId, accept } });
const detail = async (checkId: string) => ok(await parties.owner('getCheck', { query: { checkId } })).data;
const resend = (checkId: string, mobile?: string) =>
  parties.owner('resendInvitation', { body: { checkId, ...(mobile ? { mobile } : {}) } });

async function confirmed(): Promise<PaperOrder> {
  const order = await bareOrder(parties, ID_NUMBER);
  ok(await decide(order.workItemId, true));
  return order;
}
const visit = async (mobile: string): Promise<Visitor> =>
  enter(gateway, mobile, await newestS(gateway, mobile));
const itemOf = (view: { items: { itemCode: string; checkItemId: string }[] }, code: string) =>
  view.items.find((one) => one.itemCode === code)!;

test('nothing is sent before staff confirm; with it the link goes out, once, and the record tells', async () => {
  const { checkId, mobile, workItemId } = await bareOrder(parties, ID_NUMBER);
  expect(await gateway.outbox(mobile)).toEqual([]);
  expect(await resend(checkId)).toMatchObject({ code: 2010 });
  ok(await decide(workItemId, true));
  expect(await detail(checkId)).toMatchObject({
    status: 'inProgress',
    invitation: { status: 'sent', reminders: 0 },
    messages: [{ template: 'status', mobile: `139****${mobile.slice(-4)}` }],
  });
  expect(await gateway.outbox(mobile)).toMatchObject([{ template: 'status' }]);
  expect(await decide(workItemId, true)).toMatchObject({ code: 2004 });
  expect(await gateway.outbox(mobile)).toHaveLength(1);
});

test('by it the candidate sees the status, is asked, and withdraws what is not done; the link stays', async () => {
  const { checkId, mobile } = await confirmed();
  const visitor = await visit(mobile);
  const view = ok(await visitor.call('getInvitation')).data;
  expect(view).toMatchObject({ status: 'inProgress', invitationStatus: 'verified', submittedAt: null });
  const { checkItemId } = itemOf(view, 'dishonestDebtor');
  const question = { checkItemId, question: 'Which court?', of: 'candidate' };
  ok(await parties.analyst('requestInfo', { body: question }));
  expect(await gateway.outbox(mobile)).toContainEqual(expect.objectContaining({ template: 'question' }));
  ok(await visitor.call('answerAsCandidate', { checkItemId, text: 'None' }));
  const withdrawn = ok(await visitor.call('withdrawConsent', { checkItemIds: [checkItemId] })).data;
  expect(itemOf(withdrawn, 'dishonestDebtor')).toMatchObject({ consent: 'withdrawn', status: 'cancelled' });
  ok(await parties.owner('cancelCheck', { body: { checkId, reason: 'Hired already' } }));
  expect(ok(await visitor.call('getInvitation')).data.status).toBe('cancelled');
  // It cannot be used for steps before the consent.
  const identity = { section: 'identity', content: { idNumber: ID_NUMBER, idConfirmed: true } };
  expect(await visitor.call('saveCandidateForm', identity)).toMatchObject({ code: 2101 });
  expect(await visitor.call('submitCandidateForm')).toMatchObject({ code: 2101 });
});

test('and reads the own report, which can be disputed', async () => {
  const { checkId, mobile } = await confirmed();
  await gateway.runJobs();
  const visitor = await visit(mobile);
  await publish(parties, checkId);
  expect(ok(await visitor.call('getOwnReport')).data).toMatchObject({ checkId, version: 1 });
  ok(await visitor.call('disputeOwnReport', { reason: 'Not me' }));
  expect((await detail(checkId)).status).toBe('disputed');
});

test('the enterprise sends it again, at most once an hour and to nobody else; days later it still opens', async () => {
  const { checkId, mobile } = await confirmed();
  const first = await newestS(gateway, mobile);
  expect((await detail(checkId)).allowed).toContain('resend');
  expect(await resend(checkId)).toMatchObject({ code: 2011 });
  await pass(DAY / 20);
  expect(await resend(checkId, '13911119999')).toMatchObject({ code: 1000 });
  expect(ok(await resend(checkId)).data).toEqual({ link: null });
  expect(await resend(checkId)).toMatchObject({ code: 2011 });
  expect(await gateway.outbox('13911119999')).toEqual([]);
  const again = await newestS(gateway, mobile);
  expect(again).not.toBe(first);
  await pass(30 * DAY);
  await tick();
  expect(await gateway.outbox(mobile)).toHaveLength(2);
  for (const s of [again, first]) {
    ok(await (await enter(gateway, mobile, s)).call('getInvitation'));
    await pass(60_000);
  }
});

test('a check confirmed before candidates got such links: asking says whom to ask, and the link can be sent', async () => {
  const { checkId, mobile } = await confirmed();
  await gateway.owner.query('delete from invitation where check_id = $1', [checkId]);
  const { items } = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  const { checkItemId } = itemOf({ items }, 'dishonestDebtor');
  const body = { checkItemId, question: 'Which court?', of: 'candidate' };
  expect(await parties.analyst('requestInfo', { body })).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'of' }] },
  });
  ok(await resend(checkId));
  ok(await parties.analyst('requestInfo', { body }));
  ok(await (await visit(mobile)).call('getInvitation'));
});

describe('due', () => {
  const queue = async (kind: string, checkId: string) => {
    const { rows } = ok(await parties.analyst('listWorkItems', { body: { kind: [kind] } })).data;
    return (rows as { checkId: string }[]).find((row) => row.checkId === checkId);
  };

  test('a signed form in a working day, a dispute in two; later they are overdue', async () => {
    const paper = await bareOrder(parties, ID_NUMBER);
    const { checkId } = await confirmed();
    await gateway.runJobs();
    await publish(parties, checkId);
    ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Wrong person' } }));
    const day = (work: object | undefined) => (work as { dueAt: string }).dueAt;
    const [form, dispute] = [await queue('paperConsent', paper.checkId), await queue('dispute', checkId)];
    expect(form).toMatchObject({ overdue: false });
    expect(dispute).toMatchObject({ overdue: false });
    expect(day(form) < day(dispute)).toBe(true);
    await pass(6 * DAY);
    expect(await queue('paperConsent', paper.checkId)).toMatchObject({ overdue: true });
    expect(await queue('dispute', checkId)).toMatchObject({ overdue: true });
  });

  test('a form never decided: the check expires after the invitation’s days and its money comes back', async () => {
    const before = await booksOf(gateway);
    const order = await paperOrder(parties, {
      itemCodes: ['identity', 'dishonestDebtor'],
      idNumber: ID_NUMBER,
    });
    const decided = await confirmed();
    const held = (await booksOf(gateway)).held;
    await pass(6 * DAY);
    await tick();
    expect((await detail(order.checkId)).status).toBe('awaitingConsent');
    await pass(8 * DAY);
    await tick();
    expect((await detail(order.checkId)).status).toBe('expired');
    expect(await decide(order.workItemId, true)).toMatchObject({ code: 2004 });
    const { money, invitation } = await detail(order.checkId);
    expect(money).toEqual({
      ...{ price: money.price, held: 0, captured: 0, released: money.price, givenBack: 0, corrections: [] },
    });
    expect(invitation).toBeNull();
    // The counterpart
    expect((await detail(decided.checkId)).status).not.toBe('expired');
    expect((await booksOf(gateway)).held).toBeLessThan(held);
    expect(before.held).toBeLessThan(held);
  });
});
