import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CSV_BEGIN, csvRows } from './csv';
import { MAIN, OFFICE, relation, text, TYPES, XML, xml } from './ooxml';
import { lettersOf } from './reading/merges';
import type { SheetFormat } from './sheetFile';
import { templateWords } from './words';
import { zipStream } from './zipStream';

export interface TemplateColumn {
  /** By which its list is found. */
  field: string;
  head: string;
  /** Shown beside a cell that is being filled in. It is no row: whoever forgets to delete one would order it. */
  example?: string;
}

export interface Template {
  format: SheetFormat;
  lang: 'en' | 'zh';
  columns: readonly TemplateColumn[];
  /** What can be chosen, by field. */
  lists: Readonly<Record<string, readonly string[]>>;
}

/** Rows that can be filled in. */
const LAST_LINE = 10_001;
const WIDTH = 20;
/** Styles: 1 is a head, 2 keeps what is typed as text, so that no digit and no zero is lost. */
const HEAD = ' s="1"';
const TEXT = 2;
/** Excel's own limits of what is shown beside a cell. */
const LONGEST_TITLE = 32;
const LONGEST_HINT = 255;

/**
 * An empty list to be filled in. As XLSX every column is text, choices are offered in their cells and stand on a sheet of their own; as
 * CSV there are the heads alone. `readSheet` reads both.
 */
export async function templateFile(template: Template): Promise<Buffer> {
  const heads = template.columns.map(({ head }) => head);
  if (template.format === 'csv') return Buffer.from(CSV_BEGIN + csvRows([], [heads]));
  const sheets = [templateWords.people[template.lang], templateWords.lists[template.lang]];
  const parts = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map((name, at) => `<sheet name="${xml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation(
      ...['worksheet', 'worksheets/sheet1.xml', 'worksheet', 'worksheets/sheet2.xml', 'styles', 'styles.xml'],
    ),
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': peopleSheet(template),
    'xl/worksheets/sheet2.xml': listsSheet(template),
  };
  const entries = Object.entries(parts).map(([name, content]) => ({ name, content: [XML + content] }));
  return buffer(Readable.from(zipStream(entries), { objectMode: false }));
}

const listed = ({ columns, lists }: Template) =>
  columns.filter(({ field }) => (lists[field]?.length ?? 0) > 0);

function peopleSheet(template: Template): string {
  const { columns } = template;
  const heads = columns.map(({ head }) => text(head, HEAD)).join('');
  const rules = columns.flatMap((column, at) => rulesOf(template, column, lettersOf(at)));
  return (
    `<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1" workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols><col min="1" max="${columns.length}" width="${WIDTH}" style="${TEXT}" customWidth="1"/></cols>` +
    `<sheetData><row>${heads}</row></sheetData>` +
    (rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : '') +
    '</worksheet>'
  );
}

/** What a column offers and says. Another word is warned of, not refused: it may mean one of them. */
function rulesOf(template: Template, { field, example }: TemplateColumn, letters: string): string[] {
  const at = listed(template).findIndex((column) => column.field === field);
  const hint =
    example === undefined
      ? ''
      : ` showInputMessage="1" promptTitle="${xml(templateWords.example[template.lang].slice(0, LONGEST_TITLE))}"` +
        ` prompt="${xml(example.slice(0, LONGEST_HINT))}"`;
  const cells = ` allowBlank="1"${hint} sqref="${letters}2:${letters}${LAST_LINE}"`;
  if (at < 0) return hint === '' ? [] : [`<dataValidation type="none"${cells}/>`];
  const column = `$${lettersOf(at)}$`;
  const place = `'${templateWords.lists[template.lang]}'!${column}2:${column}${template.lists[field]!.length + 1}`;
  return [
    `<dataValidation type="list" errorStyle="warning" showErrorMessage="1"${cells}>` +
      `<formula1>${xml(place)}</formula1></dataValidation>`,
  ];
}

/** The choices of each column that has some, below its head. */
function listsSheet(template: Template): string {
  const columns = listed(template);
  const lists = columns.map(({ field }) => template.lists[field]!);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rows = Array.from({ length: longest }, (_, row) =>
    lists.map((list) => (list[row] === undefined ? '<c/>' : text(list[row]))).join(''),
  );
  const heads = columns.map(({ head }) => text(head, HEAD)).join('');
  return (
    `<worksheet xmlns="${MAIN}"><cols><col min="1" max="${Math.max(1, columns.length)}" width="${WIDTH}"` +
    ` style="${TEXT}" customWidth="1"/></cols><sheetData>` +
    `${[heads, ...rows].map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`
  );
}

const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet2.xml" ContentType="${TYPES}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;
