import { demoMains, demoUsers } from '../../seeds/demoAccounts';
import { ok } from '../candidates';
import { fund, gatewayWithPeople, keepPosition, placeOrder, sessionOf } from '../checks';
import type { TestGateway } from '../gateway';
import { unzip } from '../unzip';
import { attack } from './attack';

const { first } = demoMains;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await gatewayWithPeople();
  token = await sessionOf(gateway, demoUsers.owner, first);
  await fund(gateway, 10_000_000);
});
afterAll(() => gateway.close());

/** Characters a spreadsheet could take for the beginning of a formula, full width too. */
const formulas = ['=HYPERLINK("x")', '+1+1', '-1+1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠x'];

async function exported(operation: 'exportChecks' | 'exportAuditEvents', format: 'csv' | 'xlsx') {
  const reply = await gateway.call(
    operation,
    { body: { format, ...(operation === 'exportChecks' && { records: { all: {} } }) } },
    { token, mainId: first },
  );
  expect(reply.headers['content-disposition']).toContain('attachment');
  return reply.bytes;
}
/** The cells of a CSV, quotes taken off. */
const cellsOf = (csv: string) =>
  [...csv.matchAll(/"((?:[^"]|"")*)"|([^,\r\n]+)/g)].map(
    (cell) => cell[1]?.replaceAll('""', '"') ?? cell[2]!,
  );
const formulaCells = (cells: readonly string[]) => cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell));

attack('formula in an export', {
  async refused() {
    for (const [n, positionTitle] of formulas.entries()) {
      const { checkId } = await placeOrder(gateway, token);
      await keepPosition(gateway, checkId, positionTitle);
      const department = { body: { name: `${positionTitle.slice(0, 20)}${n}`, monthlyBudget: null } };
      ok(await gateway.call('saveDepartment', department, { token, mainId: first }));
    }
    for (const operation of ['exportChecks', 'exportAuditEvents'] as const) {
      const cells = cellsOf((await exported(operation, 'csv')).toString('utf8').replace('\uFEFF', ''));
      expect([operation, formulaCells(cells)]).toEqual([operation, []]);
      for (const formula of formulas)
        expect([formula, cells.some((cell) => cell.startsWith(`'${formula}`))]).toEqual([formula, true]);
      const files = unzip(await exported(operation, 'xlsx'));
      const all = `${files['xl/worksheets/sheet1.xml']}${files['xl/sharedStrings.xml'] ?? ''}`;
      expect([operation, /<f[ >]/.test(all), />\s*[=+@＝＋－＠]/.test(all)]).toEqual([
        operation,
        false,
        false,
      ]);
    }
  },
  async twin() {
    await placeOrder(gateway, token, { positionTitle: 'Plain = title' });
    expect(cellsOf((await exported('exportChecks', 'csv')).toString())).toContain('Plain = title');
    const sheet = unzip(await exported('exportChecks', 'xlsx'))['xl/worksheets/sheet1.xml'];
    expect(sheet).toContain('<v>68</v>');
  },
});
