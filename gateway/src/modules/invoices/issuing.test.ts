import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { china, details, invoiceTools } from '../../../test/invoices';
import { pdf } from '../../../test/reports';
import { uuidv7 } from '../../kernel/ids';
import { updateMembership } from '../accounts/accountRepository';
import { sql, type Sql } from '../../platform/db/sql';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
const tools = invoiceTools(() => gateway);
const {
  call,
  user,
  staff,
  close,
  ask,
  workOf,
  paper,
  number,
  today,
  issue,
  reject,
  review,
  withdraw,
  read,
  list,
} = tools;
let finance: string;
let operator: string;
let workItemId: string;
let requestId: string;
/** One for each test. */
let months: string[];
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  gateway.clock.set(china('2026-12-02T10:00:00'));
  const names = [
    '2025-12',
    ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
  ];
  months = [...(await close(Object.fromEntries(names.map((name) => [name, 50_001])))).values()];
});
afterAll(() => gateway.close());
beforeEach(async () => {
  finance = await user('finance');
  operator = await staff('operator');
  requestId = ok(await ask(finance, { statementIds: [months.pop()] })).data.requestId as string;
  workItemId = await workOf(requestId);
});

const bell = async (name: keyof typeof demoUsers, mainId: string = first) => {
  await gateway.runJobs();
  const { rows } = ok(await call(await user(name, mainId), mainId, 'listNotifications', { body: {} })).data;
  return (rows as { kind: string }[]).map(({ kind }) => kind);
};
const replace = (token: string, body: object) =>
  call(token, platform, 'replaceInvoice', { body: { workItemId, reason: 'Wrong tax number', ...body } });
const newest = async () => (await list(finance))[0]!;
/** What the enterprise's trail says of invoices, the newest first. */
const trail = async () => {
  const { rows } = ok(
    await call(await user('owner'), first, 'listAuditEvents', { body: { limit: 50 } }),
  ).data;
  return (rows as { action: string; sentence: { text: string }[] }[])
    .filter(({ action }) => action.startsWith('invoice.'))
    .map(({ action, sentence }) => `${action}: ${sentence.map(({ text }) => text).join('')}`);
};

test('an operator opens it in the queue, uploads the invoice, and the enterprise is told and downloads it', async () => {
  const { rows } = ok(await call(operator, platform, 'listWorkItems', { body: { kind: ['invoice'] } })).data;
  expect(rows).toMatchObject([{ workItemId, kind: 'invoice', mayWork: true, title: 'Issue an invoice' }]);
  expect(ok(await review(operator, workItemId)).data).toMatchObject({
    ...{ workItemId, isOwn: false, isTaken: false, verifiedName: null, verifiedCode: null },
    request: { amount: 50_001, status: 'waiting', details: { ...details, taxNumber: '91350100M000100Y43' } },
  });
  const fileId = await paper(operator, workItemId);
  // Until it is issued nobody there reads it.
  expect((await read(finance, first, fileId)).code).toBe(404);
  ok(await issue(operator, workItemId, { fileId, number: ' 2631 2000 0000 0000 9999 ' }));
  expect(await newest()).toMatchObject({
    status: 'issued',
    invoices: [
      {
        number: '26312000000000009999',
        issuedOn: today(),
        fileId,
        fileName: 'invoice.pdf',
        replacedAt: null,
      },
    ],
  });
  expect((await read(finance, first, fileId)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(await bell('owner')).toContain('invoice.issued');
  const colleague = await staff('operator2');
  await read(colleague, platform, fileId);
  expect(await trail()).toEqual([
    expect.stringMatching(/^invoice.downloaded: .* downloaded the invoice 26312000000000009999/),
    expect.stringMatching(/^invoice.downloaded: .* downloaded the invoice 26312000000000009999/),
    expect.stringMatching(/^invoice.issued: .* issued the invoice 26312000000000009999: ¥500.01/),
    expect.stringMatching(/^invoice.opened: /),
    expect.stringMatching(
      /^invoice.asked: .* asked for the invoice 26312000000000009999: ¥500.01 over 2026-11/,
    ),
  ]);
  expect(await withdraw(finance, requestId)).toMatchObject({
    code: 2441,
    msg: expect.stringContaining('issued'),
  });
});

test('the file is read by owner and finance of that account and by operators, and by nobody else', async () => {
  const fileId = await paper(operator, workItemId);
  for (const name of ['operator2', 'support', 'analyst'] as const)
    expect((await read(await staff(name), platform, fileId)).code).toBe(404);
  ok(await issue(operator, workItemId, { fileId }));
  for (const name of ['owner', 'finance'] as const)
    expect((await read(await user(name), first, fileId)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await read(await staff('operator2'), platform, fileId)).bytes.length).toBeGreaterThan(0);
  for (const name of ['recruiter', 'viewer'] as const)
    expect((await read(await user(name), first, fileId)).code).toBe(404);
  for (const name of ['support', 'analyst'] as const)
    expect((await read(await staff(name), platform, fileId)).code).toBe(404);
  expect((await read(await sessionOf(gateway, demoUsers.owner, second), second, fileId)).code).toBe(404);
});

test('a rejection tells why, and frees the month', async () => {
  expect(await reject(operator, workItemId, ' x   ')).toMatchObject({
    code: 1000,
    data: { fields: [{ path: 'reason' }] },
  });
  ok(await reject(operator, workItemId, 'The title is no company'));
  expect(await newest()).toMatchObject({ status: 'rejected', reason: 'The title is no company' });
  expect(await bell('finance')).toContain('invoice.rejected');
  expect((await issue(operator, workItemId)).code).toBe(2441);
});

test('a wrong invoice is replaced with a reason; the old one is kept and both sides read both', async () => {
  ok(await issue(operator, workItemId));
  const wrong = (await newest()).invoices[0]!;
  const second = await staff('operator2');
  const body = { invoiceId: wrong.invoiceId, number: number(), issuedOn: today() };
  const fileId = await paper(second, workItemId);
  expect(await replace(second, { ...body, fileId, reason: ' no  ' })).toMatchObject({ code: 1000 });
  ok(await replace(second, { ...body, fileId }));
  // Said again after a lost answer it does nothing.
  ok(await replace(second, { ...body, fileId }));
  const { invoices, status } = await newest();
  expect(status).toBe('issued');
  expect(invoices).toMatchObject([
    { number: body.number, fileId, replacedAt: null, reason: null },
    {
      number: wrong.number,
      fileId: wrong.fileId,
      replacedAt: expect.any(String),
      reason: 'Wrong tax number',
    },
  ]);
  expect(ok(await review(operator, workItemId)).data.request.invoices).toEqual(invoices);
  for (const one of [fileId, wrong.fileId])
    expect((await read(finance, first, one)).bytes.length).toBeGreaterThan(0);
  expect(await bell('finance')).toContain('invoice.replaced');
  expect(await trail()).toContainEqual(
    expect.stringMatching(
      new RegExp(`^invoice.replaced: .* \\(number ${wrong.number}\\) with another .*${body.number}`),
    ),
  );
  const late = { ...body, number: number(), fileId: await paper(operator, workItemId) };
  expect((await replace(operator, late)).code).toBe(2444);
});

test('of two operators who decide at once one wins, the other is told; the same said again does nothing', async () => {
  const second = await staff('operator2');
  const body = { workItemId, number: number(), issuedOn: today(), fileId: await paper(operator, workItemId) };
  const send = (token: string, own: object = {}) =>
    call(token, platform, 'issueInvoice', { body: { ...body, ...own } });
  const other = { number: number(), fileId: await paper(second, workItemId) };
  const replies = await Promise.all([send(operator), send(second, other), reject(second, workItemId)]);
  expect(replies.map(({ code }) => code).sort()).toEqual([0, 2441, 2441]);
  const { invoices, status } = await newest();
  expect(invoices).toHaveLength(status === 'issued' ? 1 : 0);
  if (status === 'issued') {
    const [mine, own] = invoices[0]!.number === body.number ? [operator, {}] : [second, other];
    ok(await send(mine, own));
    const wrong = invoices[0]!.invoiceId;
    const files = await Promise.all([operator, second].map((token) => paper(token, workItemId)));
    const raced = await Promise.all(
      [operator, second].map((token, at) =>
        replace(token, { invoiceId: wrong, number: number(), issuedOn: today(), fileId: files[at] }),
      ),
    );
    expect(raced.map(({ code }) => code).sort()).toEqual([0, 2444]);
  }
});

test('what an operator has in hand is not withdrawn: the invoice may have been issued already; given back, it is', async () => {
  const claim = (body: object) =>
    call(operator, platform, 'claimWorkItem', { body: { workItemId, ...body } });
  expect((await newest()).isTaken).toBe(false);
  ok(await claim({ take: true }));
  expect((await newest()).isTaken).toBe(true);
  expect(await withdraw(finance, requestId)).toMatchObject({
    code: 2441,
    msg: expect.stringContaining('is being issued'),
  });
  ok(await claim({ take: false, note: 'The enterprise calls' }));
  ok(await withdraw(finance, requestId));
  expect(await newest()).toMatchObject({ status: 'withdrawn', isTaken: false });
});

test('withdrawn and issued at once ends in one of both', async () => {
  const fileId = await paper(operator, workItemId);
  const [taken, issued] = await Promise.all([
    withdraw(finance, requestId),
    issue(operator, workItemId, { fileId }),
  ]);
  expect([taken.code, issued.code].sort()).toEqual([0, 2441]);
  expect((await newest()).status).toBe(taken.code === 0 ? 'withdrawn' : 'issued');
});

test('a number is used once over all accounts, and number, date and file are refused at their fields', async () => {
  const others = await close({ '2026-10': 77 }, second);
  const owner = await sessionOf(gateway, demoUsers.owner, second);
  const foreign = ok(await ask(owner, { statementIds: [others.get('2026-10')] }, second)).data
    .requestId as string;
  const used = number();
  const foreignWork = await workOf(foreign);
  const theirs = await paper(operator, foreignWork);
  ok(await issue(operator, foreignWork, { number: used, fileId: theirs }));
  expect((await issue(operator, workItemId, { number: used })).code).toBe(2443);
  expect((await newest()).status).toBe('waiting');
  for (const [path, value] of [
    ['number', '1234'],
    ['issuedOn', '2026-12-03'],
    ['issuedOn', '2025-10-01'],
    ['fileId', uuidv7()],
    ['fileId', theirs],
  ] as const)
    expect(await issue(operator, workItemId, { [path]: value })).toMatchObject({
      code: 1000,
      data: { fields: [{ path }] },
    });
});

test('the database itself keeps an invoice as it was issued, and one that holds a request', async () => {
  ok(await issue(operator, workItemId));
  const run = (statement: Sql) => inAccount(gateway, first, ({ tx }) => tx.run(statement));
  await expect(
    run(sql`update invoice set number = '26312000000000000000' where request_id = ${requestId}`),
  ).rejects.toThrow('does not change');
  await expect(run(sql`delete from invoice`)).rejects.toThrow(/permission denied/);
  const fileId = await paper(operator, workItemId);
  await expect(
    run(sql`insert into invoice (main_id, id, request_id, file_id, number, issued_on, uploaded_by, uploaded_at)
      values (${first}, ${uuidv7()}, ${requestId}, ${fileId}, '26312000000000000000', '2026-11-02', ${demoUsers.operator}, now())`),
  ).rejects.toThrow('invoice_that_holds');
  await run(
    sql`update invoice set replaced_by = ${demoUsers.operator}, replaced_at = now(), reason = 'wrong' where request_id = ${requestId}`,
  );
  await expect(run(sql`update invoice set reason = 'other' where request_id = ${requestId}`)).rejects.toThrow(
    'does not change',
  );
});

test('nobody decides about their own enterprise, nor what a colleague has, nor without the right', async () => {
  const { operator: operatorId } = demoUsers;
  ok(await call(await staff('operator2'), platform, 'claimWorkItem', { body: { workItemId, take: true } }));
  expect((await issue(operator, workItemId)).code).toBe(2205);
  expect(ok(await review(operator, workItemId)).data.isTaken).toBe(true);
  for (const name of ['support', 'analyst'] as const) {
    const token = await staff(name);
    expect((await review(token, workItemId)).code).toBe(403);
    expect((await reject(token, workItemId)).code).toBe(403);
  }
  expect((await review(operator, uuidv7())).code).toBe(404);
  // A colleague of the enterprise who is an operator elsewhere: their place here is of the enterprise's own side.
  await inAccount(gateway, first, ({ tx }) =>
    updateMembership(
      tx,
      { mainId: first, userId: operatorId, role: 'admin', disabled: false },
      gateway.clock.now(),
    ),
  );
  expect((await reject(operator, workItemId)).code).toBe(2442);
  const upload = { query: { workItemId }, file: { name: 'a.pdf', mime: 'application/pdf', bytes: pdf } };
  expect((await call(operator, platform, 'uploadInvoiceFile', upload)).code).toBe(2442);
});
