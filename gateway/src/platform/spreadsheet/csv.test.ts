import { csvRows } from './csv';

const lines = (...cells: (string | number)[]) => csvRows([], [cells]).trimEnd();

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ';=1', '；=1', '＝1', '＋1', '－1', '＠x'])(
  'a cell that begins with %j is text: a mark stands before it',
  (text) => {
    expect(lines(text)).toMatch(/^"?'/);
    expect(lines(text).replaceAll('"', '')).toBe(`'${text}`);
  },
);

test('a semicolon inside splits no cell: what follows it stays inside quotes', () => {
  expect(lines('Zhao;=1+1')).toBe('"Zhao;=1+1"');
});

test('twin: words, numbers and dates stay as they are', () => {
  expect(lines('Zhao Min', -12.5, '2026-11-21', 'a-b')).toBe('Zhao Min,-12.5,2026-11-21,a-b');
});

test('money has two decimals, and below 0 it is a number, not a formula', () => {
  const columns = [
    { head: 'Text', width: 10 },
    { head: 'Money', width: 10, kind: 'money' as const },
  ];
  expect(csvRows(columns, [['-49.14', -49.1]])).toBe("'-49.14,-49.10\r\n");
});
