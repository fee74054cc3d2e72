import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { changedView, changeRows } from './changing';
import type { GivenRow } from './checking';
import { rowsShown } from './rowView';
import { rowsById, type RowRecord } from './rowRepository';
import { openCells, type Cells } from './sealed';
import { batchToChange } from './standing';
import { words } from './words';

type Edit = BodyOf<'editBatchRows'>['edits'][number];

/** Writes cells of some rows, drops rows and takes them back; each is checked at once. @throws 1000 at the row, 2301, 2302 */
export async function editBatchRows(
  ctx: SessionCtx,
  request: BodyOf<'editBatchRows'>,
): Promise<ReplyOf<'editBatchRows'>> {
  const batch = await batchToChange(ctx, request, ['open']);
  const edits = new Map<string, Edit>();
  for (const edit of request.edits) {
    const rowId = edit.rowId.toLowerCase();
    const earlier = edits.get(rowId);
    edits.set(rowId, { ...earlier, ...edit, cells: { ...earlier?.cells, ...edit.cells } });
  }
  const ids = [...edits.keys()];
  const rows = new Map((await rowsById(ctx.tx, batch, ids)).map((row) => [row.id, row]));
  const missing = request.edits.findIndex(({ rowId }) => !rows.has(rowId.toLowerCase()));
  if (missing >= 0) throw fieldError([{ path: `edits.${missing}.rowId`, msg: words.rowsGone[ctx.lang] }]);
  const given = [...edits].map(([rowId, edit]) => editedRow(ctx, rows.get(rowId)!, edit));
  const isDrop = request.edits.every(({ drop, cells }) => drop === true && !cells);
  await changeRows(ctx, batch, isDrop ? 'drop' : 'edit', given);
  const changed = new Map((await rowsById(ctx.tx, batch, ids)).map((row) => [row.id, row]));
  return {
    rows: await rowsShown(
      ctx,
      batch,
      ids.map((id) => changed.get(id)!),
    ),
    batch: await changedView(ctx, batch),
  };
}

function editedRow(ctx: SessionCtx, row: RowRecord, { cells, drop, keep }: Edit): GivenRow {
  const given: GivenRow = { row, cells: { ...openCells(ctx, row), ...(cells as Cells | undefined) } };
  if (keep === true) return { ...given, kept: row.duplicates, droppedFor: null };
  if (keep === false) return { ...given, kept: [], droppedFor: row.duplicates[0] ?? row.droppedFor };
  if (drop === undefined) return given;
  return { ...given, droppedFor: drop ? 'hand' : null };
}
