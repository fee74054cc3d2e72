import { unzip } from '../../../test/unzip';
import { sheetBytes } from './sheetFile';

const columns = [
  { head: 'Name', width: 20 },
  { head: '=HEAD()', width: 10 },
  { head: 'Price', width: 10, kind: 'money' },
  { head: 'Ordered', width: 10, kind: 'day' },
  { head: 'Time', width: 20, kind: 'moment' },
] as const;

async function written(rows: (string | number | null)[][]) {
  const files = unzip(await sheetBytes({ format: 'xlsx', name: 'Records', columns }, rows));
  const sheet = files['xl/worksheets/sheet1.xml']!;
  const strings = files['xl/sharedStrings.xml'] ?? '';
  return { files, sheet, strings, all: `${sheet}${strings}` };
}

const risky = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', ';=1', '；=1'];

test('no text becomes a formula or a number: each is typed as text and defused', async () => {
  const { sheet, all } = await written(risky.map((text) => [text, '007', null]));
  expect(sheet).not.toMatch(/<f[ >]/);
  const types = [...sheet.matchAll(/<c [^>]*?t="(\w+)"/g)].map((match) => match[1]);
  // Five heads and two texts a row; an empty cell is none.
  expect(types).toHaveLength(5 + risky.length * 2);
  expect(new Set(types)).not.toContain('n');
  for (const text of risky) expect(all).toContain(`'${text.trim()}`.slice(0, 2));
  expect(all).not.toMatch(/>\s*[=+@;＝＋－＠；]/);
});

test('numbers are numbers with their format; the heads stay in view', async () => {
  const { sheet, files } = await written([['A', 'B', 1234.5]]);
  expect(sheet).toMatch(/<v>1234\.5<\/v>/);
  expect(files['xl/styles.xml']).toContain('#,##0.00');
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"/);
});

test('days and moments are numbers that show as such, counted as spreadsheets do; what is none stays text', async () => {
  const { sheet, files } = await written([
    ['A', '2026-01-31', 1, '2026-01-31', '2026-01-31 18:00:00'],
    ['A', 'B', 1, '=TODAY()', null],
  ]);
  const styles = files['xl/styles.xml']!;
  for (const format of ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss'])
    expect(styles).toContain(`formatCode="${format}"`);
  // A text in a column of text is one, whatever it looks like.
  expect(sheet).toContain('>2026-01-31</t>');
  expect(sheet).toContain('<c s="3"><v>46053</v></c><c s="4"><v>46053.75</v></c>');
  expect(sheet).toContain(">'=TODAY()</t>");
});

test('what XML cannot hold is left out, and markup is text', async () => {
  const { all } = await written([['a\0b\x08c\uFFFFd\uD800e<b>&"\'😀', '_x0041_', 1]]);
  expect(all).toContain('abcde&lt;b&gt;&amp;');
  expect(all).toContain('😀');
  expect(all).toContain('_x005F_x0041_');
  expect(all).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F]/);
});

test('a cell holds no more than a spreadsheet reads', async () => {
  const { all } = await written([['x'.repeat(40_000), 'y', 1]]);
  expect(/x{32767}/.test(all)).toBe(true);
  expect(/x{32768}/.test(all)).toBe(false);
});
