import fc from 'fast-check';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { booksOf, gatewayWithPeople, inAccount, placeOrder, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { ok } from '../../../test/candidates';
import { unzip } from '../../../test/unzip';
import { uuidv7 } from '../../kernel/ids';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { ledgerFaults } from '../ledger/ledgerFaults';
import {
  capture,
  giveBack,
  hold,
  holdPayout,
  type MoneyFact,
  payOut,
  recharge,
  rechargeId,
  release,
  reverse,
} from '../ledger/ledgerService';
import { closeStatementsJob } from './closeJob';
import { closeNextMonth } from './closing';
import { statementLines } from './statementRepository';
import { kindWord } from './words';

const { first: mainId, second } = demoMains;
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await gatewayWithPeople();
});
afterEach(() => gateway.close());

/** A moment by the clock of China. */
const china = (text: string) => new Date(`${text}+08:00`);
const inTx = <T>(work: (tx: Tx) => Promise<T>) => inAccount(gateway, mainId, ({ tx }) => work(tx));
const paidIn = (at: Date, amount: number, reference: string = uuidv7()) =>
  inTx((tx) => recharge(tx, reference, { mainId, amount, at }));
/** One item of an order, held and then charged or freed. @returns its id */
async function worked(at: Date, amount: number, way: typeof capture = capture): Promise<string> {
  const of = { orderId: uuidv7(), itemId: uuidv7() };
  await inTx((tx) => hold(tx, of.orderId, { mainId, amount, at }));
  await inTx((tx) => way(tx, of, { mainId, amount, at }));
  return of.itemId;
}
/** A part of what an item was charged. */
const givenBack = (itemId: string, fact: MoneyFact) =>
  inTx(async (tx) => {
    const charge = sql`select id from ledger_transaction where kind = 'capture' and check_item_id = ${itemId}`;
    const { id: chargeId } = await tx.one<{ id: string }>(charge);
    expect(await giveBack(tx, { chargeId, correctionId: uuidv7() }, fact)).toBe(true);
  });
const close = (at: Date, account: string = mainId) =>
  inAccount(gateway, account, (work) => closeNextMonth({ ...work, clock: { now: () => at } }, account));
async function closeAll(at: Date) {
  const rows = [];
  for (let row = await close(at); row; row = await close(at)) rows.push(row);
  return rows;
}
const call = async (user: keyof typeof demoUsers, operation: string, input: object, lang?: string) =>
  gateway.call(operation, input, {
    ...{ token: await sessionOf(gateway, demoUsers[user], mainId), mainId },
    ...(lang && { lang }),
  });
const listed = async () =>
  ok(await call('finance', 'listStatements', { body: {} })).data.rows as Record<string, unknown>[];

test('months begin and end in China: what is booked a second before midnight is of the old month', async () => {
  await paidIn(china('2026-07-31T23:59:59'), 10_000);
  await paidIn(china('2026-08-01T00:00:00'), 500);
  await worked(china('2026-08-15T12:00:00'), 300);
  expect(await close(china('2026-08-01T00:59:59'))).toBeNull();
  const [july, august, ...more] = await closeAll(china('2026-09-01T01:00:00'));
  expect(more).toEqual([]);
  expect(july).toMatchObject({
    month: '2026-07',
    opening: 0,
    recharged: 10_000,
    charged: 0,
    closing: 10_000,
  });
  expect(august).toMatchObject({
    ...{ month: '2026-08', opening: 10_000, recharged: 500, charged: 300, closing: 10_200, held: 0 },
  });
  expect((await listed()).map(({ month }) => month)).toEqual(['2026-08', '2026-07']);
});

test('a month without a booking has its statement too; an account without any booking has none', async () => {
  await paidIn(china('2026-05-10T10:00:00'), 700);
  const rows = await closeAll(china('2026-08-02T08:00:00'));
  expect(rows.map(({ month, opening, closing }) => [month, opening, closing])).toEqual([
    ['2026-05', 0, 700],
    ['2026-06', 700, 700],
    ['2026-07', 700, 700],
  ]);
  expect(await close(china('2026-08-02T08:00:00'), second)).toBeNull();
});

test('a closed month never changes: a later correction stands in the next', async () => {
  await paidIn(china('2026-08-02T10:00:00'), 1_000, 'BY-MISTAKE');
  await closeAll(china('2026-09-02T10:00:00'));
  await expect(paidIn(china('2026-08-31T23:59:59'), 5)).rejects.toThrow(
    'the month 2026-08-01 is closed: a later correction stands in the next',
  );
  await inTx(async (tx) =>
    reverse(tx, await rechargeId(tx, mainId, 'BY-MISTAKE'), { mainId, at: china('2026-09-03T10:00:00') }),
  );
  const [september] = await closeAll(china('2026-10-01T03:00:00'));
  expect(september).toMatchObject({ opening: 1_000, recharged: 0, takenBack: 1_000, closing: 0 });
  for (const change of [sql`update statement set closing = 5, recharged = 5`, sql`delete from statement`])
    await expect(inTx((tx) => tx.run(change))).rejects.toThrow(/permission denied/);
});

test('a recharge by scanning is called so, as in the ledger, also where it is taken back', async () => {
  await paidIn(china('2026-08-02T10:00:00'), 1_000, 'SCANNED');
  await paidIn(china('2026-08-03T10:00:00'), 500, 'BY-BANK');
  const lines = await inTx(async (tx) => {
    const bookingId = await rechargeId(tx, mainId, 'SCANNED');
    await tx.run(sql`insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, begun_by, begun_at, expires_at)
      values (${mainId}, ${uuidv7()}, ${'A'.repeat(32)}, 'local', 'm', 'a', 1000, ${demoUsers.owner}, now(), now())`);
    await tx.run(
      sql`update payment set status = 'paid', transaction_id = 'SCANNED', booking_id = ${bookingId}, ended_at = now()`,
    );
    await reverse(tx, bookingId, { mainId, at: china('2026-08-04T10:00:00') });
    const month = { from: china('2026-08-01T00:00:00'), until: china('2026-09-01T00:00:00') };
    return statementLines(tx, { mainId, ...month, opening: 0, after: null, limit: null });
  });
  expect(lines.map((line) => kindWord(line))).toEqual([
    { en: 'Recharge by scanning', zh: '扫码充值' },
    { en: 'Recharge', zh: '充值' },
    { en: 'Recharge by scanning taken back', zh: '冲回扫码充值' },
  ]);
});

test('the present month is told whether the month before is closed or not', async () => {
  const told = async (at: string) => {
    gateway.clock.set(china(at));
    return ok(await call('finance', 'getBalance', {})).data.thisMonth as object;
  };
  await paidIn(china('2026-08-20T10:00:00'), 1_000);
  await worked(china('2026-08-21T10:00:00'), 100);
  expect(await told('2026-08-31T23:59:59')).toEqual({ month: '2026-08', recharged: 1_000, charged: 100 });
  await paidIn(china('2026-09-01T00:00:00'), 70, 'IN-SEPTEMBER');
  const september = { month: '2026-09', recharged: 70, charged: 0 };
  expect(await told('2026-09-01T00:10:00')).toEqual(september);
  await closeAll(china('2026-09-01T01:00:00'));
  expect(await told('2026-09-01T01:10:00')).toEqual(september);
  await inTx(async (tx) =>
    reverse(tx, await rechargeId(tx, mainId, 'IN-SEPTEMBER'), { mainId, at: china('2026-09-02T10:00:00') }),
  );
  expect(await told('2026-09-03T10:00:00')).toEqual({ ...september, recharged: 0 });
});

test('two gateways that close at once close each month once', async () => {
  await paidIn(china('2026-06-10T10:00:00'), 700);
  const at = china('2026-09-05T10:00:00');
  const log = { error: () => undefined };
  gateway.clock.set(at);
  const run = () => closeStatementsJob.run({}, { services: gateway.services, log } as never);
  await Promise.all([run(), run()]);
  await run();
  expect((await listed()).map(({ month }) => month)).toEqual(['2026-08', '2026-07', '2026-06']);
  const { n } = await inTx((tx) =>
    tx.one<{ n: number }>(sql`select count(*)::int as n from domain_event where kind = 'statement.closed'`),
  );
  // Of three that are closed late, the newest is told.
  expect(n).toBe(1);
});

// The whole drill is 10 000 steps; a part runs in CI.
const STEPS = Math.max(150, Math.round(10_000 * Number(process.env.SCALE ?? 0.015)));

test(`statements equal the ledger to the fen over ${STEPS} random steps, whatever was booked in whatever month`, async () => {
  const step = fc.record({
    kind: fc.constantFrom('recharge', 'charge', 'free', 'hold', 'reverse', 'giveBack', 'payOut'),
    day: fc.integer({ min: 0, max: 120 }),
    minute: fc.integer({ min: 0, max: 1_439 }),
    amount: fc.integer({ min: 1, max: 5_000 }),
  });
  const size = { minLength: STEPS, maxLength: STEPS, size: 'max' } as const;
  const steps = fc.sample(fc.array(step, size), { numRuns: 1, seed: 20_261_123 })[0]!;
  const begin = china('2026-05-01T00:00:00').getTime();
  const when = ({ day, minute }: (typeof steps)[number]) => new Date(begin + (day * 1_440 + minute) * 60_000);
  await paidIn(new Date(begin), 10_000 * STEPS);
  const references: string[] = [];
  const charges: { itemId: string; left: number }[] = [];
  for (const one of [...steps].sort((a, b) => when(a).getTime() - when(b).getTime())) {
    const { kind, amount } = one;
    const fact = { mainId, amount, at: when(one) };
    if (kind === 'recharge') {
      references.push(uuidv7());
      await paidIn(fact.at, amount, references.at(-1));
    } else if (kind === 'charge') charges.push({ itemId: await worked(fact.at, amount), left: amount });
    else if (kind === 'free') await worked(fact.at, amount, release);
    else if (kind === 'hold') await inTx((tx) => hold(tx, uuidv7(), fact));
    else if (kind === 'payOut') {
      const payoutId = uuidv7();
      await inTx((tx) => holdPayout(tx, payoutId, fact));
      await inTx((tx) => payOut(tx, payoutId, fact));
    } else if (kind === 'giveBack') {
      const charge = charges.find(({ left }) => left > amount);
      if (charge) await givenBack(charge.itemId, fact);
      if (charge) charge.left -= amount;
    } else {
      const reference = references.pop();
      if (reference) await inTx(async (tx) => reverse(tx, await rechargeId(tx, mainId, reference), fact));
    }
  }
  const rows = await closeAll(china('2026-12-01T02:00:00'));
  expect(rows).toHaveLength(7);
  const sum = (key: 'recharged' | 'takenBack' | 'charged' | 'chargesReversed' | 'paidOut') =>
    rows.reduce((n, row) => n + row[key], 0);
  const balance: Record<string, number> = await booksOf(gateway);
  expect(sum('recharged') - sum('takenBack')).toBe(-balance.funding!);
  expect(sum('charged') - sum('chargesReversed')).toBe(balance.spent);
  expect(sum('paidOut')).toBe(balance.paidOut);
  for (const key of ['takenBack', 'chargesReversed', 'paidOut'] as const) expect(sum(key)).toBeGreaterThan(0);
  expect(rows.at(-1)).toMatchObject({
    closing: balance.available! + balance.held!,
    held: balance.held,
  });
  const kinds = (await inTx((tx) => ledgerFaults(tx, mainId))).map(({ fault }) => fault);
  expect(kinds).not.toContain('statement');

  const last = rows.find(({ month }) => month === '2026-06')!;
  const { bytes } = await call('finance', 'exportStatement', { body: { statementId: last.id } });
  const amounts = bytes
    .toString()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => Math.round(Number(line.trim().split(',').at(-2)!.replaceAll('"', '')) * 100));
  expect(amounts.reduce((n, amount) => n + amount, 0)).toBe(last.closing - last.opening);
}, 600_000);

test('the items of a closed month are called what they were then, whatever the catalogue calls them since', async () => {
  await paidIn(china('2026-07-01T00:00:00'), 100_000_000);
  await inTx((tx) => recharge(tx, uuidv7(), { mainId, amount: 10_000_000, at: gateway.clock.now() }));
  const { checkId } = await placeOrder(gateway, await sessionOf(gateway, demoUsers.recruiter, mainId));
  const item = await inTx((tx) =>
    tx.one<{ id: string; code: string; name: string }>(sql`select i.id, i.item_code as code, c.name_en as name
      from check_item i join catalogue_all() c on c.code = i.item_code where i.check_id = ${checkId} order by i.id limit 1`),
  );
  const of = { orderId: uuidv7(), itemId: item.id };
  const at = china('2026-08-15T12:00:00');
  await inTx((tx) => hold(tx, of.orderId, { mainId, amount: 300, at }));
  await inTx((tx) => capture(tx, of, { mainId, amount: 300, at }));
  const statementId = (await closeAll(china('2026-09-01T01:00:00'))).at(-1)!.id;
  const lines = async () =>
    (await call('finance', 'exportStatement', { body: { statementId } }, 'en')).bytes.toString();
  const before = await lines();
  expect(before).toContain(item.name);
  await gateway.owner.query(
    `insert into catalogue_change (id, item_code, effective_on, effective_at, name_en, name_zh, what_en, what_zh, price,
       working_days, fields, created_at, created_by)
     select $1, code, '2026-09-01', '2026-09-01 00:00+08', 'Something else', '别的', what_en, what_zh, price, working_days, fields,
       '2026-08-15', $2 from catalogue_item where code = $3`,
    [uuidv7(), demoUsers.operator, item.code],
  );
  expect(await lines()).toBe(before);
});

test('a statement that was changed past every rule is found', async () => {
  await paidIn(china('2026-08-02T10:00:00'), 1_000);
  await closeAll(china('2026-09-02T10:00:00'));
  await gateway.owner.query(
    `select set_config('app.main_ids', '{${mainId}}', false), set_config('app.main_id', '${mainId}', false);
     update statement set recharged = recharged + 1, closing = closing + 1`,
  );
  expect(await inTx((tx) => ledgerFaults(tx, mainId))).toMatchObject([
    { fault: 'statement', booked: 1_000, expected: 1_001 },
  ]);
});

test('the PDF and the lines are for who watches the balance, of their own account alone', async () => {
  await paidIn(china('2026-08-02T10:00:00'), 123_456, '=NO 1');
  const [row] = await closeAll(china('2026-09-02T10:00:00'));
  const query = { statementId: row!.id };
  for (const lang of ['en', 'zh-CN']) {
    const { bytes } = await call('finance', 'downloadStatement', { query }, lang);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain(`/Lang (${lang})`);
  }
  const again = await call('finance', 'downloadStatement', { query });
  expect((await call('owner', 'downloadStatement', { query })).bytes.length).toBe(again.bytes.length);
  const { bytes } = await call('finance', 'exportStatement', { body: { ...query, format: 'xlsx' } });
  const sheet = Object.values(unzip(bytes)).join('');
  expect(sheet).toContain('<v>1234.56</v>');
  expect(sheet).not.toContain('<f>');
  for (const operation of ['downloadStatement', 'exportStatement', 'startStatementExport']) {
    const input = operation === 'downloadStatement' ? { query } : { body: query };
    expect((await call('recruiter', operation, input)).code).toBe(403);
    const other = await gateway.call(operation, input, {
      token: await sessionOf(gateway, demoUsers.owner, second),
      mainId: second,
    });
    expect(other.code).toBe(404);
  }
});
