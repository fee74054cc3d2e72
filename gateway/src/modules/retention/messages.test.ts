import { codeFor } from '../../../test/accounts/people';
import { consentAndSubmit, enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, placeOrder } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { backdateClosing, eraseAccount, rowsContaining } from '../../../test/erasure';
import { partiesOf, publish } from '../../../test/reports';
import type { SmsOutbox } from '../sms/smsOutbox';
import { accountsPurgeJob } from '../accounts/purgeJob';

const MOBILE = '13972101001';
const READER = '13972101002';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
});
afterAll(() => gateway.close());

const days = (n: number) => gateway.clock.advance(n * 86_400_000);
const indexOf = (mobile: string) => gateway.services.blindIndex.of('mobile', mobile);
const purge = () =>
  accountsPurgeJob.run(
    {},
    { services: gateway.services, log: gateway.services.log, attempt: 1, maxAttempts: 1 },
  );

/** All texts in the outbox, decrypted. */
async function texts(): Promise<string[]> {
  const { rows } = await gateway.owner.query<{ id: string; payload: Buffer }>(
    'select id, payload from sms_outbox where payload is not null',
  );
  return rows.map(({ id, payload }) => JSON.stringify((gateway.services.sms as SmsOutbox).open(id, payload)));
}

test('messages lose text and phone three days after they left; before that they can be read', async () => {
  await codeFor(gateway, '13800000001', 'login');
  await gateway.runJobs();
  days(2);
  await purge();
  expect(await gateway.outbox('13800000001')).toHaveLength(1);
  days(2);
  await purge();
  expect(await gateway.outbox('13800000001')).toEqual([]);
  expect((await texts()).filter((text) => text.includes('13800000001'))).toEqual([]);
  expect((await rowsContaining(gateway, indexOf('13800000001'))).sms_outbox).toBeUndefined();
});

test('a message that could not leave is kept for its tries and given up after two weeks', async () => {
  await codeFor(gateway, '13800000002', 'login');
  await gateway.owner.query(`update sms_outbox set status = 'retrying' where mobile_index = $1`, [
    indexOf('13800000002'),
  ]);
  days(9);
  await purge();
  expect(await gateway.outbox('13800000002')).toHaveLength(1);
  days(2);
  await purge();
  expect(await gateway.outbox('13800000002')).toEqual([]);
  await gateway.runJobs();
});

test('an erased check leaves no message, no code and no index of its people; the proof of consent keeps its own', async () => {
  const parties = await partiesOf(gateway);
  const { checkId } = await placeOrder(gateway, parties.ownerToken, {
    candidate: { name: '司空', mobile: MOBILE },
  });
  const visitor = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
  await consentAndSubmit(visitor);
  await gateway.runJobs();
  const { items } = ok(await parties.analyst('getReportDraft', { query: { checkId } })).data;
  const [{ checkItemId }] = items.filter(({ status }: { status: string }) => status === 'running');
  const question = { checkItemId, question: 'Which campus?', of: 'candidate' };
  ok(await parties.analyst('requestInfo', { body: question }));
  ok(await visitor.call('answerAsCandidate', { checkItemId, text: 'The old one' }));
  await publish(parties, checkId);
  ok(await parties.owner('createShare', { body: { checkId, mobiles: [READER], sendSms: true } }));
  await gateway.runJobs();
  expect((await texts()).filter((text) => text.includes(MOBILE)).length).toBeGreaterThan(2);
  expect((await texts()).filter((text) => text.includes(READER))).toHaveLength(1);

  // All of it was sent the day before: age has removed nothing yet.
  await backdateClosing(gateway, checkId);
  await eraseAccount(gateway);
  expect((await texts()).filter((text) => text.includes(MOBILE) || text.includes(READER))).toEqual([]);
  expect((await rowsContaining(gateway, indexOf(READER))).sms_outbox).toBeUndefined();
  days(9);
  await purge();
  expect(await rowsContaining(gateway, indexOf(READER))).toEqual({});
  expect(await rowsContaining(gateway, indexOf(MOBILE))).toEqual({ consent: 1 });
});

test('a phone that something else names keeps the messages that are not about the erased check', async () => {
  const parties = await partiesOf(gateway);
  const candidate = { name: '司空', mobile: '13972101003' };
  const gone = await placeOrder(gateway, parties.ownerToken, { candidate });
  const stays = await placeOrder(gateway, parties.ownerToken, { candidate, acceptDuplicate: true });
  ok(await parties.owner('cancelCheck', { body: { checkId: gone.checkId, reason: 'No longer' } }));
  await gateway.runJobs();
  // Two invitations, and the notice that the second check was cancelled.
  expect(await gateway.outbox(candidate.mobile)).toHaveLength(3);
  await backdateClosing(gateway, gone.checkId);
  await eraseAccount(gateway);
  expect(await gateway.outbox(candidate.mobile)).toHaveLength(1);
  const detail = await parties.owner('getCheck', { query: { checkId: stays.checkId } });
  expect(detail.data.messages).toHaveLength(1);
});
