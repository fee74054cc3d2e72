import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentBody, enter, ID_NUMBER, newestS, ok, school } from '../../../test/candidates';
import { booksOf, fund, gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { paperOrder } from '../../../test/paper';
import { partiesOf, type Parties } from '../../../test/reports';

const { first, platform } = demoMains;
let gateway: TestGateway;
let parties: Parties;

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 10_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

const decide = (workItemId: string, accept: boolean, note?: string) =>
  parties.analyst('decidePaperConsent', { body: { workItemId, accept, ...(note ? { note } : {}) } });
const recordOf = async (checkId: string) => ok(await parties.owner('getCheck', { query: { checkId } })).data;
const statusOf = async (checkId: string) => (await recordOf(checkId)).status;

describe.each(['before', 'after'] as const)('with data missing, confirmed %s the form comes in', (order) => {
  test('the candidate fills in the form without signing again, and then the check runs', async () => {
    const { checkId, mobile, workItemId } = await paperOrder(parties);
    expect(await recordOf(checkId)).toMatchObject({ waitingOn: 'analyst' });
    const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
    const sign = await visitor.call('giveConsent', await consentBody(visitor));
    expect(sign).toMatchObject({ code: 1000 });
    const save = (section: string, content: object) =>
      visitor.call('saveCandidateForm', { section, content });
    ok(await save('identity', { idNumber: ID_NUMBER, idConfirmed: true }));
    ok(await save('education', { entries: [school] }));
    const steps = [() => decide(workItemId, true), () => visitor.call('submitCandidateForm')];
    if (order === 'after') steps.reverse();
    ok(await steps[0]!());
    // With both open the signed form counts; once it is accepted, only the candidate's is missing.
    const waitingOn = order === 'before' ? 'candidate' : 'analyst';
    expect(await recordOf(checkId)).toMatchObject({ status: 'awaitingConsent', waitingOn });
    ok(await steps[1]!());
    expect(await statusOf(checkId)).toBe('inProgress');
    const draft = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data.items;
    const education = draft.find((item: { itemCode: string }) => item.itemCode === 'education');
    expect(education).toMatchObject({ consent: 'given', entries: [{ label: school.school }] });
  });
});

test('refused: the check ends, the money comes back, and the note tells why', async () => {
  const before = await booksOf(gateway);
  const order = await paperOrder(parties);
  ok(await decide(order.workItemId, false, 'No signature on it'));
  const { data } = ok(await parties.owner('getCheck', { query: { checkId: order.checkId } }));
  expect(data.status).toBe('cancelled');
  // The analyst reads English; the orderer reads the reason in their own language, and the note as it was written.
  const read = async (lang: string) => {
    const asked = { token: parties.ownerToken, mainId: first, lang };
    const { timeline } = ok(
      await gateway.call('getCheck', { query: { checkId: order.checkId } }, asked),
    ).data;
    return timeline.at(-1);
  };
  const told = (reason: string) => ({ event: 'cancelled', detail: { reason } });
  expect(await read('en')).toMatchObject(told('The signed form was not accepted: No signature on it'));
  expect(await read('zh-CN')).toMatchObject(told('授权书未通过确认: No signature on it'));
  expect(await booksOf(gateway)).toEqual(before);
});

test('neither the account that uploaded it, nor support or operators, confirm a form', async () => {
  const order = await paperOrder(parties);
  const body = { workItemId: order.workItemId, accept: true };
  expect(await parties.owner('decidePaperConsent', { body })).toMatchObject({ code: 403 });
  for (const user of ['support', 'operator'] as const) {
    const token = await sessionOf(gateway, demoUsers[user], platform);
    const reply = await gateway.call('decidePaperConsent', { body }, { token, mainId: platform });
    expect([user, reply.code]).toEqual([user, 403]);
  }
  expect(await statusOf(order.checkId)).toBe('awaitingConsent');
});

describe('the queue', () => {
  test('pages by due date without losing or doubling one', async () => {
    for (let n = 0; n < 4; n += 1) await paperOrder(parties);
    const whole = ok(await parties.analyst('listWorkItems', { body: {} })).data.rows;
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const body: object = { limit: 2, ...(cursor ? { cursor } : {}) };
      const { data } = ok(await parties.analyst('listWorkItems', { body }));
      ids.push(...data.rows.map((row: { workItemId: string }) => row.workItemId));
      cursor = data.nextCursor;
    } while (cursor);
    expect(whole.length).toBeGreaterThan(4);
    expect(ids).toEqual(whole.map((row: { workItemId: string }) => row.workItemId));
  });

  test('what one has taken, another neither takes nor decides; given back, it is free', async () => {
    const { workItemId } = await paperOrder(parties);
    const claim = (who: 'analyst' | 'reviewer', take: boolean) =>
      parties[who]('claimWorkItem', { body: { workItemId, take, ...(!take && { note: 'On leave' }) } });
    expect(ok(await claim('analyst', true)).data).toMatchObject({ mine: true, status: 'claimed' });
    expect(await claim('reviewer', true)).toMatchObject({ code: 2205, msg: expect.stringContaining('陈曦') });
    expect(await claim('reviewer', false)).toMatchObject({ code: 2205 });
    const body = { workItemId, accept: true };
    const refused = { code: 2205, msg: 'Somebody else is working on this item' };
    expect(await parties.reviewer('decidePaperConsent', { body })).toMatchObject(refused);
    ok(await claim('analyst', false));
    expect(ok(await claim('reviewer', true)).data).toMatchObject({ mine: true, assigneeName: '顾言' });
  });

  test('what is over is said to be over, and by whom', async () => {
    const { workItemId } = await paperOrder(parties);
    ok(await parties.analyst('claimWorkItem', { body: { workItemId, take: true } }));
    ok(await decide(workItemId, true));
    const claim = (who: 'analyst' | 'reviewer', over?: true) =>
      parties[who]('claimWorkItem', { body: { workItemId, take: true, ...(over && { over }) } });
    const refused = (who: string) => ({ code: 2205, msg: `${who} finished this item` });
    expect(await claim('reviewer')).toMatchObject(refused('陈曦'));
    expect(await claim('reviewer', true)).toMatchObject(refused('陈曦'));
    expect(await claim('analyst')).toMatchObject(refused('You'));
    const body = { workItemId, userId: demoUsers.analyst2 };
    expect(await parties.analyst('handOverWork', { body })).toMatchObject(refused('You'));
    const stopped = await paperOrder(parties);
    ok(await parties.owner('cancelCheck', { body: { checkId: stopped.checkId, reason: 'Position filled' } }));
    expect(
      await parties.analyst('claimWorkItem', { body: { workItemId: stopped.workItemId, take: true } }),
    ).toMatchObject({ code: 2205, msg: 'Nobody works any more on this item' });
  });

  test('names candidates to analysts only, and shows an enterprise nothing', async () => {
    const token = await sessionOf(gateway, demoUsers.support, platform);
    const seen = ok(await gateway.call('listWorkItems', { body: {} }, { token, mainId: platform }));
    expect(seen.data.rows.length).toBeGreaterThan(0);
    // Neither is the name of a form, which may be the candidate's.
    for (const row of seen.data.rows) expect(row).toMatchObject({ candidateName: null, fileName: null });
    expect(await parties.owner('listWorkItems', { body: {} })).toMatchObject({ code: 403 });
    const inCustomer = await sessionOf(gateway, demoUsers.owner, first);
    expect(
      await gateway.call('listWorkItems', { body: {} }, { token: inCustomer, mainId: first }),
    ).toMatchObject({ code: 403 });
  });
});
