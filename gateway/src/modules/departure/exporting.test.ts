import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import {
  fund,
  gatewayWithPeople,
  inAccount,
  keepPosition,
  placeOrder,
  sessionOf,
} from '../../../test/checks';
import { departureTools } from '../../../test/departure';
import type { TestGateway } from '../../../test/gateway';
import { handOver, partiesOf, publishReviewed } from '../../../test/reports';
import { apply, question, registrationsOf } from '../../../test/registrations';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { closeNextMonth } from '../statements/closing';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
const { call, codeOf, start, task, download, files } = departureTools(() => gateway);

/** Stands in the other account alone. */
const FOREIGN = 'Position of another account';
const MOBILE = '13971639580';
const APPLICANT = '13962518473';

let archive: Record<string, Buffer>;
/** What a webhook's address ends with may be a secret of its receiver. */
const HOOK_PATH = 'in/7f3b9c';
let foreignOrder: string;
let apiKey: string;
const text = (name: string) => archive[name]!.toString('utf8');
const rows = (name: string) => JSON.parse(text(`json/${name}.json`)) as Record<string, unknown>[];

async function eventsOf(action: string): Promise<number> {
  const { rows: events } = ok(await call('owner', 'listAuditEvents', { body: { action: [action] } }))
    .data as {
    rows: unknown[];
  };
  return events.length;
}

/** It is recorded once the file has gone out, after its reply. */
async function recorded(count: number): Promise<void> {
  for (let tries = 0; tries < 100 && (await eventsOf('account.exported')) < count; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  await fund(gateway, 1_000_000, second);
  const parties = await partiesOf(gateway);
  const { checkId } = await handOver(parties, MOBILE);
  await publishReviewed(parties, checkId);
  const older = await placeOrder(gateway, parties.ownerToken);
  await keepPosition(gateway, older.checkId, '=HYPERLINK("http://x")');
  const foreign = await placeOrder(
    gateway,
    await sessionOf(gateway, demoUsers.owner, second),
    { positionTitle: FOREIGN },
    second,
  );
  foreignOrder = foreign.orderNo as string;
  const form = await (await registrationsOf(gateway)).opened({ questions: [question()] });
  await apply(gateway, form, APPLICANT);
  await inAccount(gateway, first, (work) => {
    const inAMonth = new Date(gateway.clock.now().getTime() + 40 * 86_400_000);
    return closeNextMonth({ ...work, clock: { now: () => inAMonth } }, first);
  });
  const key = ok(
    await call('owner', 'createApiKey', { body: { name: 'ATS', scopes: ['checks.read'] } }),
  ).data;
  apiKey = key.secret as string;
  await inAccount(gateway, first, async ({ tx, services }) => {
    const sealed = services.crypto.encrypt('whsec', { table: 'webhook', column: 'secret_enc', rowId: 'x' });
    await tx.run(sql`insert into webhook (main_id, id, name, url, kinds, secret_enc, created_by, created_at, updated_at)
      values (${first}, ${uuidv7()}, 'ATS', ${`https://ats.example/${HOOK_PATH}`}, '{check.cancelled}', ${sealed}, ${demoUsers.owner}, now(), now())`);
    await tx.run(sql`insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, begun_by, begun_at, expires_at)
      values (${first}, ${uuidv7()}, ${'A'.repeat(32)}, 'local', 'm', 'a', 12300, ${demoUsers.finance}, now(), now())`);
  });
  // Called otherwise from now on: what was ordered keeps its name.
  gateway.clock.advance(1_000);
  await gateway.owner.query(
    `insert into catalogue_change (id, item_code, effective_on, effective_at, name_en, name_zh, what_en, what_zh, price,
       working_days, fields, created_at, created_by)
     select $1, code, $2::timestamptz::date, $2, 'Schooling', '学业', what_en, what_zh, price, working_days, fields, $2, $3
     from catalogue_item where name_en = 'Education'`,
    [uuidv7(), gateway.clock.now(), demoUsers.operator],
  );
  const taskId = await start();
  await gateway.runJobs();
  expect(await task(taskId)).toMatchObject({ kind: 'account.export', status: 'done' });
  archive = await files(taskId);
}, 120_000);
afterAll(() => gateway.close());

test('each file is in the manifest with its size and sum, and each table and column in both readmes', () => {
  const { files: listed, leftOut } = JSON.parse(text('manifest.json')) as {
    files: { path: string; bytes: number; sha256: string }[];
    leftOut: string[];
  };
  expect(leftOut).toEqual([]);
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(archive)
      .filter((name) => name !== 'manifest.json')
      .toSorted(),
  );
  for (const { path, bytes, sha256 } of listed) {
    expect(archive[path]).toHaveLength(bytes);
    expect(createHash('sha256').update(archive[path]!).digest('hex')).toBe(sha256);
  }
  const tables = Object.keys(archive).filter((name) => name.startsWith('tables/'));
  expect(tables.length).toBeGreaterThanOrEqual(15);
  for (const readme of ['README.en.md', 'README.zh-CN.md'])
    for (const name of tables) expect(text(readme)).toContain(name);
  for (const name of tables) {
    const [head] = text(name).slice(1).split('\r\n');
    for (const column of head!.split(',')) expect(text('README.en.md')).toContain(`| ${column} |`);
    const [first = {}] = rows(/tables\/(.*)\.csv/.exec(name)![1]!);
    for (const key of Object.keys(first)) expect(text('README.zh-CN.md')).toContain(`| \`${key}\` |`);
  }
});

test('what the enterprise has is in it: records, report, money, people, forms, files as they are', () => {
  expect(rows('records')).toHaveLength(2);
  expect(rows('orders').map(({ status }) => status)).toHaveLength(2);
  expect(rows('items').map(({ item }) => item)).toEqual(
    expect.arrayContaining(['Education', 'Phone number range']),
  );
  expect(rows('items')).toHaveLength(8);
  expect(rows('people').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['林晓', '周敏', '许峰', '何静']),
  );
  expect(rows('ledger').length).toBeGreaterThanOrEqual(3);
  expect(rows('statements')).toHaveLength(1);
  expect(rows('registration-forms')).toHaveLength(1);
  expect(rows('applications')).toHaveLength(1);
  expect(rows('notification-settings').length).toBeGreaterThan(20);
  expect(rows('audit-log').length).toBeGreaterThan(5);
  const [report, ...more] = rows('reports');
  expect(more).toEqual([]);
  expect(report).toMatchObject({ candidateName: '赵*', version: 1 });
  const [evidence] = rows('files');
  expect(archive[evidence!.fileInThisArchive as string]!.subarray(0, 5).toString()).toBe('%PDF-');
  const [statement] = Object.keys(archive).filter((name) => name.startsWith('files/statement/'));
  expect(archive[statement!]!.subarray(0, 5).toString()).toBe('%PDF-');
  expect(rows('contracts')[0]).toMatchObject({ language: 'Chinese', signedBy: '林晓' });
  for (const { fileInThisArchive } of rows('contracts'))
    expect(archive[fileInThisArchive as string]!.subarray(0, 5).toString()).toBe('%PDF-');
  expect(rows('consents')).toMatchObject([
    {
      ...{ kind: 'Electronic', signatureAsThePageSaid: 'Drawn' },
      ...{ itemsAgreedTo: 4, itemsAskedFor: 4, withdrawnUtc8: null },
    },
  ]);
  expect(rows('payments')).toEqual([expect.objectContaining({ amountYuan: 123, status: 'Not paid yet' })]);
  expect(rows('api-keys')).toEqual([
    expect.objectContaining({ apiKey: 'ATS', status: 'In use', scopesOfTheApi: 'checks.read' }),
  ]);
  expect(rows('webhooks')).toEqual([
    expect.objectContaining({ webhook: 'ATS', hostOfItsAddress: 'ats.example', events: 'Check cancelled' }),
  ]);
  // A table that has no rows is still there, with its heads.
  expect(rows('payouts')).toEqual([]);
  expect(text('tables/payouts.csv')).toContain('Account holder');
});

test('one state is called the same in every table, and one zone of time', () => {
  const statuses = (name: string) => rows(name).map(({ status }) => status);
  expect(statuses('orders')).toEqual(expect.arrayContaining(['Placed', 'Completed']));
  for (const table of [
    'orders',
    'items',
    'records',
    'people',
    'api-keys',
    'webhooks',
    'payments',
    'enterprise',
  ])
    for (const status of statuses(table)) expect(status).toMatch(/^[A-Z]/);
  const heads = Object.keys(archive)
    .filter((name) => name.startsWith('tables/'))
    .map((name) => text(name).split('\r\n')[0]);
  for (const zone of ['(China)', 'Shanghai', '(CNY)']) expect(heads.join('\n')).not.toContain(zone);
});

test('names, phones and ID numbers are masked, and nothing is a formula', () => {
  const all = Object.keys(archive)
    .filter((name) => !name.startsWith('files/'))
    .map(text)
    .join('\n');
  for (const secret of [
    MOBILE,
    APPLICANT,
    '赵敏',
    '王小明',
    '13800000001',
    '11010519491231002X',
    HOOK_PATH,
    apiKey,
  ])
    expect(all).not.toContain(secret);
  expect(text('tables/people.csv')).toContain('138****0001');
  expect(text('tables/records.csv')).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(text('README.en.md')).toContain('first three and last four');
});

test('nothing of another account is in it', () => {
  for (const [name, bytes] of Object.entries(archive))
    for (const foreign of [FOREIGN, foreignOrder, second, '远航物流'])
      expect(`${name} ${bytes.toString('utf8').includes(foreign)}`).toBe(`${name} false`);
});

test('the owner alone, with a code of their own that is spent once', async () => {
  for (const user of ['recruiter', 'finance', 'viewer', 'operator'] as const) {
    const mainId = user === 'operator' ? platform : first;
    const body = { verifyCode: '000000' };
    expect((await call(user, 'startAccountExport', { body }, mainId)).code).toBe(403);
    expect((await call(user, 'sendAccountExportCode', { body: {} }, mainId)).code).toBe(403);
    expect((await call(user, 'getDeparture', {}, mainId)).code).toBe(403);
  }
  // The same person is no owner elsewhere.
  expect((await call('owner', 'startAccountExport', { body: { verifyCode: '000000' } }, second)).code).toBe(
    403,
  );
  expect((await call('owner', 'startAccountExport', { body: { verifyCode: '000000' } })).code).toBe(1004);
  const verifyCode = await codeOf();
  ok(await call('owner', 'startAccountExport', { body: { verifyCode } }));
  await gateway.runJobs();
  expect((await call('owner', 'startAccountExport', { body: { verifyCode } })).code).toBe(1004);
});

test('its link ends after three days, is nobody else’s, and each download is in the audit log', async () => {
  const taskId = await start();
  await gateway.runJobs();
  expect((await task(taskId)).status).toBe('done');
  expect((await call('finance', 'downloadTaskFile', { query: { taskId } })).code).toBe(404);
  expect((await call('owner', 'downloadTaskFile', { query: { taskId } }, second)).code).toBe(404);
  const [begun, wentOut] = [await eventsOf('account.exportBegun'), await eventsOf('account.exported')];
  ok(await download(taskId));
  expect(await eventsOf('account.exportBegun')).toBe(begun + 1);
  await recorded(wentOut + 1);
  expect(await eventsOf('account.exported')).toBe(wentOut + 1);
  gateway.clock.advance(3 * 86_400_000 + 1);
  expect((await download(taskId)).code).toBe(404);
});

test('what breaks off on its way is begun, and not downloaded', async () => {
  const taskId = await start();
  await gateway.runJobs();
  const [begun, wentOut] = [await eventsOf('account.exportBegun'), await eventsOf('account.exported')];
  const broken = jest.spyOn(gateway.services.files, 'readStream').mockImplementationOnce(() =>
    Readable.from(
      (function* () {
        yield Buffer.from('PK');
        throw new Error('The storage broke off');
      })(),
      { objectMode: false },
    ),
  );
  await download(taskId).catch(() => undefined);
  broken.mockRestore();
  expect(await eventsOf('account.exportBegun')).toBe(begun + 1);
  ok(await download(taskId));
  // The one that went out later is there by now; the one that broke off is not.
  await recorded(wentOut + 1);
  expect(await eventsOf('account.exported')).toBe(wentOut + 1);
});

test('who is the owner no more is given nothing of what they began', async () => {
  const taskId = await start();
  await gateway.runJobs();
  const becomes = (role: string) =>
    inAccount(gateway, first, ({ tx }) =>
      tx.run(
        sql`update membership set role = ${role} where main_id = ${first} and user_id = ${demoUsers.owner}`,
      ),
    );
  await becomes('admin');
  expect((await download(taskId)).code).toBe(403);
  await becomes('owner');
  ok(await download(taskId));
});

test('it takes none of the room of the account’s files', async () => {
  const used = async () =>
    (await gateway.owner.query('select files, bytes from file_usage where main_id = $1', [first])).rows[0];
  const before = await used();
  const taskId = await start();
  await gateway.runJobs();
  expect((await task(taskId)).status).toBe('done');
  expect(await used()).toEqual(before);
});
