import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { backup } from '../src/platform/backup/backup';
import { restore } from '../src/platform/backup/restore';
import { ArchiveWriter, readArchive } from '../src/platform/backup/archive';
import { eachRow, listTables, readEveryAccount } from '../src/platform/backup/tables';
import { verifyAudit } from '../src/app/cli/verifyAudit';
import { sealOnce } from '../src/modules/audit/auditSealer';
import { booksOf, fund, gatewayWithPeople, placeOrder, sessionOf } from './checks';
import { createTestGateway, md5, type TestGateway } from './gateway';
import { partiesOf, pdf, runningCheck } from './reports';

/** Several databases one after the other. */
const SLOW_MS = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'probity-backup-'));
const path = join(folder, 'backup');
const key = () => randomBytes(32).toString('base64');
const env = { PEPPER: key(), DATA_KEYS: `1:${key()}`, BLIND_INDEX_KEY: key(), DATABASE_KEY: key() };
const partsOf = ({ ownerUrl, services }: TestGateway) => ({ ownerUrl, ...services });
const open: TestGateway[] = [];

async function gatewayOf(options: Parameters<typeof createTestGateway>[0] = {}): Promise<TestGateway> {
  const gateway = await createTestGateway({ env, ...options });
  open.push(gateway);
  return gateway;
}

/** The sums of every table, read again. */
async function sumsOf(gateway: TestGateway): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: gateway.ownerUrl });
  await client.connect();
  await client.query('begin read only');
  await readEveryAccount(client);
  const sums: Record<string, string> = {};
  for (const table of await listTables(client)) sums[table.name] = String(await eachRow(client, table));
  await client.end();
  return sums;
}

const mobile = '13800000001';
let before: Record<string, string>;
let books: Awaited<ReturnType<typeof booksOf>>;
let fileId: string;

beforeAll(async () => {
  const source = await gatewayWithPeople({ env });
  open.push(source);
  await fund(source, 100_000);
  await fund(source, 100_000, demoMains.second);
  const token = await sessionOf(source, demoUsers.owner, demoMains.first);
  const file = { name: 'signed.pdf', mime: 'application/pdf', bytes: pdf };
  fileId = (await source.call('uploadFile', { file }, { token, mainId: demoMains.first })).data.fileId;
  // One runs and has its computed items paid; one waits in another account.
  await runningCheck(await partiesOf(source), '13960000001');
  const elsewhere = await sessionOf(source, demoUsers.owner, demoMains.second);
  await placeOrder(source, elsewhere, {}, demoMains.second);
  await sealOnce(source.services);
  books = await booksOf(source);
  before = await sumsOf(source);
  await backup(partsOf(source), path, new Date());
  // Destroyed: its database is dropped and its folder is gone.
  await open.pop()!.close();
}, SLOW_MS);
afterAll(async () => {
  for (const gateway of open) await gateway.close();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'the drill: destroyed and restored, the rows and files are the same, the books balance, people sign in',
  async () => {
    const target = await gatewayOf();
    await restore(partsOf(target), path);
    expect(before['public.checks']).toMatch(/^2:/);
    expect(books.spent).toBeGreaterThan(0);
    expect(await sumsOf(target)).toEqual(before);
    expect(await booksOf(target)).toEqual(books);
    expect(await verifyAudit(target.owner)).toEqual([]);

    const body = { mobile, password: md5('probity-demo-1'), loginType: 'password', clientType: 'ENT_WEB' };
    const login = await target.call('login', { body });
    expect(login.code).toBe(0);
    const options = {
      token: await sessionOf(target, demoUsers.owner, demoMains.first),
      mainId: demoMains.first,
    };
    const download = await target.call('downloadFile', { query: { fileId } }, options);
    expect(download.bytes.equals(pdf)).toBe(true);
    // The rules are back: the database refuses as before, and the owner is bound by row-level security.
    await expect(
      target.owner.query(`update ledger_account set balance = balance + 1`),
    ).resolves.toMatchObject({
      rowCount: 0,
    });
    const { rows } = await target.owner.query(
      `select count(*)::int as n from pg_constraint where contype = 'f'`,
    );
    const fresh = await gatewayOf();
    expect(rows).toEqual(
      (await fresh.owner.query(`select count(*)::int as n from pg_constraint where contype = 'f'`)).rows,
    );
    const off = `select tgname from pg_trigger where tgenabled = 'D'`;
    expect((await target.owner.query(off)).rows).toEqual([]);
    await expect(restore(partsOf(target), path)).rejects.toThrow(/has accounts already/);
  },
  SLOW_MS,
);

test('nothing of it is readable without the keys, and the keys are not in it', () => {
  const bytes = readFileSync(path);
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));
  for (const secret of Object.values(env)) expect(bytes.includes(secret)).toBe(false);
});

test.each([
  ['half of the file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), /no whole backup/],
  ['no backup at all', () => Buffer.from('nothing'), /no whole backup/],
  ['a changed byte', flipped, /no whole backup|do not go in|came back as|knows no table|JSON/],
])('%s restores nothing', async (_what, change, words) => {
  const target = await gatewayOf();
  const damaged = join(folder, 'damaged');
  writeFileSync(damaged, change(readFileSync(path)));
  const empty = await sumsOf(target);
  await expect(restore(partsOf(target), damaged)).rejects.toThrow(words);
  expect(await sumsOf(target)).toEqual(empty);
});

function flipped(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2);
  const changed = Buffer.from(bytes);
  changed[at] = changed[at]! ^ 1;
  return changed;
}

test('other secrets are told before a row is touched', async () => {
  const target = await gatewayOf({ env: { ...env, DATA_KEYS: `1:${key()}` } });
  await expect(restore(partsOf(target), path)).rejects.toThrow(/other secrets/);
});

test('refused at the very end, the files that had come back go again, and those that were there stay', async () => {
  const target = await gatewayOf();
  const changed = join(folder, 'changed');
  const writer = new ArchiveWriter(changed);
  const keys: string[] = [];
  for await (const { kind, text } of readArchive(path)) {
    if (kind === 'F') keys.push(text.split(' ')[0]!);
    const sums = text.replace(/"public.checks":"2:/, '"public.checks":"3:');
    await writer.line(kind, kind === 'E' ? sums : text);
  }
  await writer.finish();
  expect(keys.length).toBeGreaterThan(0);
  const isThere = (key: string) =>
    target.services.files.readStored(key).then(
      () => true,
      () => false,
    );
  await expect(restore(partsOf(target), changed)).rejects.toThrow(/checks came back as/);
  expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => false));
  // Simulates that the lost product's storage is still in use.
  for await (const { kind, text } of readArchive(path)) {
    const [key, bytes] = text.split(' ') as [string, string];
    if (kind === 'F') await target.services.files.writeStored(key, Buffer.from(bytes, 'base64'));
  }
  await expect(restore(partsOf(target), changed)).rejects.toThrow(/checks came back as/);
  expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => true));
});

test('a gateway at work on the database is told to be stopped first; without it the restore goes on', async () => {
  const target = await gatewayOf();
  const other = new pg.Client({ connectionString: target.ownerUrl, application_name: 'probity:1' });
  await other.connect();
  await expect(restore(partsOf(target), path)).rejects.toThrow(/A gateway is running on this database/);
  await other.end();
  await restore(partsOf(target), path);
});
