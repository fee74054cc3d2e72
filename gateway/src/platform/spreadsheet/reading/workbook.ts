import path from 'node:path';
import { notASheet, UnreadableSheet, type ForeignKind } from './unreadable';
import { attributeOf } from './xmlWalk';
import type { ZipParts } from './zipParts';

export interface SheetEntry {
  name: string;
  part: string;
  isHidden: boolean;
}

export interface Workbook {
  /** Worksheets in the order of their tabs; charts and dialogs are none. */
  sheets: SheetEntry[];
  is1904: boolean;
  hasMacros: boolean;
  sharedStrings: string | undefined;
  styles: string | undefined;
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** The parts by which a zip is told to be something else. */
const tells: readonly [part: string, kind: ForeignKind][] = [
  ['xl/workbook.bin', 'xlsb'],
  ['word/document.xml', 'document'],
  ['ppt/presentation.xml', 'document'],
  ['Index/Document.iwa', 'numbers'],
  ['content.xml', 'ods'],
];

/** What the workbook in a zip consists of; throws for a zip of anything else. */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const main = await mainPart(parts);
  const relations = await relationsOf(parts, main);
  const targetOf = (kind: string) => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const tabs: { name: string; id: string; isHidden: boolean }[] = [];
  let is1904 = false;
  let isWorkbook = false;
  await parts.walk(main, {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet') return;
      const id = attributeOf(attributes, 'id') ?? '';
      tabs.push({ name: attributes.name ?? '', id, isHidden: (attributes.state ?? 'visible') !== 'visible' });
    },
  });
  if (!isWorkbook) throw new UnreadableSheet('damaged');
  const sheets = tabs.flatMap(({ name, id, isHidden }) => {
    const relation = relations.find((one) => one.id === id);
    return relation?.type.endsWith('/worksheet') ? [{ name, isHidden, part: relation.target }] : [];
  });
  if (sheets.length === 0) throw new UnreadableSheet(tabs.length === 0 ? 'damaged' : 'empty');
  return {
    sheets,
    is1904,
    hasMacros: targetOf('vbaProject') !== undefined,
    sharedStrings: targetOf('sharedStrings'),
    styles: targetOf('styles'),
  };
}

async function mainPart(parts: ZipParts): Promise<string> {
  if (parts.has('xl/workbook.xml')) return 'xl/workbook.xml';
  const tell = tells.find(([part]) => parts.has(part));
  if (tell) throw notASheet(tell[1]);
  if (!parts.has('_rels/.rels')) throw notASheet('archive');
  const relations = await relationsOf(parts, '');
  const found = relations.find(({ type }) => type.endsWith('/officeDocument'));
  if (!found || !parts.has(found.target)) throw notASheet('archive');
  return found.target;
}

/** The relations of a part, or of the whole package; targets as names in the zip. */
async function relationsOf(parts: ZipParts, part: string): Promise<Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const found: Relation[] = [];
  await parts.walk(`${folder}_rels/${part.slice(folder.length)}.rels`, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      // What lies outside, on a disk or on the net, is nobody's to follow.
      if (name === 'Relationship' && mode !== 'External')
        found.push({
          id,
          type,
          target: target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target),
        });
    },
  });
  return found;
}
