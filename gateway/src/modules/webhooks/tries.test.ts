import type { ServerResponse } from 'node:http';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { passTime, startReceiver, type Receiver } from '../../../test/webhookReceiver';
import { sql } from '../../platform/db/sql';

const { first } = demoMains;
const DAY = 86_400_000;
let gateway: TestGateway;
let receiver: Receiver;
/** Nothing listens there any more. */
let gone: Receiver;
let webhookId = '';

const call = async (operation: string, input: object) =>
  gateway.call(operation, input, { token: await sessionOf(gateway, demoUsers.owner, first), mainId: first });

beforeAll(async () => {
  receiver = await startReceiver();
  gone = await startReceiver();
  await gone.stop();
  gateway = await gatewayWithPeople({ env: { OUTBOUND_ALLOW: `${receiver.host},${gone.host}` } });
  await passTime(gateway, 0);
  const { data } = await call('createWebhook', {
    body: { name: 'HR', url: receiver.url, kinds: ['check.ordered'] },
  });
  ({ webhookId } = data.webhook);
});
afterAll(async () => {
  await gateway.close();
  await receiver.stop();
});

/** Sends a test that is answered so, and reads its try. */
async function triedWith(answer: (response: ServerResponse) => void) {
  receiver.answer = answer;
  return tryOf(webhookId);
}
async function tryOf(id: string) {
  const { data } = await call('testWebhook', { body: { webhookId: id } });
  await gateway.runJobs();
  const read = await call('getWebhookDelivery', { query: { deliveryId: data.deliveryId } });
  expect(read.data.tries).toHaveLength(1);
  return read.data.tries[0];
}
const kept = () =>
  inAccount(
    gateway,
    first,
    async ({ tx }) => (await tx.one<{ n: number }>(sql`select count(*)::int as n from webhook_try`)).n,
  );

test('the first kilobyte is kept, and the whole size told; no character is cut in two', async () => {
  const tried = await triedWith((response) => response.writeHead(500).end(`a${'审'.repeat(2000)}`));
  expect(tried).toMatchObject({
    answer: `a${'审'.repeat(341)}`,
    answerBytes: 6001,
    answerIsWhole: true,
    url: receiver.url,
  });
});

test('bytes that are no text, NUL and colours of a terminal are shown as signs', async () => {
  const bytes = Buffer.concat([Buffer.from('\0\x1b[31m<b>\u202e'), Buffer.from([0xff, 0xc3])]);
  const tried = await triedWith((response) => response.writeHead(200).end(bytes));
  expect(tried.answer).toBe('␀␛[31m<b>\ufffd\ufffd\ufffd');
});

test('the charset of the answer is heeded, and one that does not exist is not a fault', async () => {
  const gbk = Buffer.from([0xb1, 0xb3, 0xb5, 0xf7]);
  const type = (charset: string) => ({ 'content-type': `text/plain; charset=${charset}` });
  expect((await triedWith((r) => r.writeHead(200, type('GBK')).end(gbk))).answer).toBe('背调');
  expect((await triedWith((r) => r.writeHead(200, type('nonsense')).end('ok'))).answer).toBe('ok');
});

test('headers that help are kept, a cookie is not; a redirect says where to', async () => {
  const tried = await triedWith((response) =>
    response.writeHead(302, { location: 'https://example.com/b', 'set-cookie': 'sid=secret' }).end(),
  );
  expect(tried).toMatchObject({ fault: 'redirect', httpStatus: 302, answerIsWhole: false });
  expect(tried.answerHeaders).toContainEqual({ name: 'location', value: 'https://example.com/b' });
  expect(JSON.stringify(tried)).not.toContain('sid=secret');
});

test('an answer that breaks off is kept as far as it came', async () => {
  const tried = await triedWith((response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setTimeout(() => response.destroy(), 50);
  });
  expect(tried).toMatchObject({ fault: 'connection', answer: 'half', answerBytes: 4, answerIsWhole: false });
});

test('what never left is not told as sent', async () => {
  expect((await triedWith((response) => response.destroy())).sentHeaders).not.toEqual([]);
  const { data } = await call('createWebhook', {
    body: { name: 'Gone', url: gone.url, kinds: ['check.ordered'] },
  });
  const tried = await tryOf(data.webhook.webhookId);
  expect(tried).toMatchObject({ fault: 'connection', faultCode: 'ECONNREFUSED', sentHeaders: [] });
  await call('deleteWebhook', { body: { webhookId: data.webhook.webhookId } });
});

test('tries go with their delivery after 30 days, and with their webhook', async () => {
  expect(await kept()).toBeGreaterThan(5);
  const later = new Date(gateway.clock.now().getTime() + 31 * DAY);
  await gateway.services.db.withoutTenant((tx) => tx.run(sql`select webhook_purge(${later})`));
  expect(await kept()).toBe(0);
  await triedWith((response) => response.writeHead(204).end());
  expect(await kept()).toBe(1);
  await call('deleteWebhook', { body: { webhookId } });
  expect(await kept()).toBe(0);
});
