import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { consentTo, fund, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { hasSigned, passTime, startReceiver, type Receiver } from '../../../test/webhookReceiver';
import { publish } from '../events/publish';
import { uuidv7 } from '../../kernel/ids';

const { first } = demoMains;
const SECOND = 1_000;
const HOUR = 3_600_000;
const NAME = '霍青溪';
const MOBILE = '13977008800';
const ID = '11010519491231002X';
let gateway: TestGateway;
let receiver: Receiver;
let token = '';
let webhookId = '';
let secret = '';

beforeAll(async () => {
  receiver = await startReceiver();
  gateway = await gatewayWithPeople({ env: { OUTBOUND_ALLOW: receiver.host } });
  await fund(gateway, 1_000_000);
});
afterAll(async () => {
  await gateway.close();
  await receiver.stop();
});
beforeEach(async () => {
  receiver.got = [];
  receiver.answer = (response) => response.writeHead(204).end();
  await passTime(gateway, 0);
  token = await sessionOf(gateway, demoUsers.owner, first);
  const kinds = ['check.ordered', 'check.started', 'check.cancelled', 'webhook.disabled'];
  const { data } = await call('createWebhook', { body: { name: 'HR', url: receiver.url, kinds } });
  ({ secret } = data);
  ({ webhookId } = data.webhook);
});
afterEach(async () => {
  await call('deleteWebhook', { body: { webhookId } });
});

/** A session goes idle while time passes, so every call of a test may sign in again. */
async function call(operation: string, input: object = {}) {
  const reply = await gateway.call(operation, input, { token, mainId: first });
  if (reply.code !== -5) return reply;
  token = await sessionOf(gateway, demoUsers.owner, first);
  return gateway.call(operation, input, { token, mainId: first });
}
const log = async (query: object = {}) =>
  (await call('listWebhookDeliveries', { body: { webhookId, ...query } })).data.rows as Record<
    string,
    unknown
  >[];
const webhook = async () =>
  (await call('listWebhooks')).data.find((one: { webhookId: string }) => one.webhookId === webhookId);
const happen = () =>
  inAccount(gateway, first, (work) =>
    publish(work, { mainId: first, kind: 'check.ordered', entity: 'check', entityId: uuidv7() }),
  );
const later = async (ms: number) => {
  await passTime(gateway, ms);
  await gateway.runJobs();
};
const down = () => {
  receiver.answer = (response) => response.writeHead(500).end('words of the receiver');
};

test('what happens to a check arrives, signed, once, and names nobody', async () => {
  const { checkId, orderId, orderNo } = await placeOrder(gateway, token, {
    candidate: { name: NAME, mobile: MOBILE, idNumber: ID },
  });
  await gateway.runJobs();
  await consentTo(gateway, checkId);
  await gateway.runJobs();
  expect(receiver.got.map(({ headers }) => headers['probity-kind'])).toEqual([
    'check.ordered',
    'check.started',
  ]);
  const [ordered, started] = receiver.got;
  for (const one of receiver.got) {
    expect(hasSigned(secret, one, gateway.clock.now())).toBe(true);
    expect(hasSigned(`${secret}x`, one, gateway.clock.now())).toBe(false);
    expect(hasSigned(secret, { ...one, body: `${one.body} ` }, gateway.clock.now())).toBe(false);
    expect(one.headers['content-type']).toMatch(/^application\/json/);
    for (const personal of [NAME, NAME.slice(1), MOBILE, ID])
      expect(one.body + JSON.stringify(one.headers)).not.toContain(personal);
  }
  const body = JSON.parse(ordered!.body) as Record<string, unknown>;
  expect(Object.keys(body).sort()).toEqual(
    ['check', 'createdAt', 'entity', 'entityId', 'id', 'kind', 'mainId'].sort(),
  );
  expect(body).toMatchObject({
    kind: 'check.ordered',
    mainId: first,
    entity: 'check',
    entityId: checkId,
    check: { checkId, orderId, orderNo, status: 'awaitingConsent' },
  });
  expect(ordered!.headers['probity-event']).toBe(body.id);
  expect(JSON.parse(started!.body)).toMatchObject({ check: { checkId, status: 'inProgress' } });
  expect(await log()).toEqual([
    expect.objectContaining({ kind: 'check.started', status: 'delivered', attempts: 1, httpStatus: 204 }),
    expect.objectContaining({ kind: 'check.ordered', status: 'delivered', orderNo, fault: null }),
  ]);
  expect(await webhook()).toMatchObject({ lastDelivery: { kind: 'check.started', status: 'delivered' } });
});

test('a kind nobody asked for is not told; the same event told twice arrives once', async () => {
  const { checkId } = await placeOrder(gateway, token);
  await gateway.runJobs();
  receiver.got = [];
  await inAccount(gateway, first, async (work) => {
    const id = await publish(work, {
      mainId: first,
      kind: 'check.started',
      entity: 'check',
      entityId: checkId,
    });
    await work.enqueue('event.deliver', { mainId: first, eventId: id });
    await publish(work, { mainId: first, kind: 'check.reported', entity: 'check', entityId: checkId });
  });
  await gateway.runJobs();
  expect(receiver.got.map(({ headers }) => headers['probity-kind'])).toEqual(['check.started']);
});

test('a receiver that is down gets it later, by growing pauses; a fresh signature each time', async () => {
  down();
  await happen();
  await gateway.runJobs();
  expect(await log()).toEqual([
    expect.objectContaining({ status: 'waiting', attempts: 1, httpStatus: 500, fault: 'status' }),
  ]);
  expect((await webhook()).failingSince).not.toBeNull();
  await later(9 * SECOND);
  expect(receiver.got).toHaveLength(1);
  await later(SECOND);
  expect(receiver.got).toHaveLength(2);
  await later(59 * SECOND);
  expect(receiver.got).toHaveLength(2);
  await later(SECOND);
  expect(receiver.got).toHaveLength(3);
  receiver.answer = (response) => response.writeHead(200).end();
  await later(300 * SECOND);
  expect(receiver.got).toHaveLength(4);
  const [one, , , last] = receiver.got;
  expect(last!.body).toBe(one!.body);
  expect(last!.headers['probity-delivery']).toBe(one!.headers['probity-delivery']);
  expect(hasSigned(secret, last!, gateway.clock.now())).toBe(true);
  // A recorded delivery cannot be replayed later.
  expect(hasSigned(secret, one!, gateway.clock.now())).toBe(false);
  expect(await log({ status: 'delivered' })).toEqual([
    expect.objectContaining({ attempts: 4, httpStatus: 200, fault: null, nextAttemptAt: null }),
  ]);
  expect(await webhook()).toMatchObject({ failingSince: null, status: 'active' });
  await later(80 * HOUR);
  expect(receiver.got).toHaveLength(4);
});

test('after three days without an arrival the webhook is disabled and the account told; nothing more is sent', async () => {
  const other = await call('createWebhook', {
    body: { name: 'Watcher', url: `${receiver.url}?watcher`, kinds: ['webhook.disabled'] },
  });
  down();
  await happen();
  await gateway.runJobs();
  for (let hour = 0; hour < 71; hour += 1) await later(HOUR);
  expect(await webhook()).toMatchObject({ status: 'active' });
  await happen();
  await gateway.runJobs();
  for (let minutes = 0; minutes < 70; minutes += 10) await later(600 * SECOND);
  expect(await webhook()).toMatchObject({ status: 'disabled', disabledReason: 'failing' });
  const rows = await log();
  expect(rows.map(({ status }) => status)).toEqual(['failed', 'failed']);
  expect(receiver.got.map(({ headers }) => headers['probity-kind'])).toContain('webhook.disabled');
  receiver.got = [];
  await call('deleteWebhook', { body: { webhookId: other.data.webhook.webhookId } });
  await happen();
  await later(100 * HOUR);
  expect(receiver.got).toEqual([]);
  const deliveryId = rows[0]!.deliveryId as string;
  expect((await call('redeliverWebhook', { body: { deliveryId } })).code).toBe(2931);
  receiver.answer = (response) => response.writeHead(204).end();
  await call('setWebhookStatus', { body: { webhookId, status: 'active' } });
  expect((await call('redeliverWebhook', { body: { deliveryId } })).code).toBe(0);
  await gateway.runJobs();
  expect(await log({ status: 'delivered' })).toEqual([expect.objectContaining({ deliveryId })]);
}, 120_000);

test('one arrival in three days is enough to stay; what itself never arrives is given up', async () => {
  down();
  await happen();
  await gateway.runJobs();
  for (let hour = 0; hour < 40; hour += 1) await later(HOUR);
  receiver.answer = (response) => response.writeHead(204).end();
  await call('testWebhook', { body: { webhookId } });
  await gateway.runJobs();
  down();
  for (let hour = 0; hour < 40; hour += 1) await later(HOUR);
  expect(await webhook()).toMatchObject({ status: 'active' });
  expect(await log({ status: 'failed' })).toEqual([
    expect.objectContaining({ kind: 'check.ordered', fault: 'status', nextAttemptAt: null }),
  ]);
}, 120_000);

test('a test is tried once and says what came of it; sending again sends the very same', async () => {
  down();
  const { data: ping } = await call('testWebhook', { body: { webhookId } });
  expect(ping).toMatchObject({ kind: 'ping', status: 'waiting', attempts: 0 });
  await gateway.runJobs();
  const read = async () =>
    (await call('getWebhookDelivery', { query: { deliveryId: ping.deliveryId } })).data;
  expect((await read()).delivery).toMatchObject({ status: 'failed', fault: 'status', httpStatus: 500 });
  expect((await webhook()).failingSince).toBeNull();
  await later(80 * HOUR);
  expect(receiver.got).toHaveLength(1);
  receiver.answer = (response) => response.writeHead(202).end();
  expect((await call('redeliverWebhook', { body: { deliveryId: ping.deliveryId } })).data).toMatchObject({
    status: 'waiting',
  });
  await gateway.runJobs();
  const after = await read();
  expect(after.delivery).toMatchObject({ status: 'delivered', attempts: 2, httpStatus: 202 });
  expect(receiver.got[1]!.body).toBe(receiver.got[0]!.body);
  expect(after.body).toBe(receiver.got[0]!.body);
  expect(after.tries).toEqual([
    expect.objectContaining({ number: 2, httpStatus: 202, fault: null, answer: '', answerIsWhole: true }),
    expect.objectContaining({ number: 1, httpStatus: 500, fault: 'status', answer: 'words of the receiver' }),
  ]);
  expect(after.tries[0].sentHeaders).toContainEqual({
    name: 'probity-signature',
    value: receiver.got[1]!.headers['probity-signature'],
  });
  expect(JSON.stringify(after)).not.toContain(secret);
});

test('a changed secret: both sign for a day, then the new one alone', async () => {
  const rotated = (await call('rotateWebhookSecret', { body: { webhookId } })).data.secret as string;
  await happen();
  await gateway.runJobs();
  for (const one of [secret, rotated])
    expect(hasSigned(one, receiver.got[0]!, gateway.clock.now())).toBe(true);
  await passTime(gateway, 24 * HOUR);
  await happen();
  await gateway.runJobs();
  expect([secret, rotated].map((one) => hasSigned(one, receiver.got[1]!, gateway.clock.now()))).toEqual([
    false,
    true,
  ]);
});

test('disabled by hand or forgotten: what waits is not sent', async () => {
  down();
  await happen();
  await gateway.runJobs();
  receiver.got = [];
  receiver.answer = (response) => response.writeHead(204).end();
  await call('setWebhookStatus', { body: { webhookId, status: 'disabled' } });
  await happen();
  await later(HOUR);
  expect(receiver.got).toEqual([]);
  expect(await log()).toEqual([expect.objectContaining({ status: 'failed', fault: 'disabled' })]);
  await call('setWebhookStatus', { body: { webhookId, status: 'active' } });
  await happen();
  await call('deleteWebhook', { body: { webhookId } });
  await later(HOUR);
  expect(receiver.got).toEqual([]);
});

test('the log goes by pages, the newest first, and ends after 30 days', async () => {
  for (let n = 0; n < 5; n += 1) {
    await happen();
    await gateway.runJobs();
    await passTime(gateway, SECOND);
  }
  const page = async (cursor?: string) =>
    (await call('listWebhookDeliveries', { body: { webhookId, limit: 2, ...(cursor && { cursor }) } })).data;
  const pages = [await page()];
  while (pages.at(-1).nextCursor) pages.push(await page(pages.at(-1).nextCursor as string));
  const ids = pages.flatMap(({ rows }) => rows.map((row: { deliveryId: string }) => row.deliveryId));
  expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1]);
  expect([...new Set(ids)]).toEqual((await log()).map(({ deliveryId }) => deliveryId));
  await inAccount(gateway, first, (work) => work.enqueue('webhook.purge', {}));
  await gateway.runJobs();
  expect(await log()).toHaveLength(5);
  await passTime(gateway, 31 * 24 * HOUR);
  await inAccount(gateway, first, (work) => work.enqueue('webhook.purge', {}));
  await gateway.runJobs();
  expect(await log()).toEqual([]);
});
