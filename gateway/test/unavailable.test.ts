import { Writable } from 'node:stream';
import pg from 'pg';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { uuidv7 } from '../src/kernel/ids';
import { booksOf, fund, gatewayWithPeople, orderBody, sessionOf } from './checks';
import { ok } from './candidates';
import type { CallReply, TestGateway } from './gateway';
import { pdf } from './reports';

/**
 * Faults of database and disk made at the driver and at the storage, for moments that a drill cannot hit: the very commit.
 */

let gateway: TestGateway;
let token: string;
let log = '';
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    log += chunk.toString();
    done();
  },
});

beforeAll(async () => {
  gateway = await gatewayWithPeople({ logTo });
  await fund(gateway, 1_000_000);
  token = await sessionOf(gateway, demoUsers.owner, demoMains.first);
});
afterAll(() => gateway.close());
beforeEach(() => (log = ''));

type Query = (...args: unknown[]) => unknown;

/** Answers the next statement that begins like this by `instead`, which may run it first. */
function nextStatement(begins: string, instead: (run: () => Promise<unknown>) => Promise<unknown>): void {
  const original = pg.Client.prototype.query as Query;
  let isDone = false;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }];
    const text = typeof statement === 'string' ? statement : (statement.text ?? '');
    const run = () => original.apply(this, args) as Promise<unknown>;
    if (isDone || !text.startsWith(begins)) return run() as never;
    isDone = true;
    return instead(run) as never;
  });
}

const fail = (code: string) => async () => {
  throw Object.assign(new Error('as PostgreSQL says it'), { code, severity: 'ERROR' });
};
const place = (key: string, body: object): Promise<CallReply> =>
  gateway.call('placeOrder', { body }, { token, mainId: demoMains.first, idempotencyKey: key });
const upload = () =>
  gateway.call(
    'uploadFile',
    { file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf } },
    { token, mainId: demoMains.first },
  );

function expectRefused(reply: CallReply): void {
  expect(reply).toMatchObject({ status: 503, code: 503, msg: expect.stringMatching(/\S/) });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(log).not.toContain('request failed');
}

test.each([
  ['the disk of the database is full', '53100', 'insert into idempotency_key'],
  ['it is full at the commit', '53100', 'commit'],
  ['the connection is ended', '57P01', 'insert into idempotency_key'],
  ['two calls stood in each other’s way', '40P01', 'insert into idempotency_key'],
])(
  '%s: 503 with Retry-After, nothing is written, and the same call works afterwards',
  async (_what, code, at) => {
    const before = await booksOf(gateway);
    const [key, body] = [uuidv7(), orderBody()];
    nextStatement(at, fail(code));
    expectRefused(await place(key, body));
    expect(await booksOf(gateway)).toEqual(before);
    ok(await place(key, body));
    expect((await booksOf(gateway)).held).toBe((before.held ?? 0) + 6800);
  },
);

test('a commit whose answer never came: 503, and the repeated call gets the first one’s order', async () => {
  const before = await booksOf(gateway);
  const [key, body] = [uuidv7(), orderBody()];
  nextStatement('commit', async (run) => {
    await run();
    throw new Error('Connection terminated unexpectedly');
  });
  expectRefused(await place(key, body));
  expect((await booksOf(gateway)).held).toBe((before.held ?? 0) + 6800);
  ok(await place(key, body));
  expect((await booksOf(gateway)).held).toBe((before.held ?? 0) + 6800);
});

test('an upload whose commit may have happened keeps its bytes', async () => {
  let commits = 0;
  const original = pg.Client.prototype.query as Query;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const sent = original.apply(this, args) as Promise<unknown>;
    // The first commit is the note's, the second the row's.
    if (args[0] !== 'commit' || (commits += 1) !== 2) return sent as never;
    return sent.then(() => {
      throw new Error('Connection terminated unexpectedly');
    }) as never;
  });
  const removed = jest.spyOn(gateway.services.files, 'remove');
  expectRefused(await upload());
  expect(removed).not.toHaveBeenCalled();
});

test('no room where files lie: 503, and the upload works when there is', async () => {
  jest
    .spyOn(gateway.services.files, 'saveStream')
    .mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expectRefused(await upload());
  ok(await upload());
});

test('a real fault stays HTTP 500, and a failed statement that was passed over is no success', async () => {
  nextStatement('insert into idempotency_key', fail('42501'));
  expect((await place(uuidv7(), orderBody())).status).toBe(500);
  await expect(
    gateway.services.db.withoutTenant(async (tx) => {
      await tx.bind({ mainIds: [], mainId: null });
      await (tx.run as (statement: unknown) => Promise<number>)({
        compile: () => ({ text: 'select 1/0', values: [] }),
      }).catch(() => undefined);
    }),
  ).rejects.toThrow(/nothing was committed/);
});
