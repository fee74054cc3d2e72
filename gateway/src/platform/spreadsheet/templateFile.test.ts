import { SaxesParser } from 'saxes';
import { suggestColumns } from '@probity/contract/rules/batch/columns';
import { batchFieldLabels, batchFields } from '@probity/contract/rules/batch/fields';
import { unzip } from '../../../test/unzip';
import { readSheet } from './reading/readSheet';
import { templateFile, type Template } from './templateFile';

const template = (format: Template['format'], lang: Template['lang']): Template => ({
  format,
  lang,
  columns: batchFields.map((field) => ({
    field,
    head: batchFieldLabels[field][lang],
    ...(field === 'mobile' && { example: '13800000000 & "no" spaces' }),
  })),
  lists: { package: ['标准套餐', '=1+1', 'R&D <lead>'], consentWay: ['短信', '链接'], department: [] },
});

test.each(['xlsx', 'csv'] as const)('it is read back, and every column is known: %s', async (format) => {
  for (const lang of ['en', 'zh'] as const) {
    const bytes = await templateFile(template(format, lang));
    const sheet = await readSheet(bytes, `template.${format}`);
    expect(sheet.rows).toEqual([batchFields.map((field) => batchFieldLabels[field][lang])]);
    const found = suggestColumns(sheet.rows);
    expect(found).toMatchObject({ headerRow: 0, dataFrom: 1 });
    expect(found.columns.map(({ field, confidence }) => [field, confidence])).toEqual(
      batchFields.map((field) => [field, 1]),
    );
  }
});

test('its columns are text, its choices stand on the second sheet and are offered in their cells', async () => {
  const files = unzip(await templateFile(template('xlsx', 'zh')));
  const people = files['xl/worksheets/sheet1.xml']!;
  expect(people).toContain('<col min="1" max="8" width="20" style="2" customWidth="1"/>');
  expect(files['xl/styles.xml']!.split('<cellXfs')[1]!.split('<xf')[3]).toContain('numFmtId="49"');
  const rules = [
    ...people.matchAll(/<dataValidation type="(\w+)".*?sqref="(.*?)".*?(?:<formula1>(.*?)<|\/>)/g),
  ];
  expect(rules.map(([, type, cells, place]) => [type, cells, place])).toEqual([
    ['none', 'B2:B10001', undefined],
    ['list', 'F2:F10001', "'可选值'!$A$2:$A$4"],
    ['list', 'G2:G10001', "'可选值'!$B$2:$B$3"],
  ]);
  expect(people).toContain('prompt="13800000000 &amp; &quot;no&quot; spaces"');
  const choices = files['xl/worksheets/sheet2.xml']!;
  expect([...choices.matchAll(/<t [^>]*>(.*?)<\/t>/g)].map(([, text]) => text)).toEqual([
    ...['套餐', '授权方式', '标准套餐', '短信', "'=1+1", '链接', 'R&amp;D &lt;lead&gt;'],
  ]);
});

test('without choices, and every part is well-formed', async () => {
  for (const lists of [{}, template('xlsx', 'en').lists]) {
    const files = unzip(await templateFile({ ...template('xlsx', 'en'), lists }));
    for (const content of Object.values(files)) {
      const parser = new SaxesParser();
      parser.on('error', (error) => {
        throw error;
      });
      parser.write(content).close();
    }
  }
});
