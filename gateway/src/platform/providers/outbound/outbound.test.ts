import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Outbound, type OutboundError } from './outbound';
import { isPublicAddress } from './publicAddress';

let server: Server;
let port: number;
let served = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    served += 1;
    if (request.url === '/redirect') response.writeHead(302, { location: '/ok' }).end();
    else if (request.url === '/large') response.end('x'.repeat(1_200_000));
    else if (request.url === '/slow') response.write('a');
    else if (request.url === '/full') response.end('x'.repeat(1_048_576));
    else request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  served = 0;
});

const at = (path: string) => `http://127.0.0.1:${port}${path}`;
const permitted = () => new Outbound({ allow: [`127.0.0.1:${port}`] });
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: OutboundError) => error.fault,
  );
/** A resolver that gives the answers one after the other: a name that changes its mind. */
function resolvingTo(...answers: string[][]): typeof lookup {
  let call = 0;
  return ((_name: string, _options: unknown, callback: (error: null, found: unknown) => void) => {
    const found = answers[Math.min(call++, answers.length - 1)]!;
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::1',
  'ff02::1',
  'nonsense',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '240e::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest',
  'https://user:secret@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'nonsense',
])('%s is refused by its text', async (address) => {
  const outbound = new Outbound({ allow: [] });
  expect(outbound.permits(address)).toBe(false);
  expect(await faultOf(outbound.call(address))).toBe('address');
});

test('a public https address is permitted', () =>
  expect(new Outbound({ allow: [] }).permits('https://example.com/hook')).toBe(true));

test.each([
  ['to a private address', [['10.0.0.1']]],
  ['to IPv6 loopback', [['::1']]],
  ['to a mapped form', [['::ffff:127.0.0.1']]],
  ['to a public and a private address', [['1.1.1.1', '127.0.0.1']]],
  ['to nothing', [[]]],
])('a name that resolves %s is refused before a connection', async (_what, answers) => {
  const outbound = new Outbound({ allow: [], resolve: resolvingTo(...answers) });
  expect(await faultOf(outbound.call(`https://hook.example.com:${port}/`))).toBe('address');
  expect(served).toBe(0);
});

test('a name is resolved once: what was checked is what is connected to', async () => {
  let asked = 0;
  const answers = resolvingTo(['127.0.0.1']);
  const counting = ((...input: Parameters<typeof answers>) => {
    asked += 1;
    return answers(...input);
  }) as typeof lookup;
  const outbound = new Outbound({ allow: [], resolve: counting });
  await faultOf(outbound.call(`https://hook.example.com:${port}/`));
  expect(asked).toBe(1);
});

test('a permitted host is called and its answer read', async () => {
  const reply = await permitted().call(at('/echo'), { method: 'POST', body: 'Zhāng' });
  expect(reply).toEqual({ status: 200, text: 'Zhāng' });
});

test('permission for one port is none for another', async () => {
  expect(await faultOf(permitted().call('http://127.0.0.1:1/'))).toBe('address');
});

test('a redirect is not followed', async () => {
  expect(await faultOf(permitted().call(at('/redirect')))).toBe('redirect');
  expect(served).toBe(1);
});

test('1 MB is read, more is not', async () => {
  expect((await permitted().call(at('/full'))).text).toHaveLength(1_048_576);
  expect(await faultOf(permitted().call(at('/large')))).toBe('size');
});

test('an answer that never ends is given up', async () => {
  expect(await faultOf(permitted().call(at('/slow'), { timeoutMs: 200 }))).toBe('timeout');
});

test('nobody there is a fault without the address in it', async () => {
  const free = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: number } = probe.address() as AddressInfo;
      probe.close(() => resolve(number));
    });
  });
  const call = new Outbound({ allow: ['127.0.0.1'] }).call(`http://127.0.0.1:${free}/secret`);
  await expect(call).rejects.toThrow(/^The connection failed: ECONNREFUSED$/);
});
