import fc from 'fast-check';
import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sheetOf, textRow } from '../../../../test/sheets/workbookOf';
import { unzip } from '../../../../test/unzip';
import { archiveStream } from '../../archive/archiveStream';
import { readSheet } from './readSheet';
import type { ReadLimits } from './readSheetTypes';
import { unreadableReasons, type UnreadableSheet } from './unreadable';

const refusal = async (
  bytes: Buffer | Promise<Buffer>,
  fileName = 'list.xlsx',
  limits: Partial<ReadLimits> = {},
) => {
  const error = await readSheet(await bytes, fileName, limits).then(
    () => null,
    (found: UnreadableSheet) => found,
  );
  expect(unreadableReasons).toContain(error?.reason);
  return { reason: error!.reason, ...error!.params };
};
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const padded = (bytes: Buffer, size = 4_096) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
const COMPOUND = hex('D0CF11E0A1B11AE1');
const compound = (stream: string) =>
  Buffer.concat([padded(COMPOUND), Buffer.from(`${stream}\0`, 'utf16le'), Buffer.alloc(512)]);

describe('something else under the name of a list', () => {
  test.each([
    ['an encrypted workbook', compound('EncryptedPackage'), { reason: 'encrypted' }],
    ['Excel 97', compound('Workbook'), { reason: 'legacyXls' }],
    ['Excel 5', compound('Book'), { reason: 'legacyXls' }],
    ['Excel 4, without a container', padded(hex('0904 0600 0000 1000')), { reason: 'legacyXls' }],
    ['Word 97', compound('WordDocument'), { reason: 'notASheet', kind: 'document' }],
    ['RTF', Buffer.from('{\\rtf1 a,b}'), { reason: 'notASheet', kind: 'document' }],
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj'), { reason: 'notASheet', kind: 'pdf' }],
    [
      'PNG',
      padded(hex('89504E470D0A1A0A 0000000D 49484452 00000001 00000001 0802000000')),
      { reason: 'notASheet', kind: 'picture' },
    ],
    ['JPEG', padded(hex('FFD8FFE000104A46494600010100')), { reason: 'notASheet', kind: 'picture' }],
    ['RAR', padded(hex('526172211A0701 00')), { reason: 'notASheet', kind: 'archive' }],
    ['gzip', padded(hex('1F8B0800000000000003')), { reason: 'notASheet', kind: 'archive' }],
    [
      'bytes at random',
      hex('00010203040506070E0F10111213141516'.repeat(50)),
      { reason: 'notASheet', kind: 'other' },
    ],
    [
      'HTML named .xls',
      Buffer.from('\uFEFF \n<html><table><tr><td>1</td></tr></table>'),
      { reason: 'notASheet', kind: 'page' },
    ],
    ['MHTML', Buffer.from('MIME-Version: 1.0\nContent-Type: x'), { reason: 'notASheet', kind: 'page' }],
    [
      'HTML in UTF-16',
      Buffer.from('\uFEFF<!DOCTYPE html><html>', 'utf16le'),
      { reason: 'notASheet', kind: 'page' },
    ],
    [
      'XML of 2003',
      Buffer.from('<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>'),
      { reason: 'notASheet', kind: 'xml' },
    ],
  ])('%s', async (_, bytes, expected) => {
    expect(await refusal(bytes)).toEqual(expected);
    expect(await refusal(bytes, 'list.csv')).toEqual(expected);
  });

  test('a list under another name is read all the same', async () => {
    expect((await readSheet(await sheetOf(textRow('a')), 'list.csv')).rows).toEqual([['a']]);
    expect((await readSheet(Buffer.from('a,b'), 'list.xls')).rows).toEqual([['a', 'b']]);
    // BM begins a bitmap, too.
    expect((await readSheet(Buffer.from('BMI,name\n20,王明'), 'photo.png')).rows).toHaveLength(2);
  });
});

describe('zips that are broken or lie', () => {
  const many = sheetOf(
    Array.from({ length: 500 }, (_, at) => textRow(`name ${at}`, `${at * 7919}`)).join(''),
  );

  test('cut off anywhere', async () => {
    const bytes = await many;
    for (const part of [0.1, 0.5, 0.9, 0.99])
      expect(await refusal(bytes.subarray(0, bytes.length * part))).toEqual({ reason: 'truncated' });
    expect(await refusal(bytes.subarray(0, 4))).toEqual({ reason: 'truncated' });
    // Its directory is there, and points behind the end.
    expect(await refusal(bytes.subarray(200))).toMatchObject({ reason: expect.any(String) });
  });

  test('a byte that is another: never a wrong name', async () => {
    const bytes = await many;
    const sheetAt = bytes.indexOf('xl/worksheets/sheet1.xml') + 200;
    const whole = await readSheet(bytes, 'list.xlsx');
    for (let at = sheetAt; at < sheetAt + 400; at += 40) {
      const broken = Buffer.from(bytes);
      broken[at]! ^= 0x55;
      expect(await refusal(broken)).toEqual({ reason: 'damaged' });
    }
    expect(whole.rows).toHaveLength(500);
  });

  test('a digit that is another where nothing is compressed', async () => {
    const files = Object.entries(unzip(await sheetOf(textRow('王明', '13800000000'))));
    async function* stored() {
      for (const [name, text] of files) yield { name, content: [text], isPacked: true };
    }
    const bytes = await buffer(Readable.from(archiveStream(stored(), new Date(0)), { objectMode: false }));
    expect((await readSheet(bytes, 'list.xlsx')).rows).toEqual([['王明', '13800000000']]);
    bytes[bytes.indexOf('13800000000') + 3] = 0x39;
    expect(await refusal(bytes)).toEqual({ reason: 'damaged' });
  });

  test('a part with a password', async () => {
    const bytes = Buffer.from(await many);
    for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
      bytes[at + 8]! |= 1;
    expect(await refusal(bytes)).toEqual({ reason: 'encrypted' });
  });

  test('sizes that lie', async () => {
    const bytes = Buffer.from(await many);
    for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 1))
      bytes.writeUInt32LE(10, at + 24);
    expect(await refusal(bytes)).toEqual({ reason: 'damaged' });
  });
});

test('whatever the text, it is read evenly or refused with a reason', async () => {
  const pieces = [
    '"',
    '""',
    ',',
    ';',
    '\t',
    '\r',
    '\n',
    '\r\n',
    '姓名',
    '13800000000',
    '\0',
    '\uFEFF',
    '，',
    '=',
    "'",
    '<',
    '\uD800',
  ];
  const texts = fc.array(fc.constantFrom(...pieces, 'sep=;\n', 'x'.repeat(99)), { maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('utf8' as const, 'utf16le' as const), async (parts, encoding) => {
      const bytes = Buffer.from(parts.join(''), encoding);
      const sheet = await readSheet(bytes, 'list.csv').catch((error: UnreadableSheet) => error.reason);
      if (typeof sheet === 'string') return expect(unreadableReasons).toContain(sheet);
      expect(new Set(sheet.rows.map(({ length }) => length)).size).toBe(1);
      expect(sheet.numbers).toHaveLength(sheet.rows.length);
      expect(sheet.numbers.every((line, at) => at === 0 || line > sheet.numbers[at - 1]!)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe('bombs', () => {
  test('bytes are counted as they are unpacked, over all parts', async () => {
    const large = () =>
      sheetOf(textRow('x'.repeat(9_000)), { strings: `<si><t>${'y'.repeat(9_000)}</t></si>` });
    expect(await refusal(large(), 'list.xlsx', { unpackedBytes: 15_000 })).toEqual({
      reason: 'bomb',
      most: 15_000,
    });
    expect((await readSheet(await large(), 'list.xlsx', { unpackedBytes: 25_000 })).rows).toHaveLength(1);
  });

  const row = '<row><c><v>1</v></c></row>';
  const reference = '<c t="s"><v>0</v></c>';

  test.each([
    ['cells without end', () => sheetOf(`<row>${'<c/>'.repeat(1_000)}</row>`.repeat(320)), 'bomb'],
    ['one text', () => sheetOf(textRow('x'.repeat(20_000_000))), 'bomb'],
    ['one tag', () => sheetOf(`<row ${'a'.repeat(20_000_000)}="1"/>`), 'bomb'],
    ['one comment', () => sheetOf(`<!--${' '.repeat(20_000_000)}-->`), 'bomb'],
    ['empty strings', () => sheetOf(row, { strings: '<si/>'.repeat(1_100_000) }), 'bomb'],
    [
      'texts',
      () => sheetOf(row, { strings: `<si><t>${'字'.repeat(3_000)}</t></si>`.repeat(7_000) }),
      'tooMuchText',
    ],
    [
      'one text in every cell',
      () =>
        sheetOf(`<row>${reference.repeat(60)}</row>`.repeat(90), {
          strings: `<si><t>${'x'.repeat(4_000)}</t></si>`,
        }),
      'tooMuchText',
    ],
    [
      'styles',
      () => sheetOf(row, { styles: `<cellXfs>${'<xf numFmtId="1"/>'.repeat(90_000)}</cellXfs>` }),
      'damaged',
    ],
    ['rows without end', () => sheetOf('<row/>'.repeat(310_000)), 'bomb'],
    ['a row beyond all sheets', () => sheetOf('<row r="1048577"/>'), 'damaged'],
  ])('%s', async (_, make, reason) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    // So many rows allow 300 000 elements.
    const found = await refusal(bytes, 'list.xlsx', { rows: 1_000 }).finally(() => clearInterval(watching));
    expect(found.reason).toBe(reason);
    expect((most - before) / 1024 / 1024).toBeLessThan(150);
  });
});

describe('long work', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => Array.from({ length: 12 }, (__, column) => `${at}.${column}`));
  const lists: [string, () => Promise<Buffer>][] = [
    [
      'xlsx',
      () =>
        sheetOf(
          people(5_000)
            .map((row) => textRow(...row))
            .join(''),
        ),
    ],
    [
      'csv',
      async () =>
        Buffer.from(
          people(10_000)
            .map((row) => row.join())
            .join('\n'),
        ),
    ],
  ];

  test.each(lists)('others have their turn while a list is read: %s', async (name, make) => {
    const bytes = await make();
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    await readSheet(bytes, name);
    clearImmediate(next);
    // A list of this length is some hundred milliseconds of work.
    expect(turns).toBeGreaterThan(8);
  });

  test.each(lists)('a signal ends it with its reason: %s', async (name, make) => {
    const bytes = await make();
    const why = new Error('nobody waits any more');
    const ending = new AbortController();
    const reading = readSheet(bytes, name, { signal: ending.signal });
    setImmediate(() => ending.abort(why));
    await expect(reading).rejects.toBe(why);
    await expect(readSheet(bytes, name, { signal: ending.signal })).rejects.toBe(why);
  });

  test('nothing is left behind: no file, no stream that goes on', async () => {
    const handles = () =>
      process.getActiveResourcesInfo().filter((kind) => /zlib|fs|stream/i.test(kind)).length;
    const folder = mkdtempSync(path.join(tmpdir(), 'probity-sheets-'));
    jest.replaceProperty(process, 'env', { ...process.env, TMPDIR: folder });
    const before = handles();
    const many = await sheetOf(textRow('a').repeat(10_100));
    for (const bytes of [many, many.subarray(0, -30), Buffer.from('a\n'.repeat(11_000))])
      await refusal(bytes);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(handles()).toBe(before);
    expect(readdirSync(folder)).toEqual([]);
    rmdirSync(folder);
  });
});
