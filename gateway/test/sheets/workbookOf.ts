import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipStream } from '../../src/platform/spreadsheet/zipStream';

/** A workbook as a test describes it; whatever is not said is as plain as it can be. */
export interface DescribedWorkbook {
  /** In the order of their tabs: a name, the state, what stands in the part. */
  sheets: { name: string; state?: string; xml: string }[];
  /** What stands within `<sst>`. */
  strings?: string;
  /** What stands within `<styleSheet>`; without it there is no part of styles. */
  styles?: string;
  is1904?: boolean;
  /** Parts besides, or instead of those made here; null leaves one out. */
  parts?: Record<string, string | null>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A zip of texts by their names. */
export const zipOf = (parts: Record<string, string>): Promise<Buffer> =>
  buffer(
    Readable.from(zipStream(Object.entries(parts).map(([name, text]) => ({ name, content: [text] }))), {
      objectMode: false,
    }),
  );

/** The part of a sheet with these rows, and what stands after them. */
export const sheetXml = (rows: string, before = '', after = '') =>
  `${HEAD}<worksheet ${MAIN}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

/** A row of texts within their cells. */
export const textRow = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`).join('')}</row>`;

export function workbookOf({ sheets, strings, styles, is1904, parts }: DescribedWorkbook): Promise<Buffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const tabs = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  const all: Record<string, string | null> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${HEAD}<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/>` +
      `<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships>${[
      ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      ...(strings === undefined ? [] : [relation('rIdS', 'sharedStrings', 'sharedStrings.xml')]),
      ...(styles === undefined ? [] : [relation('rIdF', 'styles', 'styles.xml')]),
    ].join('')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ xml }, at) => [`xl/worksheets/sheet${at + 1}.xml`, xml])),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `${HEAD}<sst ${MAIN}>${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `${HEAD}<styleSheet ${MAIN}>${styles}</styleSheet>` }),
    ...parts,
  };
  return zipOf(
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)),
  );
}

/** A workbook of one sheet with these rows. */
export const sheetOf = (
  rows: string,
  more: Omit<DescribedWorkbook, 'sheets'> & { before?: string; after?: string } = {},
) => workbookOf({ ...more, sheets: [{ name: '名单', xml: sheetXml(rows, more.before, more.after) }] });
