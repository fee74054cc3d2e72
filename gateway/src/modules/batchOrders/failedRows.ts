import { rowFields, type RowField } from '@probity/contract/rules/batch/row';
import { rowFaultWords } from '@probity/contract/rules/batch/rowWords';
import { Download, type Lang, type SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { QueryOf } from '../../kernel/module';
import { chinaDay } from '../../kernel/workingDays';
import { sql } from '../../platform/db/sql';
import { sheetBytes, sheetMime, type Sheet } from '../../platform/spreadsheet/sheetFile';
import { batchById } from '../batches/batchRepository';
import { rowsOf, type RowRecord } from '../batches/rowRepository';
import { openCells } from '../batches/sealed';
import { MOST_ROWS } from './outlook';
import { refusalText } from './refusals';
import { words } from './words';

/**
 * The rows that are faulty or were refused, as the template has them, with a last column that says why: mended, the file is a list to
 * upload. In full: whoever may order typed it, and mends nothing that is masked.
 */
export async function downloadFailedRows(
  ctx: SessionCtx,
  { batchId, format }: QueryOf<'downloadFailedRows'>,
): Promise<Download> {
  const { tx, session, lang, clock } = ctx;
  const batch = found(await batchById(tx, session, batchId));
  const rows = await rowsOf(tx, batch, { where: sql`r.state in ('faulty', 'refused')`, limit: MOST_ROWS });
  const sheet: Sheet = {
    format,
    name: words.failedRows[lang],
    columns: [],
  };
  const bytes = await sheetBytes(sheet, rows.map((row) => rowFields.map((field) => openCells(ctx, row)[field] ?? '')));
  await ctx.audit({ action: 'batch.failedTaken', entity: 'batch', entityId: batchId, detail: { rows: rows.length, format } });
  return new Download(bytes, `failed-rows-${chinaDay(clock.now())}.${format}`, sheetMime(sheet));
}
