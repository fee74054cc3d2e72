import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, startProcess } from './gatewayProcess';

const dataDir = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'probity-process-'));
chmodSync(dataDir, 0o755);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string>, args?: string[], within?: (command: string[]) => string[]) =>
  startProcess({ DATA_DIR: dataDir, ...env }, args, within);

/** A sign-in whose body is still on its way. */
function halfSent({ hostname, port }: URL) {
  const body = JSON.stringify({
    loginType: 'password',
    mobile: '13899999999',
    password: '0'.repeat(32),
    clientType: 'ENT_WEB',
  });
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /gateway/bd/base/user/login HTTP/1.1',
    `host: ${hostname}`,
    'appcode: bd-web',
    'content-type: application/json',
    `content-length: ${body.length}`,
    'connection: close',
  ];
  let reply = '';
  socket.on('data', (bytes: Buffer) => (reply += bytes.toString()));
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  return {
    async finish() {
      socket.write(body.slice(10));
      await once(socket, 'end');
      return reply;
    },
  };
}

test('one process is the whole product; SIGTERM drains it (a request under way is answered), stops its PostgreSQL, exits 0 within 20 s', async () => {
  const started = start({});
  const at = await addressOf(started);
  expect((await fetch(`${at}/readyz`)).status).toBe(200);
  const request = halfSent(new URL(at));
  await sleep(500);
  const at0 = Date.now();
  started.child.kill('SIGTERM');
  await sleep(500);
  // No new connection is accepted; open ones are answered.
  await expect(fetch(`${at}/readyz`)).rejects.toThrow();
  expect(await request.finish()).toMatch(/^HTTP\/1.1 200 [\s\S]*"code":1001/);
  expect(await started.ended).toBe(0);
  expect(Date.now() - at0).toBeLessThan(20_000);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  for (const line of started
    .output()
    .split('\n')
    .filter((one) => one.startsWith('{'))) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) });
  }
});

test('a port that is taken is said in words, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = start({ PORT: String(port) });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(`PORT ${port} on 127.0.0.1 is taken by another program`);
  expect(started.output()).not.toMatch(/"level":[56]0|    at /);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  other.close();
});

test.each([
  ['npm alone is ended', (pid: number) => pid],
  ['npm and all it started are', (pid: number) => -pid],
])('%s: the gateway stops in order', async (_what, whom) => {
  // npm runs a script in a shell, which dies of SIGTERM without passing it on.
  const started = start({ npm_lifecycle_event: 'start', LOG_LEVEL: 'info' }, [], (command) => [
    '/bin/sh',
    '-c',
    `${command.map((word) => `'${word}'`).join(' ')}; true`,
  ]);
  await addressOf(started);
  const [pid] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(whom(started.child.pid!), 'SIGTERM');
  // Its output ends with the last process that writes to it.
  await once(started.child, 'close');
  expect(started.output()).toContain('"msg":"stopping"');
  expect(started.output()).not.toContain('second SIGTERM');
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(() => process.kill(Number(pid), 0)).toThrow(/ESRCH/);
});

test('a given database that is not there is said in one sentence, and it exits 1', async () => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:9/nowhere';
  const started = start({ DATABASE_URL });
  expect(await started.ended).toBe(1);
  expect(started.output()).toContain(
    'The database cannot be used: nobody listens where the database should be. Nothing was started',
  );
  expect(started.output()).not.toMatch(/^\s+at /m);
}, 60_000);

test('after kill -9 it starts again on the PostgreSQL left running', async () => {
  const first = start({});
  await addressOf(first);
  const pid = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0];
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start({});
  await addressOf(second);
  expect(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]).toBe(pid);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('verify-audit is a command of the same program', async () => {
  const command = start({}, ['verify-audit']);
  expect(await command.ended).toBe(0);
  expect(command.output()).toMatch(/audit events, 0 fault\(s\)/);
});

test('create-staff is one, too: refused in words, done, and done again without a change', async () => {
  const run = async (...args: string[]) => {
    const command = start({}, ['create-staff', ...args]);
    return { code: await command.ended, said: command.output() };
  };
  const person = ['--mobile', '13600000001', '--name', 'Li Wei'];
  const refused = await run('--mobile', '136', '--password', 'x');
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringMatching(/--password[\s\S]*npm run create-staff --/),
  });
  const done = await run(...person);
  expect(done).toMatchObject({
    code: 0,
    said: expect.stringMatching(/created[\s\S]*owner of the platform now/),
  });
  const again = await run(...person);
  expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing was changed') });
  for (const { said } of [refused, done, again]) expect(said).not.toMatch(/13600000001|Li Wei|    at /);
});

test('verify-ledger is one, too', async () => {
  const command = start({}, ['verify-ledger']);
  expect(await command.ended).toBe(0);
  expect(command.output()).toMatch(
    /: right · \d+ bookings · available ¥[\d,.]+, held .*\n\d+ account\(s\), 0 fault\(s\)/s,
  );
});

test('recharge is one, too, also beside a running gateway: booked once by two at once, said again, taken back, refused in words', async () => {
  const gateway = start({});
  const at = await addressOf(gateway);
  const mobile = '13600000002';
  const call = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', appcode: 'bd-web' };
    const reply = await fetch(`${at}/gateway/bd${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { code: number; data: { sToken: string } };
  };
  expect(await call('/base/sms/sendVerifyCode', { mobile, scene: 'register' })).toMatchObject({ code: 0 });
  const outbox = (await (await fetch(`${at}/dev/outbox.json`)).json()) as { text: string }[];
  const verifyCode = /\d{6}/.exec(outbox[0]!.text)![0];
  const password = createHash('md5').update('orchid-7-lantern').digest('hex');
  const { data } = await call('/base/user/register', { mobile, verifyCode, password, agreed: true });
  const headers = { appcode: 'bd-web', authorization: `Bearer ${data.sToken}` };
  const info = (await (await fetch(`${at}/gateway/bd/base/user/loginInfo`, { headers })).json()) as {
    data: { mainId: string; mainName: string };
  };
  const { mainId, mainName } = info.data;

  const run = async (...args: string[]) => {
    const command = start({}, ['recharge', ...args]);
    return { code: await command.ended, said: command.output() };
  };
  const payment = ['--account', mainName, '--fen', '680000', '--reference', 'ICBC 42'];
  const both = await Promise.all([run(...payment), run(...payment)]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  const said = both.map((one) => one.said).join('');
  expect(said.split(`booked for ${mainName} (${mainId}). Available: ¥6,800.00.`)).toHaveLength(2);
  expect(said.match(/nothing was changed/g)).toHaveLength(1);
  expect(await run('--fen', '6800')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/--account wants[\s\S]*--reference wants[\s\S]*npm run recharge --/),
  });
  const back = await run('--reverse', '--reference', 'ICBC 42');
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('Available: ¥0.00') });
  gateway.child.kill('SIGTERM');
  expect(await gateway.ended).toBe(0);
}, 120_000);

test('production names every fault at once, starts nothing and exits 1', async () => {
  const empty = join(dataDir, 'never');
  const url = process.env.PROBITY_TEST_OWNER_URL!;
  const started = start({ NODE_ENV: 'production', DEMO: 'on', DATA_DIR: empty, APP_DATABASE_URL: url });
  expect(await started.ended).toBe(1);
  for (const words of [
    'PEPPER',
    'DATA_KEYS',
    'BLIND_INDEX_KEY',
    'DATABASE_KEY',
    'PUBLIC_URL',
    'DEMO',
    'SMS_PROVIDER',
    'WECHAT_PROVIDER',
    'not a member of probity_app',
  ]) {
    expect(started.output()).toContain(words);
  }
  expect(existsSync(empty)).toBe(false);
});
