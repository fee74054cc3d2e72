import { MAIN, OFFICE, relation, text, TYPES, XML, xml } from './ooxml';
import { zipStream } from './zipStream';

export interface SheetColumn {
  head: string;
  /** In characters. */
  width: number;
  /** What its cells hold; text where nothing is said. */
  kind?: Exclude<CellKind, 'text'>;
}

/** A day is written `2026-01-31`, a moment `2026-01-31 09:05:00` as a clock shows it, money is a number with two decimals. */
export type CellKind = 'text' | 'money' | 'day' | 'moment';

const formats = { money: '#,##0.00', day: 'yyyy-mm-dd', moment: 'yyyy-mm-dd hh:mm:ss' } as const;

export type SheetCell = string | number | null;

/** Rows of a sheet in XML: numbers, days and moments as numbers in the format of their column, everything else as text. */
export function xlsxRows(columns: readonly SheetColumn[], rows: readonly (readonly SheetCell[])[]): string {
  const styles = stylesOf(columns);
  return rows
    .map(
      (row) =>
        `<row>${row.map((value, at) => cell(inKind(value, columns[at]!), styles[at]!)).join('')}</row>`,
    )
    .join('');
}

/**
 * One sheet as XLSX (ECMA-376), written as its rows come: the heads stay in view, and a ' stands before anything a
 * spreadsheet would take for a formula once it is saved as CSV.
 * @param parts the rows, from `xlsxRows`
 */
export function xlsxStream(
  sheet: string,
  columns: readonly SheetColumn[],
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Buffer> {
  return zipStream(
    [
      { name: '[Content_Types].xml', content: CONTENT_TYPES },
      { name: '_rels/.rels', content: relation('officeDocument', 'xl/workbook.xml') },
      { name: 'xl/workbook.xml', content: workbook(sheet) },
      {
        name: 'xl/_rels/workbook.xml.rels',
        content: relation('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml'),
      },
      { name: 'xl/styles.xml', content: styleSheet(columns) },
    ]
      .map(({ name, content }): { name: string; content: AsyncIterable<string> | Iterable<string> } => ({
        name,
        content: [XML + content],
      }))
      .concat({ name: 'xl/worksheets/sheet1.xml', content: worksheet(columns, parts) }),
  );
}

async function* worksheet(
  columns: readonly SheetColumn[],
  parts: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }) => text(head, ' s="1"'));
  yield (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData><row>${heads.join('')}</row>`
  );
  yield* parts;
  yield '</sheetData></worksheet>';
}

/** Spreadsheets count days from here, so that the 1st of March 1900 is 61. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const WRITTEN_TIME = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/;

/** What is no such time stays text. */
function inKind(value: SheetCell, { kind }: SheetColumn): SheetCell {
  if ((kind !== 'day' && kind !== 'moment') || typeof value !== 'string' || !WRITTEN_TIME.test(value))
    return value;
  return (Date.parse(`${value.replace(' ', 'T')}${value.length > 10 ? 'Z' : ''}`) - DAY_ZERO) / 86_400_000;
}

function cell(value: SheetCell, style: number): string {
  // An empty cell still keeps its position.
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'string') return text(value);
  return `<c${style === 0 ? '' : ` s="${style}"`}><v>${value}</v></c>`;
}

/** Number formats of our own begin at 164; the first two styles are plain and bold. */
const FIRST_FORMAT = 164;
const FIRST_STYLE = 2;
const formatsOf = (columns: readonly SheetColumn[]) => [
  ...new Set(columns.flatMap(({ kind }) => (kind ? [formats[kind]] : []))),
];
const stylesOf = (columns: readonly SheetColumn[]) =>
  columns.map(({ kind }) => (kind ? FIRST_STYLE + formatsOf(columns).indexOf(formats[kind]) : 0));

function styleSheet(columns: readonly SheetColumn[]): string {
  const used = formatsOf(columns);
  const own = used.map((code, at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${xml(code)}"/>`);
  const font = '<sz val="11"/><name val="Calibri"/>';
  const style = (format: number, fontId: number) =>
    `<xf numFmtId="${format}" fontId="${fontId}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const styles = [style(0, 0), style(0, 1), ...used.map((_, at) => style(FIRST_FORMAT + at, 0))];
  return (
    `<styleSheet xmlns="${MAIN}">${own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : ''}` +
    `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs></styleSheet>`
  );
}

const workbook = (sheet: string) =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const CONTENT_TYPES =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;
