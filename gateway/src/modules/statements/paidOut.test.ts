import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import type { TestGateway } from '../../../test/gateway';
import { payoutTools } from '../../../test/payouts';
import { ledgerFaults } from '../ledger/ledgerFaults';
import { closeNextMonth } from './closing';

const { first } = demoMains;
let gateway: TestGateway;
const { call, ask, asked, enter, confirm } = payoutTools(() => gateway);
beforeAll(async () => {
  gateway = await gatewayWithPeople();
});
afterAll(() => gateway.close());

test('the statement of the month says what was paid out; its lines and its paper name it by the bank’s reference', async () => {
  await fund(gateway, 500_00);
  const { workItemId } = await asked(300_00);
  expect((await ask(100_00)).code).toBe(2450);
  ok(await enter('operator', workItemId, 'OUT-1'));
  ok(await confirm('operator2', workItemId, 'OUT-1'));
  await asked(50_00);
  const { thisMonth } = ok(await call('finance', 'getBalance', {})).data;
  expect(thisMonth).toMatchObject({ recharged: 500_00, charged: 0 });
  const booked = gateway.clock.now();
  gateway.clock.set(new Date(Date.UTC(booked.getUTCFullYear(), booked.getUTCMonth() + 1, 2)));
  await inAccount(gateway, first, (work) => closeNextMonth(work, first));
  const [row] = ok(await call('finance', 'listStatements', { body: {} })).data.rows;
  expect(row).toMatchObject({
    ...{ opening: 0, recharged: 500_00, takenBack: 0, paidOut: 300_00, closing: 200_00, held: 50_00 },
  });
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  const { statementId } = row as { statementId: string };
  const who = { token: await sessionOf(gateway, demoUsers.finance, first), mainId: first, lang: 'en' };
  const sheet = await gateway.call('exportStatement', { body: { statementId } }, who);
  const lines = sheet.bytes.toString().split('\n');
  const line = lines.filter((one) => one.includes('OUT-1'));
  expect(line).toHaveLength(1);
  expect(line[0]).toContain('Paid out');
  expect(line[0]).toMatch(/-300(\.00)?,200(\.00)?/);
  const paper = await gateway.call('downloadStatement', { query: { statementId } }, who);
  expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
});
