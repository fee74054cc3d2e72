import { found } from '../../kernel/errors';
import type { TaskDefinition } from '../../kernel/tasks/definition';
import { sql } from '../../platform/db/sql';
import { batchOfTask, changeBatch, countsOf, heldByTask, lockBatch } from './batchRepository';
import { checkRows } from './checking';
import { readCheckFacts } from './facts';
import { markRepeated, rowsOf } from './rowRepository';
import { openCells, openHead, openLine, type Cells, type Column } from './sealed';

/** Rows of one chunk of a task. */
export const CHUNK = 500;

/**
 * Every row of a batch: its values, its faults, and where its person stands too. A row without values is read from the list by its
 * columns; those of any other stay as they are, mended or not.
 */
export const batchCheck: TaskDefinition<{ batchId: string }, { afterNo: number }> = {
  kind: 'batch.check',
  right: 'check.order',
  async plan({ tx, session }, { batchId }) {
    const counts = await countsOf(tx, session.mainId, [batchId]);
    return { total: counts.get(batchId)!.rows, checkpoint: { afterNo: 0 } };
  },
  async chunk(work, { batchId }, { afterNo }) {
    const { tx, session } = work;
    const batch = found(await lockBatch(tx, session, batchId));
    // It was given up meanwhile.
    if (batch.status !== 'checking') return { done: 0, next: null };
    const rows = await rowsOf(tx, batch, { where: sql`true`, afterNo, limit: CHUNK });
    const facts = await readCheckFacts(work, batch.terms);
    const columns = openHead(work, batch)?.columns ?? [];
    await checkRows(
      work,
      batch,
      rows.map((row) => ({
        row,
        cells: row.cellsEnc === null ? cellsOf(openLine(work, row), columns) : openCells(work, row),
      })),
      facts,
    );
    const last = rows.at(-1);
    if (last && rows.length === CHUNK) return { done: rows.length, next: { afterNo: last.no } };
    await markRepeated(tx, batch);
    await changeBatch(tx, batch, { status: 'open' }, work.clock.now());
    return { done: rows.length, next: null };
  },
  /** It is matched as before: what was not checked to its end is not to be ordered. */
  async breakOff({ tx, clock }, task) {
    const batch = await heldByTask(tx, task, 'checking');
    if (batch) await changeBatch(tx, batch, { status: 'matching' }, clock.now());
  },
  batchOf: batchOfTask,
  isWatched: () => Promise.resolve(true),
};

/** What a line says by field. */
function cellsOf(line: readonly string[], columns: readonly Column[]): Cells {
  const cells: Cells = {};
  for (const { at, field } of columns) if (field !== null && line[at]) cells[field] = line[at];
  return cells;
}
