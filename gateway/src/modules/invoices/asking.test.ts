import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { china, details, invoiceTools } from '../../../test/invoices';
import { uuidv7 } from '../../kernel/ids';
import { sql, type Sql } from '../../platform/db/sql';

const { first, second, platform } = demoMains;
let gateway: TestGateway;
const { call, user, staff, close, ask, workOf, issue, reject, withdraw, list } = invoiceTools(() => gateway);
let finance: string;
let months: Map<string, string>;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  gateway.clock.set(china('2026-12-02T10:00:00'));
  finance = await user('finance');
  months = await close({ '2026-07': 12_345, '2026-08': 0, '2026-09': 50_001, '2026-10': -1, '2026-11': 700 });
  await inAccount(gateway, first, ({ tx }) =>
    tx.run(sql`with f as (insert into file_object (main_id, id, storage_key, sha256, size, mime, original_name, kind)
        values (${first}, ${uuidv7()}, 'k', ${'a'.repeat(64)}, 1, 'application/pdf', 'l.pdf', 'upload') returning id)
      insert into certification (main_id, id, enterprise_name, credit_code, license_file_id, legal_person, contact_name,
        contact_phone_enc, submitted_by, submitted_at, status, reviewed_by, reviewed_at)
      select ${first}, ${uuidv7()}, '晨星科技有限公司', '91350100M000100Y43', f.id, '林', '林', ''::bytea, ${demoUsers.owner},
        now(), 'verified', ${demoUsers.operator}, now() from f`),
  );
});
afterAll(() => gateway.close());
/** Each test begins with all months free again. */
afterEach(async () => {
  for (const { requestId, status } of await list(finance))
    if (status === 'waiting') ok(await withdraw(finance, requestId));
});

const of = (...names: string[]) => ({ statementIds: names.map((name) => months.get(name)!) });
const desk = async (token = finance, mainId: string = first) =>
  ok(await call(token, mainId, 'getInvoiceDesk')).data as {
    statements: { month: string; amount: number; state: string }[];
    details: object;
  };

test('what was spent stands at each month; title and number are those of the verified enterprise, the rest as asked for last', async () => {
  const { statements, details: begun } = await desk();
  expect(statements.map(({ month, amount, state }) => [month, amount, state])).toEqual([
    ['2026-11', 700, 'free'],
    ['2026-10', -12_345, 'free'],
    ['2026-09', 50_001, 'free'],
    ['2026-08', 0, 'nothing'],
    ['2026-07', 12_345, 'free'],
  ]);
  expect(begun).toMatchObject({ kind: 'ordinary', email: '' });
  const verified = { title: '晨星科技有限公司', taxNumber: '91350100M000100Y43' };
  expect(begun).toMatchObject(verified);
  ok(await ask(finance, { ...of('2026-07'), title: 'Another title' }));
  const then = await desk();
  expect(then.details).toMatchObject({ ...verified, email: details.email });
  expect(then.statements.map(({ state }) => state)).toEqual(['free', 'free', 'free', 'nothing', 'asked']);
});

test('one request covers several months to the fen, is told to operators, and stands in the list as it was asked for', async () => {
  const special = {
    ...{ kind: 'special', way: 'post', bankName: ' 中国银行 ', bankAccount: '6200-0000 0000 123' },
    ...{ registeredAddress: '世纪大道 1 号', registeredPhone: '021-58880000', email: 'left@over.example' },
    ...{ recipient: '林晓', recipientPhone: '13800000011', postalAddress: '世纪大道 1 号 5 层' },
  };
  const { data } = ok(await ask(finance, { ...of('2026-09', '2026-07'), ...special }));
  expect(data).toMatchObject({
    status: 'waiting',
    amount: 62_346,
    invoices: [],
    askedBy: expect.any(String),
  });
  expect(data.months.map(({ month, amount }: { month: string; amount: number }) => [month, amount])).toEqual([
    ['2026-07', 12_345],
    ['2026-09', 50_001],
  ]);
  expect(data.details).toEqual({
    ...{ ...special, title: details.title, taxNumber: '91350100M000100Y43', email: '' },
    ...{ bankName: '中国银行', bankAccount: '6200-00000000123' },
  });
  expect((await list(await user('owner')))[0]).toEqual(data);
  const kept = await inAccount(gateway, first, ({ tx }) =>
    tx.one<{ detailsEnc: Buffer }>(
      sql`select details_enc as "detailsEnc" from invoice_request where id = ${data.requestId as string}`,
    ),
  );
  expect(kept.detailsEnc.toString()).not.toContain('林晓');
  await gateway.runJobs();
  const told = ok(await call(await staff('operator'), platform, 'listNotifications', { body: {} })).data.rows;
  expect((told as { kind: string }[]).map(({ kind }) => kind)).toContain('invoice.asked');
});

test('months with nothing in them, of nobody here, or that come to nothing are refused, and so is each wrong field', async () => {
  const refused = async (body: object, path: string) =>
    expect(await ask(finance, { ...of('2026-07'), ...body })).toMatchObject({
      code: 1000,
      data: { fields: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  await refused(of('2026-08'), 'statementIds');
  await refused({ statementIds: [uuidv7()] }, 'statementIds');
  // What was reversed goes along with what was charged, and not alone, nor down to nothing.
  await refused(of('2026-10'), 'statementIds');
  await refused(of('2026-07', '2026-10'), 'statementIds');
  const other = await close({ '2026-09': 77 }, second);
  await refused({ statementIds: [other.get('2026-09')] }, 'statementIds');
  await refused({ title: '  ' }, 'title');
  await refused({ taxNumber: '91350100M000100Y44' }, 'taxNumber');
  await refused({ email: 'finance' }, 'email');
  await refused({ kind: 'special' }, 'bankAccount');
  await refused({ way: 'post' }, 'postalAddress');
  expect((await list(finance)).every(({ status }) => status !== 'waiting')).toBe(true);
  expect(ok(await ask(finance, of('2026-09', '2026-10'))).data.amount).toBe(50_001 - 12_345);
});

test('a month is invoiced once while its request is open or issued, and free again when it was rejected or withdrawn', async () => {
  const request = ok(await ask(finance, of('2026-07', '2026-11'))).data.requestId as string;
  const again = await ask(await user('owner'), of('2026-11'));
  expect(again).toMatchObject({ code: 2440, msg: expect.stringContaining('2026-11') });
  expect(again.msg).not.toContain('2026-07');
  ok(await withdraw(finance, request));
  const next = ok(await ask(finance, of('2026-11'))).data.requestId as string;
  const operator = await staff('operator');
  ok(await reject(operator, await workOf(next)));
  const third = ok(await ask(finance, of('2026-11'))).data.requestId as string;
  ok(await issue(operator, await workOf(third)));
  expect((await ask(finance, of('2026-11'))).code).toBe(2440);
  expect((await desk()).statements.find(({ month }) => month === '2026-11')!.state).toBe('invoiced');
});

test('of many people and tabs that ask for the same month one wins, the others are told; one key asks once', async () => {
  const people = [finance, await user('owner'), await user('finance')];
  const replies = await Promise.all(
    [...people, ...people, ...people].map((token) => ask(token, of('2026-07', '2026-09'))),
  );
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === 2440)).toHaveLength(8);
  const waiting = (await list(finance)).filter(({ status }) => status === 'waiting');
  expect(waiting).toHaveLength(1);
  const { requestId } = waiting[0]!;
  ok(await withdraw(finance, requestId));
  const key = uuidv7();
  const [one, two] = await Promise.all([
    ask(finance, of('2026-07'), first, key),
    ask(finance, of('2026-07'), first, key),
  ]);
  expect(one.data).toEqual(two.data);
  expect((await ask(finance, of('2026-09'), first, key)).code).toBe(2003);
});

test('the database itself refuses a month twice, another sum, a month of a closed request, and a change of what was decided', async () => {
  const requestId = ok(await ask(finance, of('2026-07'))).data.requestId as string;
  const run = (statement: Sql) => inAccount(gateway, first, ({ tx }) => tx.run(statement));
  const add = (id: string, statementId: string, amount: number) =>
    run(
      sql`insert into invoice_month (main_id, request_id, statement_id, amount) values (${first}, ${id}, ${statementId}, ${amount})`,
    );
  const september = months.get('2026-09')!;
  await expect(add(requestId, september, 50_002)).rejects.toThrow('what its statement says');
  const other = ok(await ask(finance, of('2026-09'))).data.requestId as string;
  await expect(add(requestId, september, 50_001)).rejects.toThrow('invoice_month_once');
  await expect(
    run(sql`update invoice_month set holds = false where request_id = ${requestId}`),
  ).rejects.toThrow('as long as its request');
  await expect(run(sql`update invoice_request set title = 'X' where id = ${requestId}`)).rejects.toThrow(
    'does not change',
  );
  ok(await withdraw(finance, other));
  await expect(run(sql`update invoice_month set holds = true where request_id = ${other}`)).rejects.toThrow(
    'as long as its request',
  );
  await expect(add(other, september, 50_001)).rejects.toThrow('asked for with its request');
  await expect(
    run(sql`update invoice_request set status = 'waiting', decided_at = null where id = ${other}`),
  ).rejects.toThrow('does not change');
});

test('owner, admin and finance ask; no other role, no other account, nobody of the platform', async () => {
  for (const name of ['recruiter', 'viewer'] as const)
    expect((await ask(await user(name), of('2026-07'))).code).toBe(403);
  expect((await ask(await staff('operator'), of('2026-07'), platform)).code).toBe(403);
  const requestId = ok(await ask(await user('owner'), of('2026-07'))).data.requestId as string;
  const stranger = await sessionOf(gateway, demoUsers.owner, second);
  expect((await withdraw(stranger, requestId, second)).code).toBe(404);
  expect((await withdraw(finance, uuidv7())).code).toBe(404);
  expect((await withdraw(await user('viewer'), requestId)).code).toBe(403);
  expect(await list(stranger, second)).toEqual([]);
  ok(await withdraw(finance, requestId));
  expect(await withdraw(finance, requestId)).toMatchObject({
    code: 2441,
    msg: expect.stringContaining('withdrew'),
  });
});
