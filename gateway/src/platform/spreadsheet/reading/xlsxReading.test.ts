import { sheetOf, sheetXml, textRow, workbookOf, zipOf } from '../../../../test/sheets/workbookOf';
import { sheetBytes } from '../sheetFile';
import { readSheet } from './readSheet';
import type { ReadLimits } from './readSheetTypes';

const read = async (bytes: Buffer | Promise<Buffer>, limits: Partial<ReadLimits> = {}) =>
  readSheet(await bytes, 'list.xlsx', limits);
const rowsOf = async (bytes: Promise<Buffer>) => (await read(bytes)).rows;
const refusal = (bytes: Buffer | Promise<Buffer>, limits: Partial<ReadLimits> = {}) =>
  read(bytes, limits).then(
    () => 'was read',
    (error: { reason?: string; params?: object }) => ({ reason: error.reason, ...error.params }),
  );

/** Styles whose cells show, in this order: as they are, a day, a day by a code, five digits, a moment, an amount. */
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/>' +
  '<numFmt numFmtId="165" formatCode="00000"/><numFmt numFmtId="166" formatCode="[$-804]yyyy/m/d h:mm"/>' +
  '<numFmt numFmtId="167" formatCode="&quot;USD&quot; #,##0.00"/></numFmts>' +
  '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="167"/></cellXfs>';
const cells = (...all: string[]) => `<row r="1">${all.join('')}</row>`;

describe('numbers', () => {
  test('a phone and an ID number that are stored as numbers keep all their digits', async () => {
    const sheet = await read(
      sheetOf(cells('<c><v>13800000000</v></c><c><v>1.38E+10</v></c><c><v>1.1010519491231001E+17</v></c>')),
    );
    expect(sheet.rows).toEqual([['13800000000', '13800000000', '110105194912310010']]);
    // Of the last one a spreadsheet kept fifteen digits.
    expect(sheet.marks).toEqual([{ row: 0, at: 2, what: 'lost' }]);
    expect(sheet.notes).toEqual([{ code: 'lost', count: 1, lines: [1] }]);
  });

  test('a long number that its writer kept whole is not lost', async () => {
    const sheet = await read(sheetOf(cells('<c><v>110105194912310029</v></c>')));
    expect(sheet).toMatchObject({ rows: [['110105194912310029']], marks: [], notes: [] });
  });

  test('days are dates in both counts, with the day that never was', async () => {
    const days = cells(
      ...['36526', '1', '59', '60', '61', '2958465'].map((day) => `<c s="1"><v>${day}</v></c>`),
    );
    expect(await rowsOf(sheetOf(days, { styles }))).toEqual([
      ['2000-01-01', '1900-01-01', '1900-02-28', '1900-02-29', '1900-03-01', '9999-12-31'],
    ]);
    expect(await rowsOf(sheetOf(cells('<c s="1"><v>35064</v></c>'), { styles, is1904: true }))).toEqual([
      ['2000-01-01'],
    ]);
  });

  test('formats of a workbook: own dates, moments, zeros before a number, amounts', async () => {
    const row = cells(
      '<c s="2"><v>36526</v></c><c s="3"><v>42</v></c><c s="4"><v>36526.5</v></c><c s="5"><v>0.30000000000000004</v></c>',
      '<c s="1"><v>0.75</v></c><c t="d"><v>2000-01-31T00:00:00</v></c><c s="99"><v>7</v></c><c s="1"><v>-5</v></c>',
    );
    expect(await rowsOf(sheetOf(row, { styles }))).toEqual([
      ['2000-01-01', '00042', '2000-01-01 12:00', '0.3', '18:00', '2000-01-31', '7', '-5'],
    ]);
  });

  test('without styles numbers are numbers; zeros that were lost stay lost', async () => {
    expect(await rowsOf(sheetOf(cells('<c s="1"><v>36526</v></c><c><v>755123456</v></c>')))).toEqual([
      ['36526', '755123456'],
    ]);
  });

  test('yes and no, and an error, which leaves its cell empty', async () => {
    const sheet = await read(
      sheetOf(cells('<c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c>')),
    );
    expect(sheet.rows).toEqual([['TRUE', 'FALSE', '']]);
    expect(sheet.marks).toEqual([{ row: 0, at: 2, what: 'error' }]);
    expect(sheet.notes).toEqual([{ code: 'errors', count: 1, lines: [1] }]);
  });
});

describe('texts', () => {
  test('shared ones with runs and readings, by their number', async () => {
    const strings =
      '<si><t>姓名</t></si><si><r><t>王</t></r><r><rPr><b/></rPr><t>明</t></r><rPh sb="0" eb="1"><t>ワンミン</t></rPh></si>';
    const row = cells('<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>7</v></c>');
    expect(await rowsOf(sheetOf(row, { strings }))).toEqual([['王明', '姓名']]);
  });

  test('entities, escapes, other alphabets and pictures', async () => {
    const row = textRow(
      'R&amp;D &lt;lead&gt; &#20013;',
      'a_x000D__x005F_x0041_',
      'عبد الله',
      '😀👨‍👩‍👧',
      '\u200F',
    );
    expect(await rowsOf(sheetOf(row))).toEqual([
      ['R&D <lead> 中', 'a\n_x0041_', 'عبد الله', '😀👨‍👩‍👧', '\u200F'],
    ]);
  });

  test('what nobody sees is left out, half a pair is shown as such', async () => {
    const sheet = await read(sheetOf(textRow('a_x0000_b_x0007_', '_xD800_x')));
    expect(sheet.rows).toEqual([['ab', '\uFFFDx']]);
    expect(sheet.notes).toEqual([{ code: 'unseen', count: 1 }]);
  });

  test('a cell longer than anybody needs is cut off, marked and told', async () => {
    const sheet = await read(sheetOf(textRow('short', 'x'.repeat(1024 * 1024))));
    expect(sheet.rows[0]![1]).toHaveLength(4_000);
    expect(sheet.marks).toEqual([{ row: 0, at: 1, what: 'cut' }]);
    expect(sheet.notes).toEqual([{ code: 'cut', count: 1, lines: [1], most: 4_000 }]);
  });

  test('formulas are read as the values they had; one without is empty and told', async () => {
    const sheet = await read(
      sheetOf(
        cells('<c t="str"><f>A1&amp;"x"</f><v>王明</v></c><c><f>1+1</f><v>2</v></c><c><f>NOW()</f></c>') +
          '<row r="5"><c t="inlineStr"><is><t>=1+1</t></is></c></row>',
      ),
    );
    expect(sheet.rows).toEqual([
      ['王明', '2'],
      ['=1+1', ''],
    ]);
    expect(sheet.notes).toEqual([
      { code: 'formulas', count: 2 },
      { code: 'uncomputed', count: 1, lines: [1] },
    ]);
  });
});

test('elements with a prefix, parts with an absolute path, names in another case', async () => {
  const xml =
    '<x:worksheet xmlns:x="y"><x:sheetData><x:row><x:c t="str"><x:v>王明</x:v></x:c></x:row></x:sheetData></x:worksheet>';
  const relations =
    '<Relationships><Relationship Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="/XL/Worksheets/Sheet1.xml"/></Relationships>';
  const parts = { 'xl/_rels/workbook.xml.rels': relations };
  expect(await rowsOf(workbookOf({ sheets: [{ name: 'a', xml }], parts }))).toEqual([['王明']]);
});

describe('rows and columns', () => {
  test('cells and rows without their names follow one another; empty rows are left out, lines stay', async () => {
    const rows = `${textRow('a', 'b')}<row r="3"><c r="C3" t="str"><v>c</v></c><c t="str"><v>d</v></c></row><row/><row><c><v> </v></c></row>`;
    const sheet = await read(
      sheetOf(`${rows}${textRow('e')}`, { before: '<dimension ref="A1:XFD1048576"/>' }),
    );
    expect(sheet.rows).toEqual([
      ['a', 'b', '', ''],
      ['', '', 'c', 'd'],
      ['e', '', '', ''],
    ]);
    expect(sheet.numbers).toEqual([1, 3, 6]);
  });

  test('hidden rows and columns are read, and told', async () => {
    const rows = `${textRow('a', 'b')}<row r="2" hidden="1"><c t="str"><v>c</v></c></row>`;
    const before = '<cols><col min="2" max="2" hidden="1"/><col min="5" max="16384" hidden="true"/></cols>';
    const sheet = await read(sheetOf(rows, { before }));
    expect(sheet.rows).toEqual([
      ['a', 'b'],
      ['c', ''],
    ]);
    expect(sheet.hidden).toEqual([1]);
    expect(sheet.notes).toEqual([
      { code: 'hiddenColumns', columns: ['B'] },
      { code: 'hiddenRows', count: 1, lines: [2] },
    ]);
  });

  test('merged cells have their value each: a department over two people, a head over two columns', async () => {
    const rows =
      textRow('研发部', '联系方式') + textRow('', '王明') + textRow('', '李雷', '1') + textRow('other');
    const after =
      '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="B1:C1"/><mergeCell ref="A9:B9"/></mergeCells>';
    const sheet = await read(sheetOf(rows, { after }));
    expect(sheet.rows).toEqual([
      ['研发部', '联系方式', '联系方式'],
      ['研发部', '王明', ''],
      ['研发部', '李雷', '1'],
      ['other', '', ''],
    ]);
    expect(sheet.notes).toEqual([{ code: 'mergedCells', count: 2 }]);
  });

  test('merges that cover one another without end are a damaged file', async () => {
    const after = `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50)}</mergeCells>`;
    expect(await refusal(sheetOf(textRow('a', 'b'), { after }))).toEqual({ reason: 'damaged' });
  });

  test('the first visible sheet with something in it is read, others are named', async () => {
    const sheets = [
      { name: 'Old', state: 'hidden', xml: sheetXml(textRow('old')) },
      { name: 'Empty', xml: sheetXml('') },
      { name: '名单', xml: sheetXml(textRow('here')) },
      { name: 'Lists', xml: sheetXml(textRow('later')) },
    ];
    const sheet = await read(workbookOf({ sheets }));
    expect(sheet).toMatchObject({ rows: [['here']], sheetName: '名单' });
    expect(sheet.notes).toEqual([{ code: 'otherSheets', names: ['Empty', 'Lists'], taken: 2 }]);
  });

  test('of several sheets the one that fits best is taken, of those that fit alike the longest; none is the first', async () => {
    const sheets = [
      { name: '说明', xml: sheetXml(textRow('how to fill in') + textRow('more')) },
      { name: '示例', xml: sheetXml(textRow('list')) },
      { name: '名单', xml: sheetXml(textRow('list') + textRow('list')) },
      { name: 'Wide', xml: sheetXml(textRow(...Array<string>(80).fill('list'))) },
    ];
    const fit = (rows: readonly string[][]) => (rows[0]![0] === 'list' ? 2 : 0);
    const taken = async (some: typeof sheets) =>
      (await readSheet(await workbookOf({ sheets: some }), 'list.xlsx', { fit })).sheetName;
    expect(await taken(sheets)).toBe('名单');
    expect(await taken([sheets[0]!, { name: 'Words', xml: sheetXml(textRow('a').repeat(3)) }])).toBe('说明');
    // Before there is one, a sheet that cannot be read is told: it may be the one.
    await expect(taken([sheets[0]!, sheets[3]!, sheets[2]!])).rejects.toMatchObject({
      reason: 'tooManyColumns',
    });
  });

  test('10 000 people and their head fit; more rows or columns are refused, however the file goes on', async () => {
    const rows = textRow('a').repeat(10_020);
    expect((await read(sheetOf(rows))).rows).toHaveLength(10_020);
    expect(await refusal(sheetOf(`${rows}${textRow('a')}<row`))).toEqual({
      reason: 'tooManyRows',
      most: 10_020,
    });
    const wide = textRow(...Array.from({ length: 1_000 }, (_, at) => `h${at}`));
    expect(await refusal(sheetOf(wide))).toEqual({ reason: 'tooManyColumns', most: 60 });
    expect(await refusal(sheetOf('<row><c r="ZZZ1"/></row>'))).toEqual({ reason: 'damaged' });
  });
});

test('what this product writes is read as it was given', async () => {
  const columns = [
    { head: 'Name', width: 20 },
    { head: 'Price', width: 10, kind: 'money' },
    { head: 'Ordered', width: 10, kind: 'day' },
    { head: 'Time', width: 20, kind: 'moment' },
  ] as const;
  const row = ['=王明', 12.5, '2026-11-21', '2026-11-21 09:05:07'];
  for (const format of ['xlsx', 'csv'] as const) {
    const sheet = await readSheet(await sheetBytes({ format, name: 'Records', columns }, [row]), 'x');
    expect(sheet.rows[1]).toEqual(['=王明', format === 'csv' ? '12.50' : '12.5', ...row.slice(2)]);
  }
});

describe('what is no list', () => {
  test('a DTD with entities, inside or outside, is refused', async () => {
    const bad = '<!DOCTYPE worksheet [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const xml = sheetXml(textRow('&x;')).replace('<worksheet', `${bad}<worksheet`);
    expect(await refusal(workbookOf({ sheets: [{ name: 'a', xml }] }))).toEqual({ reason: 'unsafe' });
    expect(await refusal(sheetOf(textRow('&x;')))).toEqual({ reason: 'damaged' });
  });

  test('an empty workbook, a sheet of empty cells, only charts', async () => {
    expect(await refusal(sheetOf(''))).toEqual({ reason: 'empty' });
    expect(await refusal(sheetOf(textRow('', ' ', '\u3000')))).toEqual({ reason: 'empty' });
    const chart = sheetOf(textRow('a'), {
      parts: {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId1" Type="x/chartsheet" Target="c.xml"/></Relationships>',
      },
    });
    expect(await refusal(chart)).toEqual({ reason: 'empty' });
  });

  test('another zip by what it holds', async () => {
    const kind = async (...names: string[]) =>
      refusal(zipOf(Object.fromEntries(names.map((name) => [name, 'x']))));
    expect(await kind('word/document.xml')).toEqual({ reason: 'notASheet', kind: 'document' });
    expect(await kind('xl/workbook.bin')).toEqual({ reason: 'notASheet', kind: 'xlsb' });
    expect(await kind('content.xml')).toEqual({ reason: 'notASheet', kind: 'ods' });
    expect(await kind('Index/Document.iwa')).toEqual({ reason: 'notASheet', kind: 'numbers' });
    expect(await kind('photo.jpg')).toEqual({ reason: 'notASheet', kind: 'archive' });
  });

  test('a part that is missing, broken or deeper than any workbook', async () => {
    const without = (name: string) => refusal(sheetOf(textRow('a'), { parts: { [name]: null } }));
    expect(await without('xl/worksheets/sheet1.xml')).toEqual({ reason: 'damaged' });
    expect(await without('xl/_rels/workbook.xml.rels')).toEqual({ reason: 'damaged' });
    expect(await refusal(sheetOf('<row><c></row>'))).toEqual({ reason: 'damaged' });
    expect(await refusal(sheetOf('<a>'.repeat(100_000)))).toEqual({ reason: 'damaged' });
  });

  test('a macro is not run, and told', async () => {
    const rels =
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/xl/worksheets/sheet1.xml"/>' +
      '<Relationship Id="rId2" Type="x/vbaProject" Target="vbaProject.bin"/></Relationships>';
    const parts = { 'xl/_rels/workbook.xml.rels': rels, 'xl/vbaProject.bin': 'x' };
    expect((await read(sheetOf(textRow('a'), { parts }))).notes).toEqual([{ code: 'macros' }]);
  });
});
