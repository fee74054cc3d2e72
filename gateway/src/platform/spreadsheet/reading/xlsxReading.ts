import type { Breath } from './breath';
import { fillMerges, lettersOf } from './merges';
import { LEAST_FIT, type Fit, type ReadLimits, type ReadNote, type ReadSheet } from './readSheetTypes';
import { RowGatherer } from './rowGatherer';
import { readSharedStrings } from './sharedStrings';
import { readStyles } from './styles';
import { UnreadableSheet } from './unreadable';
import { readWorkbook, type SheetEntry, type Workbook } from './workbook';
import { WorksheetReader, type WorkbookFacts } from './worksheet';
import { ZipParts } from './zipParts';

/**
 * Reads one sheet of a workbook that has something in it, a visible one unless all are hidden: the first, or the one that fits best, of
 * those that fit alike the longest.
 */
export async function readXlsx(
  bytes: Buffer,
  limits: ReadLimits,
  breath: Breath,
  fit?: Fit,
): Promise<ReadSheet> {
  const parts = await ZipParts.open(bytes, limits, breath);
  const workbook = await readWorkbook(parts);
  const facts: WorkbookFacts = {
    strings: await readSharedStrings(parts, workbook.sharedStrings, limits),
    shapes: await readStyles(parts, workbook.styles),
    is1904: workbook.is1904,
  };
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  let best: { sheet: ReadSheet; fits: number } | undefined;
  for (const entry of visible.length > 0 ? visible : workbook.sheets) {
    const sheet = await sheetAt(entry).catch((fault: unknown) => {
      // Beside a sheet that is what is looked for, one that cannot be read is none.
      if (fault instanceof UnreadableSheet && best && best.fits > LEAST_FIT) return null;
      throw fault;
    });
    if (!sheet) continue;
    if (!fit) return sheet;
    const fits = fit(sheet.rows);
    const isBetter = !best || fits > best.fits;
    if (isBetter || (fits === best!.fits && fits > LEAST_FIT && sheet.rows.length > best!.sheet.rows.length))
      best = { sheet, fits };
  }
  if (!best) throw new UnreadableSheet('empty');
  return best.sheet;

  /** Null for a sheet without anything in it. */
  async function sheetAt(entry: SheetEntry): Promise<ReadSheet | null> {
    const rows = new RowGatherer(limits);
    const reader = new WorksheetReader(facts, rows);
    await parts.walk(entry.part, reader);
    if (rows.rows.length === 0) return null;
    rows.pad();
    const merged = fillMerges(rows.rows, rows.numbers, reader.merges);
    return rows.done(entry.name, notesOf(workbook, entry, reader, merged, rows.rows[0]!.length));
  }
}

function notesOf(
  workbook: Workbook,
  read: SheetEntry,
  reader: WorksheetReader,
  merged: number,
  width: number,
): ReadNote[] {
  const notes: ReadNote[] = [];
  const visible = workbook.sheets.filter((one) => one === read || !one.isHidden);
  const names = visible.filter((one) => one !== read).map(({ name }) => name);
  if (names.length > 0) notes.push({ code: 'otherSheets', names, taken: visible.indexOf(read) + 1 });
  if (workbook.hasMacros) notes.push({ code: 'macros' });
  const hidden = [...reader.hiddenColumns].filter((at) => at < width);
  if (hidden.length > 0) notes.push({ code: 'hiddenColumns', columns: hidden.map(lettersOf) });
  if (merged > 0) notes.push({ code: 'mergedCells', count: merged });
  if (reader.formulas > 0) notes.push({ code: 'formulas', count: reader.formulas });
  if (reader.uncomputed > 0)
    notes.push({ code: 'uncomputed', count: reader.uncomputed, lines: reader.uncomputedLines });
  return notes;
}
