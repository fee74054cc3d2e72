import { invoiceTools } from '../../../test/invoices';
import { Readable } from 'node:stream';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { enter, newestS, ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, orderBody, placeOrder } from '../../../test/checks';
import { eraseAccount } from '../../../test/erasure';
import type { TestGateway } from '../../../test/gateway';
import { addFileEvidence, partiesOf, pdf, publish, runningCheck, signedForm, type Parties } from '../../../test/reports'; // prettier-ignore
import { formBody, registrationsOf } from '../../../test/registrations';
import { sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { keepFile } from '../files/uploadService';

const { first } = demoMains;
const file = { name: 'paper.pdf', mime: 'application/pdf', bytes: pdf };
let gateway: TestGateway;
let parties: Parties;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_000);
  parties = await partiesOf(gateway);
});
afterAll(() => gateway.close());

/** Days pass, and everybody signs in again. */
const days = async (n: number) => {
  gateway.clock.advance(n * 86_400_000);
  parties = await partiesOf(gateway);
};
const night = (mainId: string = first) => eraseAccount(gateway, mainId);
const upload = async (): Promise<string> =>
  ok(await parties.owner('uploadFile', { file: signedForm() })).data.fileId;

/** The key of a stored file, or null when its row is gone. */
const keyOf = async (fileId: string, mainId: string = first): Promise<string | null> =>
  (
    await inAccount(gateway, mainId, ({ tx }) =>
      tx.maybeOne<{ key: string }>(sql`select storage_key as key from file_object where id = ${fileId}`),
    )
  )?.key ?? null;
const isStored = (key: string) =>
  gateway.services.files.read(key).then(
    () => true,
    () => false,
  );
const notes = () =>
  inAccount(gateway, first, ({ tx }) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from erased_object`),
  );

test('a file that nothing names goes after a day, row and bytes; a younger one stays', async () => {
  const loose = await upload();
  const key = (await keyOf(loose))!;
  await night();
  expect(await isStored(key)).toBe(true);
  await days(2);
  await night();
  expect(await keyOf(loose)).toBeNull();
  expect(await isStored(key)).toBe(false);
  expect(await notes()).toEqual({ n: 0 });
  const told = await parties.owner('listAuditEvents', { body: { limit: 100 } });
  expect(JSON.stringify(told.data)).toContain('retention.filesSwept');
});

/** Every way a row may name a file: a new column needs its line here. */
const named: Record<string, () => Promise<string>> = {
  'application_file.file_id': async () => {
    const forms = await registrationsOf(gateway);
    const { s } = await forms.opened({ sections: { ...formBody().sections, documents: 'optional' } });
    const { token } = await enter(gateway, '13972102009', s);
    return ok(await gateway.call('uploadOwnFile', { file, query: { s } }, { token })).data.fileId;
  },
  'batch.file_id': async () => {
    const bytes = Buffer.from('姓名,手机号\n王芳,13972102010\n');
    const list = { name: 'list.csv', mime: 'text/csv', bytes };
    const { fileId } = ok(await parties.owner('uploadFile', { file: list })).data;
    // Not read yet: no job runs.
    const keyed = { token: parties.ownerToken, mainId: first, idempotencyKey: uuidv7() };
    ok(await gateway.call('createBatch', { body: { source: { kind: 'file', fileId }, terms: {} } }, keyed));
    return fileId;
  },
  'candidate_file.file_id': async () => {
    const mobile = '13972102001';
    await placeOrder(gateway, parties.ownerToken, { candidate: { name: '司空', mobile } });
    const visitor = await enter(gateway, mobile, await newestS(gateway, mobile));
    const input = { file, query: { s: visitor.s } };
    return ok(await gateway.call('uploadCandidateFile', input, { token: visitor.token })).data.fileId;
  },
  'checks.paper_file_id': async () => {
    const paperFileId = await upload();
    await placeOrder(gateway, parties.ownerToken, { consentWay: 'paper', paperFileId });
    return paperFileId;
  },
  'consent.file_id': async () => {
    const paperFileId = await upload();
    await placeOrder(gateway, parties.ownerToken, { consentWay: 'paper', paperFileId });
    const { rows } = ok(await parties.analyst('listWorkItems', { body: { kind: ['paperConsent'] } })).data;
    for (const { workItemId } of rows)
      ok(await parties.analyst('decidePaperConsent', { body: { workItemId, accept: true } }));
    await inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`update checks set paper_file_id = null where paper_file_id = ${paperFileId}`),
    );
    return paperFileId;
  },
  'evidence.file_id': async () => {
    const { checkId, items } = await runningCheck(parties, '13972102002');
    return (await addFileEvidence(parties, checkId, items.education!)).fileId;
  },
  'item_answer.file_ids': async () => {
    const fileId = await upload();
    const { items } = await runningCheck(parties, '13972102003');
    const checkItemId = items.education!;
    ok(await parties.analyst('requestInfo', { body: { checkItemId, question: 'Which?', of: 'enterprise' } }));
    ok(await parties.owner('answerInfoRequest', { body: { checkItemId, text: 'This', fileIds: [fileId] } }));
    return fileId;
  },
  'report_review.file_ids': async () => {
    const fileId = await upload();
    const { checkId } = await runningCheck(parties, '13972102004');
    await publish(parties, checkId);
    ok(await parties.owner('disputeReport', { body: { checkId, reason: 'Not so', fileIds: [fileId] } }));
    return fileId;
  },
  'certification.license_file_id': async () => {
    const fileId = await upload();
    await inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into certification (main_id, id, enterprise_name, credit_code, license_file_id, legal_person,
          contact_name, contact_phone_enc, submitted_by, submitted_at)
        values (${first}, ${uuidv7()}, 'Aa', '91110108MA01KPGK0X', ${fileId}, 'B', 'C', '\\x00', ${demoUsers.owner}, now())`),
    );
    return fileId;
  },
  'recharge.slip_file_id': async () => {
    const fileId = await upload();
    await inAccount(gateway, first, ({ tx }) =>
      tx.run(sql`insert into recharge (main_id, id, reference, amount, paid_on, payer_name, slip_file_id, asked_by, asked_at)
        values (${first}, ${uuidv7()}, '23456789', 100, '2026-01-01', 'A', ${fileId}, ${demoUsers.owner}, now())`),
    );
    return fileId;
  },
  'invoice.file_id': async () => {
    const { close, ask, workOf, issue, paper, staff, user } = invoiceTools(() => gateway);
    const months = await close({ '2026-01': 100 });
    const body = { statementIds: [...months.values()].slice(0, 1) };
    const { requestId } = ok(await ask(await user('finance'), body)).data;
    const [operator, workItemId] = [await staff('operator'), await workOf(requestId)];
    const fileId = await paper(operator, workItemId);
    ok(await issue(operator, workItemId, { fileId }));
    return fileId;
  },
  'task.result_file_id': async () => {
    const { taskId } = ok(await parties.owner('startChecksExport', { body: { records: { all: {} } } })).data;
    await gateway.runJobs();
    const { fileId } = await inAccount(gateway, first, ({ tx }) =>
      tx.one<{ fileId: string }>(sql`select result_file_id as "fileId" from task where id = ${taskId}`),
    );
    return fileId;
  },
  'users.avatar_file_id': async () => {
    const fileId = await upload();
    await gateway.owner.query('update users set avatar_main_id = $1, avatar_file_id = $2 where id = $3', [
      first,
      fileId,
      demoUsers.owner,
    ]);
    return fileId;
  },
};

test('the columns that name files are read from the schema, each is tried here, and a new one is found by itself', async () => {
  const { rows } = await gateway.owner.query<{ name: string }>(
    `select of_table || '.' || file_column as name from file_references() order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(named).sort());
  // (WeChat's picture on a ticket is an address of WeChat's.) Every column whose name looks like a file's id, of whatever
  // type, has to be among them.
  const { rows: alike } = await gateway.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
      and column_name ~ '(file|picture|avatar|scan|attachment|license|document)' and table_name <> 'file_object'
      and column_name <> 'avatar_main_id' and table_name <> 'wechat_ticket' and data_type in ('uuid', 'ARRAY', 'text', 'jsonb', 'json', 'character varying')
      order by 1`,
  );
  expect(alike.map(({ name }) => name)).toEqual(Object.keys(named).sort());
  const client = await gateway.owner.connect();
  try {
    await client.query(`begin;
      create table letter (main_id uuid, sheet uuid, foreign key (main_id, sheet) references file_object (main_id, id));
      create table parcel (main_id uuid, proof_file_ids uuid[])`);
    const found = await client.query(
      `select of_table || '.' || file_column as name from file_references() where of_table in ('letter', 'parcel')`,
    );
    expect(found.rows).toEqual([{ name: 'letter.sheet' }, { name: 'parcel.proof_file_ids' }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test.each(Object.keys(named))('a file that %s names stays, however old', async (column) => {
  const fileId = await named[column]!();
  const key = (await keyOf(fileId))!;
  await days(2);
  await night();
  expect(await keyOf(fileId)).toBe(key);
  expect(await isStored(key)).toBe(true);
});

test('a file that a draft names stays as long as the draft, which goes after 30 days untouched', async () => {
  const paperFileId = await upload();
  const content = { consentWay: 'paper', paperFileId, idNumber: '11010519491231002X' };
  const { generation } = ok(await parties.owner('getOrderDraft')).data as { generation: number };
  ok(await parties.owner('saveOrderDraft', { body: { content, generation } }));
  await days(29);
  await night();
  expect(await keyOf(paperFileId)).not.toBeNull();
  expect(ok(await parties.owner('getOrderDraft')).data.content.paperFileId).toBe(paperFileId);
  await days(2);
  await night();
  await night();
  expect(ok(await parties.owner('getOrderDraft')).data).toMatchObject({ content: null, savedAt: null });
  // That form is still open somewhere: what it saves now comes too late.
  const late = await parties.owner('saveOrderDraft', { body: { content, generation } });
  expect(ok(late).data).toEqual({ kept: false, generation: generation + 2 });
  expect(ok(await parties.owner('getOrderDraft')).data.content).toBeNull();
  expect(await keyOf(paperFileId)).toBeNull();
});

test('a kept reply goes after the seven days its key is promised for', async () => {
  const body = orderBody();
  const key = uuidv7();
  const order = () =>
    gateway.call('placeOrder', { body }, { token: parties.ownerToken, mainId: first, idempotencyKey: key });
  const { orderNo } = ok(await order()).data;
  const kept = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.maybeOne(sql`select reply from idempotency_key where key = ${key}`),
    );
  // The database's own clock stamped it; the days that this file has let pass lie between the two.
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`update idempotency_key set created_at = ${gateway.clock.now()} where key = ${key}`),
  );
  await days(6);
  await night();
  expect(ok(await order()).data.orderNo).toBe(orderNo);
  await days(2);
  await night();
  expect(await kept()).toBeNull();
});

test('killed between bytes and row, an upload leaves a note by which its bytes go; killed later, everything stands', async () => {
  const sent = () => ({ fileName: 'id.pdf', mime: 'application/pdf', content: Readable.from([pdf]) });
  const { services, clock } = gateway;
  let lost = '';
  // A process that dies does not clean up: neither does this storage.
  const files = Object.create(services.files, {
    remove: { value: () => Promise.reject(new Error('killed')) },
    saveStream: {
      value: async (content: Readable, key: string) => {
        await services.files.saveStream(content, key);
        lost = key;
        throw new Error('killed');
      },
    },
  }) as typeof services.files;
  const ctx = {
    clock,
    services: { ...services, files },
    independent: services.db.withTenant.bind(services.db),
  } as never;
  await expect(keepFile(ctx, sent(), { mainId: first, kind: 'candidate', createdBy: null })).rejects.toThrow(
    'killed',
  );
  expect(await isStored(lost)).toBe(true);
  await night();
  expect(await isStored(lost)).toBe(true);
  await days(2);
  await night();
  expect(await isStored(lost)).toBe(false);
  // A file not named in the very transaction of its row has no row either.
  const refusing = (_: unknown, add: () => Promise<unknown>) =>
    add().then(() => Promise.reject(new Error('no such check')));
  const place = { mainId: first, kind: 'candidate', createdBy: null };
  const whole = { clock, services, independent: services.db.withTenant.bind(services.db) } as never;
  const count = () =>
    inAccount(gateway, first, ({ tx }) =>
      tx.one(sql`select count(*)::int as n from file_object where kind = 'candidate'`),
    );
  const before = await count();
  await expect(keepFile(whole, sent(), place, refusing)).rejects.toThrow('no such check');
  expect(await count()).toEqual(before);
});

test('bytes that a row names are never removed, whatever is noted', async () => {
  const key = (await keyOf(await named['users.avatar_file_id']!()))!;
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`insert into erased_object (main_id, storage_key, at) values (${first}, ${key}, '2020-01-01')`),
  );
  await night();
  expect(await isStored(key)).toBe(true);
});
