import contract from '@probity/contract/openapi.json';
import { Readable } from 'node:stream';
import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount } from '../../../test/checks';
import { departureTools } from '../../../test/departure';
import type { TestGateway } from '../../../test/gateway';
import { payoutTools } from '../../../test/payouts';
import { uuidv7 } from '../../kernel/ids';
import { sql, type Sql } from '../../platform/db/sql';
import { keepMadeFile } from '../files/madeFile';
import { rechargeId, reverse } from '../ledger/ledgerService';
import { rechargeAccount } from '../orders/payment';
import { askRefund } from '../payments/refunds';

const { first, second } = demoMains;
const { owner, finance, operator, recruiter } = demoUsers;
let gateway: TestGateway;
const { call } = departureTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

const open = async () => ok(await call('owner', 'getDeparture')).data.open as object[];
const run = (mainId: string, ...statements: Sql[]) =>
  inAccount(gateway, mainId, async ({ tx }) => {
    for (const statement of statements) expect(await tx.run(statement)).toBe(1);
  });

async function file(mainId: string): Promise<string> {
  let fileId = '';
  const content = Readable.from([Buffer.from('%PDF-1.4')]);
  const made = {
    mainId,
    kind: 'upload',
    createdBy: finance,
    originalName: 'a.pdf',
    mime: 'application/pdf',
    content,
  };
  await keepMadeFile(gateway.services, made, async (_tx, id) => {
    fileId = id;
  });
  return fileId;
}

const order = (mainId: string, id: string, status: string) =>
  sql`insert into orders (main_id, id, order_no, status, package_id, package_snapshot, price, created_by)
    values (${mainId}, ${id}, ${id}, ${status}, '01990000-0000-7000-8000-000000000001', '{}', 100, ${recruiter})`;
const placed = (mainId: string, id: string) =>
  sql`update orders set status = 'cancelled' where main_id = ${mainId} and id = ${id}`;

/**
 * How each begins, and how it ends. Checks and forms stand in `standing.test.ts`, where they end in every way of their own, holds in
 * `closing/resuming.test.ts`.
 */
const matters: Record<string, (mainId: string, id: string, fileId: string) => readonly [Sql, Sql]> = {
  ordersToApprove: (mainId, id) => [order(mainId, id, 'awaitingApproval'), placed(mainId, id)],
  ordersToPay: (mainId, id) => [order(mainId, id, 'awaitingPayment'), placed(mainId, id)],
  recharges: (mainId, id, fileId) => [
    sql`insert into recharge (main_id, id, reference, amount, paid_on, payer_name, slip_file_id, asked_by, asked_at)
      values (${mainId}, ${id}, 'R', 100, '2026-01-01', 'A', ${fileId}, ${finance}, now())`,
    sql`update recharge set status = 'withdrawn', decided_at = now() where main_id = ${mainId} and id = ${id}`,
  ],
  payments: (mainId, id) => [
    sql`insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, begun_by, begun_at, expires_at)
      values (${mainId}, ${id}, ${id.replaceAll('-', '').toUpperCase()}, 'local', 'm', 'a', 100, ${finance}, now(), now())`,
    sql`update payment set status = 'closed', ended_at = now() where main_id = ${mainId} and id = ${id}`,
  ],
  invoices: (mainId, id) => [
    sql`insert into invoice_request (main_id, id, kind, title, tax_number, details_enc, asked_by, asked_at)
      values (${mainId}, ${id}, 'ordinary', 'A', '91310000MA1FL00001', ''::bytea, ${finance}, now())`,
    sql`update invoice_request set status = 'withdrawn', decided_at = now() where main_id = ${mainId} and id = ${id}`,
  ],
  certification: (mainId, id, fileId) => [
    sql`insert into certification (main_id, id, enterprise_name, credit_code, license_file_id, legal_person, contact_name,
        contact_phone_enc, submitted_by, submitted_at)
      values (${mainId}, ${id}, 'A 公司', '91310000MA1FL00001', ${fileId}, 'A', 'B', ''::bytea, ${owner}, now())`,
    sql`update certification set status = 'rejected', reviewed_by = ${operator}, reviewed_at = now(), reason = 'unreadable'
      where main_id = ${mainId} and id = ${id}`,
  ],
  lostPhones: (mainId, id) => [
    sql`insert into lost_phone (main_id, id, user_id, mobile_enc, former_index, reason_enc, asked_by, asked_at, ends_at)
      values (${mainId}, ${id}, ${recruiter}, ''::bytea, 'x', ''::bytea, ${owner}, now(), now())`,
    sql`update lost_phone set status = 'withdrawn', ended_at = now(), mobile_enc = null, former_index = null
      where main_id = ${mainId} and id = ${id}`,
  ],
};

test.each(Object.entries(matters))('%s: counted while open, in its own account alone', async (matter, of) => {
  const [foreign] = of(second, uuidv7(), await file(second));
  await run(second, foreign);
  expect(await open()).toEqual([]);
  const fileId = await file(first);
  const [one, other] = [of(first, uuidv7(), fileId), of(first, uuidv7(), fileId)];
  await run(first, one[0]);
  expect(await open()).toEqual([{ matter, count: 1 }]);
  await run(first, one[1]);
  expect(await open()).toEqual([]);
  await run(first, other[0]);
  expect(await open()).toEqual([{ matter, count: 1 }]);
  await run(first, other[1]);
  expect(await open()).toEqual([]);
});

test('refunds: counted while the provider has not said the end', async () => {
  const reversalId = uuidv7();
  const paymentId = uuidv7();
  const no = paymentId.replaceAll('-', '').toUpperCase();
  await inAccount(gateway, first, async (work) => {
    const { tx } = work;
    await tx.run(sql`insert into payment (main_id, id, out_trade_no, provider, merchant_id, app_id, amount, begun_by, begun_at, expires_at)
      values (${first}, ${paymentId}, ${no}, 'local', 'm', 'a', 100, ${finance}, now(), now())`);
    await rechargeAccount(work, no, { mainId: first, amount: 100 });
    const bookingId = await rechargeId(tx, first, no);
    await tx.run(sql`update payment set status = 'paid', transaction_id = ${no}, booking_id = ${bookingId}, ended_at = now()
      where id = ${paymentId}`);
    await tx.run(sql`insert into recharge_reversal (main_id, id, booking_id, reason, given_back_by, asked_by, asked_at)
      values (${first}, ${reversalId}, ${bookingId}, 'r', 'provider', ${operator}, now())`);
    await reverse(tx, bookingId, { mainId: first, at: new Date(), userId: demoUsers.operator2 });
    await tx.run(sql`update recharge_reversal set status = 'done', decided_by = ${demoUsers.operator2}, decided_at = now()
      where id = ${reversalId}`);
    await askRefund(work, { mainId: first, paymentId, reversalId, amount: 100 });
  });
  expect(await open()).toEqual([{ matter: 'refunds', count: 1 }]);
  await run(
    first,
    sql`update payment_refund set status = 'success', refund_id = 'R', ended_at = now() where payment_id = ${paymentId}`,
  );
  expect(await open()).toEqual([]);
});

test('payouts: counted while open', async () => {
  await fund(gateway, 500_00);
  const { payoutId } = await payoutTools(() => gateway).asked(100_00);
  expect(await open()).toEqual([{ matter: 'payouts', count: 1 }]);
  ok(await call('owner', 'withdrawPayout', { body: { payoutId } }));
  expect(await open()).toEqual([]);
});

test('every matter is shown to be counted, here or beside it', () => {
  expect([...Object.keys(matters), 'payouts', 'refunds', 'checks', 'forms', 'holds'].toSorted()).toEqual(
    [...contract.components.schemas.DepartureMatter.enum].toSorted(),
  );
});
