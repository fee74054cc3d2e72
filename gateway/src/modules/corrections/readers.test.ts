import { demoMains, demoUsers } from '../../../seeds/demoAccounts';
import { ok } from '../../../test/candidates';
import { fund, gatewayWithPeople, inAccount, sessionOf } from '../../../test/checks';
import { correctionTools } from '../../../test/corrections';
import type { TestGateway } from '../../../test/gateway';
import { ledgerFaults } from '../ledger/ledgerFaults';
import { spentByDepartment, spentByUser } from '../people/budget';
import { closeNextMonth } from '../statements/closing';

const { first } = demoMains;
let gateway: TestGateway;
const { call, charged, givenBack } = correctionTools(() => gateway);
beforeEach(async () => {
  gateway = await gatewayWithPeople();
  await fund(gateway, 1_000_00);
});
afterEach(async () => {
  expect(await inAccount(gateway, first, ({ tx }) => ledgerFaults(tx, first))).toEqual([]);
  await gateway.close();
});

/** China's month of the gateway's clock. */
const monthNow = () => new Date(gateway.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 7);
/** The second of the next month, by the clock. */
function nextMonth(): void {
  const now = gateway.clock.now();
  gateway.clock.set(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2)));
}
const close = () => inAccount(gateway, first, (work) => closeNextMonth(work, first));
const costs = async (by: string, month: string) =>
  ok(await call('finance', 'getCosts', { body: { by, from: month, to: month } })).data;
const spentSoFar = async () => ok(await call('finance', 'getBalance', {})).data.thisMonth.charged as number;
const months = async () =>
  ok(await call('finance', 'listStatements', { body: {} })).data.rows as {
    statementId: string;
    month: string;
    charged: number;
    chargesReversed: number;
  }[];

test('within the month: costs by every side, the month so far, the statement and the list they lead to say the same', async () => {
  const { amount, chargeId } = await charged();
  const month = monthNow();
  const before = await spentSoFar();
  await givenBack(chargeId, 100);
  expect(await spentSoFar()).toBe(before - 100);
  for (const by of ['month', 'department', 'person', 'package', 'item']) {
    const { total, rows } = await costs(by, month);
    expect(total).toBe(before - 100);
    expect((rows as { charged: number }[]).reduce((sum, row) => sum + row.charged, 0)).toBe(total);
  }
  const { rows } = await costs('item', month);
  const education = (rows as { key: string; charged: number }[]).find(({ key }) => key === 'education');
  expect(education!.charged).toBe(amount - 100);
  const asked = { kind: 'capture', itemCode: 'education' };
  const list = ok(await call('finance', 'listLedger', { body: asked })).data;
  expect(list.sum).toMatchObject({ count: 2, spent: amount - 100 });
  const alone = ok(await call('finance', 'listLedger', { body: { kind: 'correction' } })).data;
  expect(alone.sum).toMatchObject({ count: 1, spent: -100, available: 100 });
  const sheet = await gateway.call(
    'exportLedger',
    { body: { kind: 'correction' } },
    { token: await sessionOf(gateway, demoUsers.finance, first), mainId: first, lang: 'en' },
  );
  const [, line] = sheet.bytes.toString().trim().split('\n');
  expect(line).toMatch(
    /Charge given back,PB.*It could not be verified,,,,1(\.00)?,0(\.00)?,-1(\.00)?,Probity staff/,
  );
  nextMonth();
  await close();
  expect(await months()).toMatchObject([{ month, charged: before, chargesReversed: 100 }]);
});

test('a charge of a closed month is given back in the month in which it is booked; that month says so, and is invoiced with others alone', async () => {
  const { chargeId, amount } = await charged();
  const [july, spent] = [monthNow(), await spentSoFar()];
  nextMonth();
  await close();
  const [closed] = await months();
  await givenBack(chargeId, amount);
  const august = monthNow();
  expect(await months()).toEqual([closed]);
  expect(await spentSoFar()).toBe(-amount);
  expect(await costs('item', july)).toMatchObject({ total: spent });
  expect(await costs('item', august)).toMatchObject({
    ...{ total: -amount, rows: [{ key: 'education', charged: -amount, checks: 1 }] },
  });
  nextMonth();
  await close();
  const [later, same] = await months();
  expect(same).toEqual(closed);
  expect(later).toMatchObject({ month: august, charged: 0, chargesReversed: amount });
  const lines = await gateway.call(
    'exportStatement',
    { body: { statementId: later!.statementId } },
    { token: await sessionOf(gateway, demoUsers.finance, first), mainId: first, lang: 'en' },
  );
  expect(lines.bytes.toString()).toMatch(/Charge given back,PB.*Education/);
  const desk = ok(await call('finance', 'getInvoiceDesk', {})).data.statements as {
    month: string;
    amount: number;
  }[];
  expect(desk.map(({ month, amount: fen }) => [month, fen])).toEqual([
    [august, -amount],
    [july, spent],
  ]);
});

test('a budget of the month of the order gets back what was given back; one of a later month does not', async () => {
  const budgets = () =>
    inAccount(gateway, first, async ({ tx, clock }) => ({
      person: (await spentByUser(tx, first, [demoUsers.owner], clock.now())).get(demoUsers.owner) ?? 0,
      departments: [...(await spentByDepartment(tx, first, clock.now())).values()],
    }));
  const { chargeId } = await charged();
  const before = await budgets();
  await givenBack(chargeId, 100);
  const after = await budgets();
  expect(after.person).toBe(before.person - 100);
  expect(after.departments.map((fen) => fen + 100)).toEqual(before.departments);
  nextMonth();
  await givenBack(chargeId, 100);
  expect(await budgets()).toEqual({ person: 0, departments: [] });
});
