import { batchFieldLabels, batchFields, MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import { isChoice } from '@probity/contract/rules/batch/row';
import { Download, type SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { QueryOf } from '../../kernel/module';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { sheetBytes, sheetMime, type Sheet } from '../../platform/spreadsheet/sheetFile';
import { batchById, type BatchRecord } from '../batches/batchRepository';
import { readCheckFacts, type CheckFacts } from '../batches/facts';
import { faultMsg } from '../batches/batchView';
import { rowsOf, type RowRecord } from '../batches/rowRepository';
import { undecidedText } from '../batches/rowView';
import { openCells } from '../batches/sealed';
import { refusalText } from '../batches/refusals';
import { words } from './words';

const WIDE = 60;
const NARROW = 20;

/**
 * The rows that are faulty or were refused, as the template has them, then which line of the list each was, and why: mended, the file is a list to
 * upload. In full: whoever may order typed it, and nobody mends what is masked (decision 117).
 */
export async function downloadFailedRows(
  ctx: SessionCtx,
  { batchId, format }: QueryOf<'downloadFailedRows'>,
): Promise<Download> {
  const { tx, session, lang, clock } = ctx;
  const batch = found(await batchById(tx, session, batchId));
  const where = sql`r.state in ('faulty', 'refused') and r.cells_enc is not null`;
  const rows = await rowsOf(tx, batch, { where, limit: MOST_BATCH_ROWS });
  const facts = await readCheckFacts(ctx, batch.terms);
  const sheet: Sheet = {
    format,
    name: words.failedRows[lang],
    columns: [
      ...batchFields.map((field) => ({ head: batchFieldLabels[field][lang], width: NARROW })),
      { head: words.line[lang], width: NARROW },
      { head: words.fault[lang], width: WIDE },
    ],
  };
  const cells = rows.map((row) => [
    ...cellsOf(ctx, row, facts),
    String(row.line),
    faultOf(ctx, batch, row, facts),
  ]);
  const bytes = await sheetBytes(sheet, cells);
  const detail = { rows: rows.length, format };
  await ctx.audit({ action: 'batch.failedTaken', entity: 'batch', entityId: batchId, detail });
  return new Download(bytes, `rows-to-mend-${chinaDay(clock.now())}.${format}`, sheetMime(sheet));
}

/** What a row says, of choices what they are called: a list that is uploaded is read by these words. */
function cellsOf(ctx: SessionCtx, row: RowRecord, { options }: CheckFacts): string[] {
  const cells = openCells(ctx, row);
  return batchFields.map((field) => {
    const cell = cells[field] ?? '';
    const chosen = isChoice(field) ? options[field].find(({ value }) => value === cell) : undefined;
    return chosen?.label ?? cell;
  });
}

function faultOf({ lang }: SessionCtx, batch: BatchRecord, row: RowRecord, facts: CheckFacts): string {
  if (row.refusedCode !== null) return refusalText({ code: row.refusedCode, field: row.refusedField }, lang);
  // A cause names its column: whoever mends the file sees no cell marked.
  const faults = row.faults.map(
    (fault) =>
      words.faultOf({ field: batchFieldLabels[fault.field][lang], msg: faultMsg(fault, facts, lang) })[lang],
  );
  const isUndecided = row.duplicates.some((of) => !row.kept.includes(of));
  return [...faults, ...(isUndecided ? [undecidedText(batch, lang)] : [])].join(words.faultJoint[lang]);
}
