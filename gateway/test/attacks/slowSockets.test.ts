import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { gatewayWithPeople, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { dial, postHead, replyOn } from '../rawHttp';

/** More than the places for requests at work (240), in CI too. */
const SOCKETS = Math.max(300, Math.round(600 * Number(process.env.SCALE ?? '0.1')));
const CALLS = 200;
/** The delay that a busy machine adds by itself. */
const NOISE_MS = 250;
const LOGIN = '/gateway/bd/base/user/login';
const UPLOAD = '/gateway/bd/base/file/upload';
const JSON_TYPE = 'application/json';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  // No proxy is trusted: the peer of the connection is the caller.
  gateway = await gatewayWithPeople({ env: { TRUST_PROXY: '' } });
  token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
});
afterAll(() => gateway.close());

/** An address that looks like a machine of its own to the gateway. */
const machine = (n: number) => `127.0.${1 + n}.1`;
const head = (length: number, headers: Record<string, string | number> = {}) =>
  postHead(LOGIN, { 'content-type': JSON_TYPE, 'content-length': length, ...headers });

/** The durations of calls by an honest client elsewhere. A refused one fails the test. */
async function honestCalls(): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4, localAddress: '127.0.0.2' });
  const call = () =>
    new Promise<number>((resolve, reject) => {
      const from = performance.now();
      const headers = { appcode: 'bd-web', authorization: `Bearer ${token}` };
      request(`${gateway.address}/gateway/bd/base/user/loginInfo`, { agent, headers }, (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString()));
        reply.on('end', () =>
          text.startsWith('{"code":0') ? resolve(performance.now() - from) : reject(new Error(text)),
        );
      })
        .on('error', reject)
        .end();
    });
  const times: number[] = [];
  const worker = async () => {
    while (times.length < CALLS) times.push(await call());
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  agent.destroy();
  return times;
}
const sorted = (times: readonly number[]) => times.toSorted((a, b) => a - b);
const p99 = (times: readonly number[]) => sorted(times)[Math.floor(times.length * 0.99)]!;
/** The median of several rounds, so that other load on the machine does not decide. */
const middle = (rounds: readonly number[]) => sorted(rounds)[Math.floor(rounds.length / 2)]!;

/** The p99 of rounds of calls, at least three, over a given time. */
async function rounds(forMs = 0): Promise<number[]> {
  const until = Date.now() + forMs;
  const found: number[] = [];
  while (found.length < 3 || Date.now() < until) found.push(p99(await honestCalls()));
  return found;
}

test(`${SOCKETS} slow connections leave the calls of others as fast as they were`, async () => {
  await honestCalls();
  const alone = middle(await rounds());
  const slow: Socket[] = [];
  const answers: number[] = [];
  const attack = (n: number) => {
    // A hundred connections from each machine: none is over its limits, and one in six sends an incomplete head.
    const socket = dial(gateway.address, machine(Math.floor(n / 100)));
    socket.write(n % 6 === 0 ? head(1_000).slice(0, -4) : `${head(1_000)}{`);
    slow.push(socket);
    replyOn(socket, 60_000).then(
      ({ status }) => answers.push(status),
      () => undefined,
    );
  };
  for (let n = 0; n < SOCKETS; n++) attack(n);
  const drip = setInterval(() => slow.forEach((socket) => socket.writable && socket.write(' ')), 1_000);
  try {
    await sleep(500);
    expect(middle(await rounds(8_000))).toBeLessThan(2 * alone + NOISE_MS);
    // And they were cut, each with the reason.
    expect(answers.filter((status) => status === 408).length).toBeGreaterThan(SOCKETS / 2);
    expect(answers.filter((status) => status !== 408)).toEqual([]);
  } finally {
    clearInterval(drip);
    slow.forEach((socket) => socket.destroy());
  }
});

test('one machine has so many calls under way, others as many as before', async () => {
  const limit = gateway.config.requestsPerAddress;
  const slow = Array.from({ length: limit }, () => dial(gateway.address, machine(9)));
  try {
    for (const socket of slow) socket.write(`${head(1_000)}{`);
    await sleep(500);
    const refused = dial(gateway.address, machine(9));
    refused.write(`${head(2)}{}`);
    const reply = await replyOn(refused);
    expect([reply.status, JSON.parse(reply.body).code, reply.headers['retry-after']]).toEqual([
      429,
      429,
      '2',
    ]);
    const other = dial(gateway.address, machine(8));
    other.write(`${head(2)}{}`);
    expect(JSON.parse((await replyOn(other)).body).code).toBe(1000);
    other.destroy();
  } finally {
    slow.forEach((socket) => socket.destroy());
  }
  // A client who disconnects in the middle gives the place back.
  await sleep(500);
  const again = dial(gateway.address, machine(9));
  again.write(`${head(2)}{}`);
  expect(JSON.parse((await replyOn(again)).body).code).toBe(1000);
  again.destroy();
});

test('one machine opens so many connections', async () => {
  const limit = gateway.config.connectionsPerAddress;
  const sockets = Array.from({ length: limit + 20 }, () => dial(gateway.address, machine(10)));
  let closed = 0;
  for (const socket of sockets) socket.once('close', () => (closed += 1));
  await sleep(1_500);
  expect(closed).toBe(20);
  sockets.forEach((socket) => socket.destroy());
});

describe('a body by its rate', () => {
  const timely = (socket: Socket, pieces: readonly string[], everyMs: number) => {
    let n = 0;
    const timer = setInterval(() => {
      if (n === pieces.length || !socket.writable) clearInterval(timer);
      else socket.write(pieces[n++]!);
    }, everyMs);
    socket.once('close', () => clearInterval(timer));
  };
  const json = JSON.stringify({ mobile: 'x'.repeat(9_000) });
  const cut = (text: string, size: number) =>
    Array.from({ length: Math.ceil(text.length / size) }, (_, n) => text.slice(n * size, (n + 1) * size));

  test('JSON below 1 kB/s is cut after 5 s, above it goes through', async () => {
    const [slow, fair] = [dial(gateway.address), dial(gateway.address)];
    const from = Date.now();
    for (const socket of [slow, fair]) socket.write(head(json.length));
    timely(slow, cut(json, 400), 500);
    timely(fair, cut(json, 700), 500);
    const [slowReply, fairReply] = await Promise.all([replyOn(slow, 20_000), replyOn(fair, 20_000)]);
    expect([slowReply.status, JSON.parse(slowReply.body).code]).toEqual([408, 408]);
    expect([fairReply.status, JSON.parse(fairReply.body).code]).toEqual([200, 1000]);
    expect(Date.now() - from).toBeGreaterThan(5_000);
    [slow, fair].forEach((socket) => socket.destroy());
  });

  test('an upload below 1 kB/s over 30 s is cut, one on a slow but fair line goes through', async () => {
    const form = (bytes: number) =>
      `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${'a,b\n'.repeat(bytes / 4)}\r\n--b--\r\n`;
    const send = (text: string, size: number, everyMs: number) => {
      const socket = dial(gateway.address);
      const type = 'multipart/form-data; boundary=b';
      const headers = {
        authorization: `Bearer ${token}`,
        'content-type': type,
        'content-length': text.length,
      };
      socket.write(postHead(UPLOAD, headers));
      timely(socket, cut(text, size), everyMs);
      return replyOn(socket, 55_000).finally(() => socket.destroy());
    };
    // The fair one pauses for ten seconds' worth of bytes and then continues: the average counts.
    const [slow, fair] = await Promise.all([
      send(form(40_000), 700, 1_000),
      send(form(72_000), 14_000, 7_000),
    ]);
    expect([slow.status, JSON.parse(slow.body).code]).toEqual([408, 408]);
    expect(JSON.parse(fair.body)).toMatchObject({ code: 0, data: { size: 72_000 } });
  });
});
