import type { Breath } from './breath';
import { fillMerges, lettersOf } from './merges';
import type { ReadLimits, ReadNote, ReadSheet } from './readSheetTypes';
import { RowGatherer } from './rowGatherer';
import { readSharedStrings } from './sharedStrings';
import { readStyles } from './styles';
import { UnreadableSheet } from './unreadable';
import { readWorkbook, type SheetEntry, type Workbook } from './workbook';
import { WorksheetReader, type WorkbookFacts } from './worksheet';
import { ZipParts } from './zipParts';

/** Reads the first visible sheet of a workbook that has something in it (the first of all, where all are hidden). */
export async function readXlsx(bytes: Buffer, limits: ReadLimits, breath: Breath): Promise<ReadSheet> {
  const parts = await ZipParts.open(bytes, limits, breath);
  const workbook = await readWorkbook(parts);
  const facts: WorkbookFacts = {
    strings: await readSharedStrings(parts, workbook.sharedStrings, limits),
    shapes: await readStyles(parts, workbook.styles),
    is1904: workbook.is1904,
  };
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  for (const entry of visible.length > 0 ? visible : workbook.sheets) {
    const rows = new RowGatherer(limits);
    const reader = new WorksheetReader(facts, rows);
    await parts.walk(entry.part, reader);
    if (rows.rows.length === 0) continue;
    rows.pad();
    const merged = fillMerges(rows.rows, rows.numbers, reader.merges);
    return rows.done(entry.name, notesOf(workbook, entry, reader, merged, rows.rows[0]!.length));
  }
  throw new UnreadableSheet('empty');
}

function notesOf(
  workbook: Workbook,
  read: SheetEntry,
  reader: WorksheetReader,
  merged: number,
  width: number,
): ReadNote[] {
  const notes: ReadNote[] = [];
  const others = workbook.sheets.filter((one) => one !== read && !one.isHidden);
  if (others.length > 0) notes.push({ code: 'otherSheets', names: others.map(({ name }) => name) });
  if (workbook.hasMacros) notes.push({ code: 'macros' });
  const hidden = [...reader.hiddenColumns].filter((at) => at < width);
  if (hidden.length > 0) notes.push({ code: 'hiddenColumns', columns: hidden.map(lettersOf) });
  if (merged > 0) notes.push({ code: 'mergedCells', count: merged });
  if (reader.formulas > 0) notes.push({ code: 'formulas', count: reader.formulas });
  if (reader.uncomputed > 0)
    notes.push({ code: 'uncomputed', count: reader.uncomputed, lines: reader.uncomputedLines });
  return notes;
}
