import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { gatewayWithPeople, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { startReceiver, type Receiver } from '../../../test/webhookReceiver';
import { loadConfig } from '../../platform/config/config';
import { buildServices } from '../../app/services';
import { addressFault } from './address';

const { first } = demoMains;
let gateway: TestGateway;
let receiver: Receiver;
let token: string;
beforeAll(async () => {
  receiver = await startReceiver();
  gateway = await gatewayWithPeople({ env: { OUTBOUND_ALLOW: receiver.host } });
  token = await sessionOf(gateway, demoUsers.owner, first);
});
afterAll(async () => {
  await gateway.close();
  await receiver.stop();
});

const call = (operation: string, input: object) => gateway.call(operation, input, { token, mainId: first });

/** The outcome of testing a webhook whose address was changed after the check made when saving. */
async function outcomeAt(url: string) {
  const body = { name: 'HR', url: receiver.url, kinds: ['check.ordered'] };
  const { webhookId } = (await call('createWebhook', { body })).data.webhook;
  await gateway.services.db.withTenant({ mainIds: [first], mainId: first }, (tx) =>
    tx.run({ compile: () => ({ text: 'update webhook set url = $1', values: [url] }) } as never),
  );
  const { deliveryId } = (await call('testWebhook', { body: { webhookId } })).data;
  receiver.got = [];
  await gateway.runJobs();
  const { data } = await call('getWebhookDelivery', { query: { deliveryId } });
  await call('deleteWebhook', { body: { webhookId } });
  const { status, fault, faultCode, httpStatus } = data.delivery;
  return { status, fault, faultCode, httpStatus, reached: receiver.got.length };
}

test('the twin: a permitted receiver is reached', async () => {
  expect(await outcomeAt(receiver.url)).toMatchObject({ status: 'delivered', httpStatus: 204, reached: 1 });
});

test.each([
  ['https://127.0.0.1:{port}/', 'address'],
  ['https://10.0.0.8/', 'address'],
  ['https://localhost:{port}/', 'address'],
  ['https://[::1]:{port}/', 'address'],
  ['http://hooks.example.com/', 'address'],
])(
  '%s: nothing is sent to a private or unencrypted address, whatever stands in the row',
  async (url, fault) => {
    const port = receiver.host.split(':')[1]!;
    // The same port of the permitted receiver, under another name.
    const other = url.replace('{port}', port).replace('127.0.0.1', '127.0.0.2');
    expect(await outcomeAt(other)).toMatchObject({ status: 'failed', fault, httpStatus: null, reached: 0 });
  },
);

test('a redirect is not followed; an endless answer and a broken connection are failures in words', async () => {
  receiver.answer = (response) => response.writeHead(307, { location: '/elsewhere' }).end();
  expect(await outcomeAt(receiver.url)).toMatchObject({ status: 'failed', fault: 'redirect', reached: 1 });
  receiver.answer = (response) => response.writeHead(200).end('x'.repeat(1_100_000));
  expect(await outcomeAt(receiver.url)).toMatchObject({ status: 'failed', fault: 'size', reached: 1 });
  receiver.answer = (response) => response.destroy();
  expect(await outcomeAt(receiver.url)).toMatchObject({
    status: 'failed',
    fault: 'connection',
    faultCode: 'ECONNRESET',
  });
});

test('a host that the operator has closed since is not called', async () => {
  const config = gateway.services.config as { webhookHosts: 'public' | readonly string[] };
  config.webhookHosts = ['other.example.com'];
  try {
    expect(await outcomeAt('https://hooks.example.com/')).toMatchObject({
      status: 'failed',
      fault: 'address',
    });
  } finally {
    config.webhookHosts = 'public';
  }
});

/** The rule with the given settings, also those of production. */
function faultWith(url: string, settings: Record<string, string>, production = false) {
  const config = {
    ...loadConfig(
      { NODE_ENV: 'test', DATA_DIR: gateway.config.dataDir, ...settings },
      gateway.config.rootDir,
    ),
    production,
  };
  const services = buildServices({
    config,
    appUrl: gateway.ownerUrl,
    log: gateway.services.log,
    sessions: gateway.services.sessions,
  });
  return addressFault(url, services);
}

test.each([
  ['https://hooks.example.com/', 'public', undefined],
  ['https://hooks.example.com/', 'hooks.example.com', undefined],
  ['https://hooks.example.com./', 'hooks.example.com', undefined],
  ['https://a.example.org/', '*.example.org,hooks.example.com', undefined],
  ['https://example.org/', '*.example.org', 'host'],
  ['https://evilexample.org/', '*.example.org', 'host'],
  ['https://other.example.com/', 'hooks.example.com', 'host'],
  ['https://1.1.1.1/', 'hooks.example.com', 'host'],
  ['https://hooks.example.com/', '', 'host'],
  ['https://10.0.0.8/', 'public', 'private'],
])('%s with WEBHOOK_HOSTS=%s: %s', (url, hosts, fault) =>
  expect(faultWith(url, { WEBHOOK_HOSTS: hosts })).toBe(fault),
);

test('what the operator allows for its own vendors is not open to customers in production', () => {
  const settings = { OUTBOUND_ALLOW: 'sms.internal,10.0.0.8:8443', WEBHOOK_HOSTS: 'public' };
  for (const url of ['http://sms.internal/', 'https://10.0.0.8:8443/'])
    expect(faultWith(url, settings)).toBeUndefined();
  expect(faultWith('http://sms.internal/', settings, true)).toBe('scheme');
  expect(faultWith('https://sms.internal/', settings, true)).toBe('private');
  expect(faultWith('https://10.0.0.8:8443/', settings, true)).toBe('private');
  expect(faultWith('https://hooks.example.com/', settings, true)).toBeUndefined();
});
