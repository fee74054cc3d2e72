import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { partiesOf, platform, runningCheck, workItems, type Parties } from '../../../test/reports';

/* A colleague who is given work is notified, and so is one who loses it. */
let gateway: TestGateway;
let parties: Parties;
let people = 0;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const { analyst, analyst2 } = demoUsers;

async function takenCheck() {
  const check = await runningCheck(parties, `1397500${String(1000 + (people += 1))}`);
  ok(await parties.analyst('takeCheck', { body: { checkId: check.checkId } }));
  const { items } = ok(await parties.analyst('getReportDraft', { query: { checkId: check.checkId } })).data;
  const workItemId: string = items.find((item: { work: object | null }) => item.work).work.workItemId;
  return { ...check, workItemId };
}

/** The people notified of a check, with the kind, by the kinds of work. Of one moment each is told by a job of their own, in any order. */
async function told(checkId: string, kinds = 'work.%'): Promise<string[][]> {
  await gateway.runJobs();
  const { rows } = await gateway.owner.query<{ kind: string; userId: string }>(
    `select kind, user_id as "userId" from notification where check_id = $1 and kind like $2 and in_app order by created_at, user_id`,
    [checkId, kinds],
  );
  return rows.map(({ kind, userId }) => [kind, userId]);
}

test('handing over a whole check tells the colleague once, and nobody else', async () => {
  const { checkId, workItemId } = await takenCheck();
  const body = { workItemId, userId: analyst2, wholeCheck: true };
  expect(ok(await parties.analyst('handOverWork', { body })).data).toEqual({ handed: 2 });
  expect(await told(checkId)).toEqual([['work.handedOver', analyst2]]);
  const { rows } = ok(await parties.reviewer('listNotifications', { body: { unread: true } })).data;
  expect(rows.find((row: { checkId: string }) => row.checkId === checkId)).toMatchObject({
    kind: 'work.handedOver',
    checkId,
    candidateName: '赵敏',
    by: '陈曦',
  });
});

test('taking over tells who loses it; taking what nobody has, and giving back, tell nobody', async () => {
  const { checkId, workItemId } = await takenCheck();
  const claim = (who: 'analyst' | 'reviewer', body: object) =>
    parties[who]('claimWorkItem', { body: { workItemId, wholeCheck: true, ...body } });
  expect(await told(checkId)).toEqual([]);
  ok(await claim('reviewer', { take: true, over: true }));
  expect(await told(checkId)).toEqual([['work.takenOver', analyst]]);
  ok(await claim('reviewer', { take: false, note: 'On leave' }));
  ok(await claim('analyst', { take: true }));
  expect(await told(checkId)).toHaveLength(1);
});

test('who handed a report over is told that it is sent back, and by whom', async () => {
  const { checkId } = await takenCheck();
  await workItems(parties, checkId);
  ok(await parties.analyst('submitForReview', { body: { checkId, summary: 'Nothing differs.' } }));
  ok(await parties.reviewer('returnReport', { body: { checkId, points: [{ text: 'The date, please' }] } }));
  expect(await told(checkId, 'check.returned')).toEqual([['check.returned', analyst]]);
  const { rows } = ok(await parties.analyst('listNotifications', { body: { unread: true } })).data;
  expect(rows.find((row: { checkId: string }) => row.checkId === checkId)).toMatchObject({
    kind: 'check.returned',
    by: '顾言',
    checkId,
  });
});

test('who asked is told of the answer, and so is who has the item by then; the link knows the item', async () => {
  const check = await takenCheck();
  const { checkId, workItemId, items } = check;
  const ask = { question: 'Which campus?', of: 'candidate' };
  ok(await parties.analyst('requestInfo', { body: { checkItemId: items.education, ...ask } }));
  ok(await parties.analyst('requestInfo', { body: { checkItemId: items.dishonestDebtor, question: 'Which branch?', of: 'enterprise' } })); // prettier-ignore
  expect(await told(checkId)).toEqual([]);
  ok(
    await check.visitor.call('answerAsCandidate', { checkItemId: items.education, text: 'The southern one' }),
  );
  expect(await told(checkId, 'check.infoAnswered')).toEqual([['check.infoAnswered', analyst]]);
  const { rows } = ok(await parties.analyst('listNotifications', { body: { unread: true } })).data;
  // The person who answered for the enterprise is shown at the item.
  expect(rows.find((row: { checkId: string }) => row.checkId === checkId)).toMatchObject({ by: null, kind: 'check.infoAnswered', entity: 'check_item', entityId: items.education, checkId }); // prettier-ignore
  expect(JSON.stringify(rows.filter((row: { checkId: string }) => row.checkId === checkId))).not.toContain(
    'southern',
  );
  // Taken over while it waits: the new holder works it, the one who asked wants to know.
  ok(await parties.reviewer('claimWorkItem', { body: { workItemId, take: true, over: true, wholeCheck: true } })); // prettier-ignore
  ok(await parties.owner('answerInfoRequest', { body: { checkItemId: items.dishonestDebtor, text: 'Suzhou' } })); // prettier-ignore
  expect(await told(checkId, 'check.infoAnswered')).toEqual([
    ['check.infoAnswered', analyst],
    ['check.infoAnswered', analyst],
    ['check.infoAnswered', analyst2],
  ]);
});

test('who works on what the candidate withdraws, or the enterprise cancels, is told once; nobody is told of the rest', async () => {
  const { checkId, items, visitor } = await takenCheck();
  ok(await visitor.call('withdrawConsent', { checkItemIds: [items.education] }));
  expect(await told(checkId)).toEqual([['work.stopped', analyst]]);
  const { rows } = ok(await parties.analyst('listNotifications', { body: { unread: true } })).data;
  expect(rows[0]).toMatchObject({ kind: 'work.stopped', entity: 'check_item', entityId: items.education, by: null }); // prettier-ignore
  const other = await takenCheck();
  const body = { checkId: other.checkId, reason: 'The position is filled' };
  ok(await parties.owner('cancelCheck', { body }));
  expect(await told(other.checkId)).toEqual([['work.stopped', analyst]]);
  const free = await runningCheck(parties, `1397500${String(1000 + (people += 1))}`);
  ok(await parties.owner('cancelCheck', { body: { ...body, checkId: free.checkId } }));
  expect(await told(free.checkId)).toEqual([]);
});

test('who works such things chooses whether to be told; an enterprise’s people have nothing to choose', async () => {
  const kinds = async (who: keyof typeof demoUsers) => {
    const token = await sessionOf(gateway, demoUsers[who], platform);
    const { data } = ok(await gateway.call('getNotificationChoices', {}, { token, mainId: platform }));
    return data.choices.map(({ kind }: { kind: string }) => kind);
  };
  expect(await kinds('analyst')).toEqual(
    expect.arrayContaining(['check.returned', 'work.handedOver', 'work.takenOver']),
  );
  expect(await kinds('operator')).toContain('work.handedOver');
  // Support replaces lost phones, and hands that over like any other work.
  expect(await kinds('support')).toContain('work.handedOver');
  const token = await sessionOf(gateway, demoUsers.recruiter, demoMains.first);
  const own = await gateway.call('getNotificationChoices', {}, { token, mainId: demoMains.first });
  expect(ok(own).data.choices.map(({ kind }: { kind: string }) => kind)).not.toContain('work.handedOver');
});
