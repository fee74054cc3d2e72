import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import { sql } from '../../platform/db/sql';
import { batchById, changeBatch, type BatchRecord } from './batchRepository';
import { batchView } from './batchView';
import { deleteChange, insertChange, lastChange, type WhatChanged } from './changeRepository';
import { checkRows, type GivenRow } from './checking';
import { CHUNK } from './checkTask';
import { readCheckFacts } from './facts';
import { markRepeated, rowsById, type RowRecord } from './rowRepository';
import { openCells, type Cells } from './sealed';
import { batchToChange, erasedAt } from './standing';

/** A row as it was before a change. */
interface Before {
  id: string;
  cells: Cells;
  kept: RowRecord['kept'];
  droppedFor: RowRecord['droppedFor'];
}

const place = (batchId: string, no: number) => ({
  table: 'batch_change',
  column: 'before_enc',
  rowId: `${batchId}/${no}`,
});

/**
 * Changes rows of a batch that the transaction holds, each checked at once, and keeps what they were, so that it can be taken back.
 * @throws 2304 where there is no row to change
 */
export async function changeRows(
  ctx: SessionCtx,
  batch: BatchRecord,
  kind: WhatChanged['kind'],
  given: readonly GivenRow[],
): Promise<void> {
  if (given.length === 0) throw new BusinessError(CODE.NOTHING_TO_MEND);
  const { tx, services, session } = ctx;
  const madeAt = ctx.clock.now();
  const no = ((await lastChange(tx, batch))?.no ?? 0) + 1;
  const changed = given.map(({ row }) => beforeOf(ctx, row));
  const undecided = await writeRows(ctx, batch, given);
  const before = [...changed, ...(await decidedBefore(ctx, batch, undecided, changed))];
  await insertChange(tx, batch, {
    ...{ no, what: { kind, count: given.length }, madeBy: session.userId, madeAt },
    beforeEnc: services.crypto.encrypt(JSON.stringify(before), place(batch.id, no)),
  });
}

const beforeOf = (ctx: SessionCtx, row: RowRecord): Before => ({
  ...{ id: row.id, cells: openCells(ctx, row), kept: row.kept, droppedFor: row.droppedFor },
});

/** Rows that a change did not touch, but by which a decision about them was over: with the change that is taken back too. */
async function decidedBefore(
  ctx: SessionCtx,
  batch: BatchRecord,
  undecided: Undecided,
  changed: readonly Before[],
): Promise<Before[]> {
  const touched = new Set(changed.map(({ id }) => id));
  const kept = new Map(undecided.map((row) => [row.id, row.kept]));
  const rows = await rowsById(
    ctx.tx,
    batch,
    [...kept.keys()].filter((id) => !touched.has(id)),
  );
  return rows.map((row) => ({ ...beforeOf(ctx, row), kept: kept.get(row.id)! }));
}

type Undecided = Awaited<ReturnType<typeof markRepeated>>;

/** @returns rows about which a decision is over */
async function writeRows(
  ctx: SessionCtx,
  batch: BatchRecord,
  given: readonly GivenRow[],
): Promise<Undecided> {
  const { tx } = ctx;
  const facts = await readCheckFacts(ctx, batch.terms);
  for (let at = 0; at < given.length; at += CHUNK)
    await checkRows(ctx, batch, given.slice(at, at + CHUNK), facts);
  const undecided = await markRepeated(tx, batch);
  const now = ctx.clock.now();
  await changeBatch(tx, batch, { isRevised: true, eraseAt: erasedAt(now) }, now);
  return undecided;
}

/** The batch after a change, as its reader sees it. */
export const changedView = async (ctx: SessionCtx, { id }: BatchRecord) =>
  batchView(ctx, (await batchById(ctx.tx, ctx.session, id))!);

/** Takes back the last change that is not taken back yet: its rows are as they were. @throws 2301, 2302, 2304 */
export async function undoBatchChange(ctx: SessionCtx, request: { batchId: string; revision: number }) {
  const { tx, services } = ctx;
  const batch = await batchToChange(ctx, request, ['open']);
  const change = await lastChange(tx, batch);
  if (!change) throw new BusinessError(CODE.NOTHING_TO_MEND);
  const opened = services.crypto.decrypt(change.beforeEnc, place(batch.id, change.no));
  const before = new Map((JSON.parse(opened) as Before[]).map((one) => [one.id, one]));
  const rows = await rowsById(tx, batch, [...before.keys()]);
  await writeRows(
    ctx,
    batch,
    rows.map((row) => ({ row, ...before.get(row.id)! })),
  );
  await deleteChange(tx, batch, change.no);
  return changedView(ctx, batch);
}

/** Rows that may be changed: those that are checked, and not ordered. */
export const changeable = sql`r.state in ('faulty', 'ready', 'dropped')`;
