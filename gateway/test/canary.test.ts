import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { eventKinds } from '@probity/contract/rules/events';
import { isSearch } from '@probity/contract/rules/fields/items';
import type { components } from '../src/kernel/contract.gen';
import { demoMains, demoUsers } from '../seeds/demoAccounts';
import { consentBody, enter, newestS, ok, school, type Visitor } from './candidates';
import { fund, gatewayWithPeople, placeOrder, sessionOf } from './checks';
import type { TestGateway } from './gateway';
import { openToPublish } from './reports';
import { startReceiver, type Receiver } from './webhookReceiver';

// Text that must be readable nowhere: it goes through the whole main job, and is then searched in every table, in the data
// folder of PostgreSQL, in the stored files and in the log.

type DraftItem = components['schemas']['DraftItem'];

const ID = '110101198706142830';
const MOBILE = '13971639580';
const READER = '13962518473';
const SIGNED = 'Canary Signatory';
const WORDS = 'canary-words-of-a-finding';
const canaries = [ID, MOBILE, READER, SIGNED, WORDS];
/** Stored in clear by design: it proves that the search works. */
const NAME = '卡娜丽';

const { first, platform } = demoMains;
const log: string[] = [];
let gateway: TestGateway;
let receiver: Receiver;

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log.push(chunk.toString());
      done();
    },
  });
  receiver = await startReceiver();
  gateway = await gatewayWithPeople({ logTo, env: { OUTBOUND_ALLOW: receiver.host } });
  await fund(gateway, 1_000_000);
  await wholeJob();
});
afterAll(async () => {
  await gateway.close();
  await receiver.stop();
});

async function wholeJob(): Promise<void> {
  const owner = await sessionOf(gateway, demoUsers.owner, first);
  const webhook = { name: 'Everything', url: receiver.url, kinds: [...eventKinds] };
  ok(await gateway.call('createWebhook', { body: webhook }, { token: owner, mainId: first }));
  const { checkId } = await placeOrder(gateway, owner, {
    candidate: { name: NAME, mobile: MOBILE, idNumber: ID },
  });
  const visitor = await enter(gateway, MOBILE, await newestS(gateway, MOBILE));
  const pdf = Buffer.from(`%PDF-1.4 ${ID}\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n`);
  const file = { name: 'a.pdf', mime: 'application/pdf', bytes: pdf };
  ok(await gateway.call('uploadCandidateFile', { query: { s: visitor.s }, file }, { token: visitor.token }));
  ok(
    await visitor.call(
      'giveConsent',
      await consentBody(visitor, { overrides: { signedName: SIGNED, nameConfirmed: true } }),
    ),
  );
  const save = (section: string, content: object) => visitor.call('saveCandidateForm', { section, content });
  ok(await save('identity', { idNumber: ID, idConfirmed: true }));
  ok(await save('education', { entries: [{ ...school, major: WORDS }] }));
  // Refused ones leave no trace either, above all in the log.
  expect(await save('identity', { idNumber: `${ID} ${MOBILE} ${'9'.repeat(30)}` })).toMatchObject({
    code: 1000,
  });
  const odd = { body: { s: ID, mobile: MOBILE } };
  expect(await gateway.call('getInvitation', odd, { token: visitor.token })).toMatchObject({ code: 1000 });
  expect(await gateway.call('getInvitation', odd)).toMatchObject({ code: -12 });
  ok(await visitor.call('submitCandidateForm'));
  await gateway.runJobs();
  await workAndShare(checkId, owner, visitor);
  await gateway.runJobs();
}

async function workAndShare(checkId: string, owner: string, visitor: Visitor) {
  const [analyst, reviewer] = await Promise.all(
    [demoUsers.analyst, demoUsers.analyst2].map((user) => sessionOf(gateway, user, platform)),
  );
  const staff = (operation: string, input: object, token = analyst!) =>
    gateway.call(operation, input, { token, mainId: platform });
  const { items } = ok(await staff('getReportDraft', { query: { checkId } })).data;
  const open = items.filter((item: { status: string }) => item.status === 'running');
  expect(open).toHaveLength(2);
  for (const { checkItemId, rowVersion, itemCode } of open as DraftItem[]) {
    ok(await staff('requestInfo', { body: { checkItemId, question: 'Which?', of: 'candidate' } }));
    ok(await visitor.call('answerAsCandidate', { checkItemId, text: `${WORDS} ${ID}` }));
    const obtainedAt = gateway.clock.now().toISOString();
    const source = { checkItemId, source: `${WORDS} ${MOBILE}`, method: 'phone', obtainedAt, note: ID };
    ok(await staff('addEvidence', { body: source }));
    const entries = [{ label: WORDS, verified: { list: WORDS, school: ID } }];
    const finding = { checkItemId, rowVersion, entries, attempts: [], note: `${WORDS} ${ID}` };
    const verdict = {
      result: isSearch(itemCode) ? 'found' : 'discrepant',
      lamp: 'red',
      lampReason: `${WORDS} ${MOBILE}`,
      noFileReason: `${WORDS} ${ID}`,
    };
    const saved = ok(await staff('saveFinding', { body: { ...finding, ...verdict } }));
    ok(await staff('completeItem', { body: { checkItemId, rowVersion: saved.data.rowVersion } }));
  }
  ok(await staff('submitForReview', { body: { checkId, summary: `${WORDS} ${ID} ${MOBILE}` } }));
  await openToPublish((operation, input = {}) => staff(operation, input, reviewer), checkId);
  ok(await staff('publishReport', { body: { checkId, comment: WORDS } }, reviewer));
  const body = { checkId, mobiles: [READER], sendSms: true };
  ok(await gateway.call('createShare', { body }, { token: owner, mainId: first }));
  const reader = await enter(gateway, READER, await newestS(gateway, READER));
  ok(await reader.call('getSharedReport'));
  ok(await visitor.call('disputeOwnReport', { reason: `${WORDS} ${ID}` }));
}

/** The forms in which a text could be readable: plain, as the hex of a bytea column, as base64. */
function forms(text: string): string[] {
  const bytes = Buffer.from(text);
  // base64 of a text inside another depends on where it begins; its middle is the same for each of the three places.
  const shifted = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(4, -4),
  );
  return [text, bytes.toString('hex'), ...shifted];
}

const hitsIn = (haystack: string, texts: readonly string[]) =>
  texts.filter((text) => forms(text).some((form) => haystack.includes(form)));

async function everyTable(): Promise<Map<string, string>> {
  const { rows } = await gateway.owner.query<{
    name: string;
  }>(`select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
  const tables = new Map<string, string>();
  for (const { name } of rows) {
    // The owner is bound by row-level security too; this copy of the database is discarded.
    if (name.startsWith('public.'))
      await gateway.owner.query(`alter table ${name} no force row level security`);
    const content = await gateway.owner.query<{ line: string }>(`select t::text as line from ${name} t`);
    tables.set(name, content.rows.map((row) => row.line).join('\n'));
  }
  return tables;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Other suites are running: PostgreSQL may remove a piece of its log meanwhile. */
function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

test('no table holds them legibly; the search finds what is stored in clear', async () => {
  const tables = await everyTable();
  expect(tables.size).toBeGreaterThan(40);
  const found = [...tables].map(([table, content]) => ({ table, hits: hitsIn(content, canaries) }));
  expect(found.filter(({ hits }) => hits.length > 0)).toEqual([]);
  expect(hitsIn(tables.get('public.candidate')!, [NAME])).toEqual([NAME]);
  // A bytea column would show as hex: the search reads that form too.
  expect(hitsIn(`\\x00${Buffer.from(ID).toString('hex')}00`, canaries)).toEqual([ID]);
  for (const table of [
    'finding',
    'evidence',
    'report_version',
    'item_answer',
    'share_mobile',
    'consent',
    'candidate_form',
  ])
    expect({ table, empty: tables.get(`public.${table}`) === '' }).toEqual({ table, empty: false });
});

// With a DATABASE_URL the folder is another machine's.
const serverDir = process.env.PROBITY_TEST_DATA_DIR;
if (serverDir) {
  test('PostgreSQL’s files of the database do not hold them, nor does the write-ahead log', async () => {
    let named = 0;
    const { rows } = await gateway.owner.query<{ path: string }>(
      `select pg_relation_filepath('candidate') as path`,
    );
    const logs = filesUnder(join(serverDir, 'postgres', 'pg_wal'));
    expect(logs.length).toBeGreaterThan(0);
    for (const file of [...filesUnder(join(serverDir, 'postgres', dirname(rows[0]!.path))), ...logs]) {
      const bytes = readIfThere(file);
      if (!bytes) continue;
      expect({ file, hits: canaries.filter((text) => bytes.includes(text)) }).toEqual({ file, hits: [] });
      if (bytes.includes(NAME)) named += 1;
    }
    expect(named).toBeGreaterThan(0);
  });
}

test('neither do the stored files nor the log', () => {
  const files = filesUnder(join(gateway.config.dataDir, 'files'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(hitsIn(readFileSync(file, 'latin1'), canaries)).toEqual([]);
  expect(log.length).toBeGreaterThan(20);
  expect(log.filter((line) => hitsIn(line, [...canaries, NAME]).length > 0)).toEqual([]);
});

test('webhooks tell of it all, and name nobody', () => {
  const kinds = receiver.got.map(({ headers }) => headers['probity-kind']);
  expect(kinds).toEqual(expect.arrayContaining(['check.ordered', 'check.infoRequested', 'check.reported']));
  const words = receiver.got.map(({ headers, body }) => JSON.stringify(headers) + body);
  expect(words.filter((one) => hitsIn(one, [...canaries, NAME]).length > 0)).toEqual([]);
});
