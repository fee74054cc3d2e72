import { readSheet } from './readSheet';
import type { ReadLimits } from './readSheetTypes';

const read = (text: string | Buffer, limits: Partial<ReadLimits> = {}, name = 'list.csv') =>
  readSheet(Buffer.from(text as string), name, limits);
const rowsOf = async (text: string | Buffer) => (await read(text)).rows;
const refusal = (text: string | Buffer, limits: Partial<ReadLimits> = {}) =>
  read(text, limits).then(
    () => 'was read',
    (error: { reason?: string; params?: object }) => ({ reason: error.reason, ...error.params }),
  );
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

const LIST = '姓名,手机\n王明,13800000000\n李雷,13900000000\n';
const ROWS = [
  ['姓名', '手机'],
  ['王明', '13800000000'],
  ['李雷', '13900000000'],
];
/** The same list in GB 18030, and in Big5. */
const IN_GB = Buffer.from(
  'd0d5c3fb2ccad6bbfa0acdf5c3f72c31333830303030303030300ac0eec0d72c31333930303030303030300a',
  'hex',
);
const IN_BIG5 = Buffer.from('a96da6572ca4e2beF70aa4fda9fa2c31333830303030303030300a', 'hex');

describe('encodings', () => {
  test.each([
    ['UTF-8', Buffer.from(LIST), undefined],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${LIST}`), undefined],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${LIST}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE with a mark', utf16be(`\uFEFF${LIST}`), 'utf-16be'],
    ['UTF-16 LE without', Buffer.from(LIST, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE without', utf16be(LIST), 'utf-16be'],
    ['GB 18030', IN_GB, 'gb18030'],
  ])('%s', async (_, bytes, encoding) => {
    const sheet = await read(bytes);
    expect(sheet.rows).toEqual(ROWS);
    expect(sheet.notes).toEqual([
      ...(encoding ? [{ code: 'encoding', encoding }] : []),
      { code: 'delimiter', delimiter: ',' },
    ]);
  });

  test('a plain list with accents, as a Western spreadsheet saves it', async () => {
    const bytes = Buffer.from('Name;Phone\nJos\xe9 Mu\xf1oz;13800000000\nZo\xeb;13900000000\n', 'latin1');
    expect(await rowsOf(bytes)).toEqual([
      ['Name', 'Phone'],
      ['José Muñoz', '13800000000'],
      ['Zoë', '13900000000'],
    ]);
  });

  test('what might be several encodings is refused, never guessed', async () => {
    expect(await refusal(IN_BIG5)).toEqual({ reason: 'wrongEncoding' });
    expect(await refusal(Buffer.concat([Buffer.from(LIST), IN_GB, Buffer.from(LIST)]))).toEqual({
      reason: 'wrongEncoding',
    });
    expect(await refusal(Buffer.from('fffe000061000000', 'hex'))).toEqual({ reason: 'wrongEncoding' });
  });

  test('what is another encoding only far down is refused, too', async () => {
    const long = Buffer.concat(Array.from({ length: 4_000 }, () => IN_GB));
    expect((await read(long.subarray(0, long.length / 2))).rows.length).toBeGreaterThan(5_000);
    const broken = Buffer.concat([long.subarray(0, long.length / 2), Buffer.from([0xff, 0xff]), IN_GB]);
    expect(await refusal(broken)).toEqual({ reason: 'wrongEncoding' });
  });

  test('cut off within a character', async () => {
    const cut = (bytes: Buffer) => refusal(bytes.subarray(0, -1));
    expect(await cut(Buffer.from('姓名,部门'))).toEqual({ reason: 'truncated' });
    expect(await cut(Buffer.from('\uFEFF姓名,部门', 'utf16le'))).toEqual({ reason: 'truncated' });
    expect(await cut(IN_GB.subarray(0, 9))).toEqual({ reason: 'truncated' });
  });

  test('a mark in the middle, zeros and half a pair', async () => {
    const sheet = await read(`name,phone\n\uFEFF王明,138\0\n${'李雷,139\n'.repeat(99)}`);
    expect(sheet.rows[1]).toEqual(['王明', '138']);
    expect(sheet.notes).toContainEqual({ code: 'unseen', count: 2 });
    expect(await rowsOf(Buffer.from('\uFEFFa\uD800b,c', 'utf16le'))).toEqual([['a\uFFFDb', 'c']]);
  });
});

describe('delimiters', () => {
  test.each([
    ['\t', '姓名\t手机\n王明\t138'],
    [';', '姓名;手机\n王明;138'],
    ['，', '姓名，手机\n王明，138'],
    ['；', '姓名；手机\n王明；138'],
    ['|', '姓名|手机\n王明|138'],
  ])('%j', async (delimiter, text) => {
    const sheet = await read(text);
    expect(sheet.rows).toEqual([
      ['姓名', '手机'],
      ['王明', '138'],
    ]);
    expect(sheet.notes).toEqual([{ code: 'delimiter', delimiter }]);
  });

  test('semicolons divide, where each line has a decimal comma', async () => {
    const text = 'Name;Salary;Phone\nLi;1,5;138\nHan;2,5;139\nMei;3,5;137\n';
    expect((await rowsOf(text))[2]).toEqual(['Han', '2,5', '139']);
    expect(await rowsOf('Li;1,5\nHan;2,5\n')).toEqual([
      ['Li', '1,5'],
      ['Han', '2,5'],
    ]);
  });

  test('commas within quotation marks, and those of every position, divide nothing', async () => {
    expect(await rowsOf('a,b\n"x; y",c\n"x; y",d')).toEqual([
      ['a', 'b'],
      ['x; y', 'c'],
      ['x; y', 'd'],
    ]);
    expect(await rowsOf('王明\t经理，主管\t138\n李雷\t经理，主管\t139')).toHaveLength(2);
  });

  test('said by the file or by its name', async () => {
    const said = await read('sep=|\na|b,c\nd|e,f');
    expect(said.rows).toEqual([
      ['a', 'b,c'],
      ['d', 'e,f'],
    ]);
    expect(said.numbers).toEqual([2, 3]);
    expect((await read('a,b\tc\nd,e\n', {}, 'list.tsv')).rows).toEqual([
      ['a,b', 'c'],
      ['d,e', ''],
    ]);
  });

  test('one column, and a title above the head', async () => {
    expect(await rowsOf('王明\n李雷')).toEqual([['王明'], ['李雷']]);
    expect((await rowsOf(`2026 list\n${LIST}`))[1]).toEqual(['姓名', '手机']);
  });
});

describe('lines and quotation marks', () => {
  test('all line ends, mixed, blank lines and lines within cells: each row knows its line', async () => {
    const sheet = await read('a,b\r\nc,"1\r\n2"\r\r\n\n,,\nd,e\rf,g');
    expect(sheet.rows).toEqual([
      ['a', 'b'],
      ['c', '1\n2'],
      ['d', 'e'],
      ['f', 'g'],
    ]);
    expect(sheet.numbers).toEqual([1, 2, 7, 8]);
  });

  test('a line end that is divided between two pieces is one', async () => {
    const first = 'x'.repeat(32 * 1024 - 3);
    expect((await read(`${first},y\r\nz,1`, { cellChars: 99_999 })).rows).toEqual([
      [first, 'y'],
      ['z', '1'],
    ]);
  });

  test('marks within a cell, doubled ones, and such as keep digits', async () => {
    expect(await rowsOf(`5" pipe,"say ""hi""",="0138",'0139,'=1+1,\t138`)).toEqual([
      ['5" pipe', 'say "hi"', '0138', '0139', '=1+1', '138'],
    ]);
  });

  test('a mark that is not closed is named by its line, and swallows nobody', async () => {
    const open = '姓名,岗位,手机\n王明,"经理,138\n';
    expect(await refusal(open)).toEqual({ reason: 'openQuote', line: 2 });
    expect(await refusal(`${open}李雷,"主管",139\n`)).toEqual({ reason: 'openQuote', line: 2 });
    expect(await refusal(`${open}${'李雷,主管,139\n'.repeat(60)}李雷,x",1\n`)).toEqual({
      reason: 'openQuote',
      line: 2,
    });
    expect(await refusal(`a,"${'x'.repeat(5 * 1024 * 1024)}`)).toEqual({ reason: 'openQuote', line: 1 });
  });

  test('ragged rows are filled up', async () => {
    expect(await rowsOf('a,b,c\nd\ne,f\n')).toEqual([
      ['a', 'b', 'c'],
      ['d', '', ''],
      ['e', 'f', ''],
    ]);
  });
});

test('a number that a spreadsheet shortened before it was saved is marked', async () => {
  const sheet = await read('name,phone,id\n王明,1.38E+10,1.10105E+17');
  expect(sheet.rows[1]).toEqual(['王明', '1.38E+10', '1.10105E+17']);
  expect(sheet.marks).toEqual([
    { row: 1, at: 1, what: 'lost' },
    { row: 1, at: 2, what: 'lost' },
  ]);
});

test('a cell of a megabyte is cut off, the row goes on', async () => {
  const sheet = await read(`name,note,phone\n王明,${'备'.repeat(400_000)},138`);
  expect(sheet.rows[1]!.map(({ length }) => length)).toEqual([2, 4_000, 3]);
  expect(sheet.notes).toContainEqual({ code: 'cut', count: 1, lines: [2], most: 4_000 });
});

test('limits: rows, columns, text and bytes', async () => {
  expect((await read('a\n'.repeat(10_020))).rows).toHaveLength(10_020);
  expect(await refusal('a\n'.repeat(10_021))).toEqual({ reason: 'tooManyRows', most: 10_020 });
  expect(await refusal(Array.from({ length: 1_000 }, (_, at) => `h${at}`).join())).toEqual({
    reason: 'tooManyColumns',
    most: 60,
  });
  // Separators alone are no columns.
  expect(await rowsOf(`a,b${','.repeat(1_000)}`)).toEqual([['a', 'b']]);
  expect(await refusal('abcdef,ghijkl', { textChars: 10 })).toEqual({ reason: 'tooMuchText', most: 10 });
  expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1, 97))).toEqual({
    reason: 'tooLarge',
    most: 10 * 1024 * 1024,
  });
});

test('nothing, and nothing visible', async () => {
  for (const text of ['', '\uFEFF', ' \n\t\n', ',,,\n,,,', '\u3000'])
    expect(await refusal(text)).toEqual({ reason: 'empty' });
});
