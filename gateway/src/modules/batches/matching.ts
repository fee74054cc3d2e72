import { isDeepStrictEqual } from 'node:util';
import { MOST_BATCH_ROWS, requiredBatchFields } from '@probity/contract/rules/batch/fields';
import type { SessionCtx } from '../../kernel/context';
import { fieldError } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { startTask } from '../../kernel/tasks/startTask';
import { sql } from '../../platform/db/sql';
import { batchById, changeBatch, countsOf, type BatchChange, type BatchRecord } from './batchRepository';
import { batchView } from './batchView';
import { forgetChanges } from './changeRepository';
import { batchCheck } from './checkTask';
import { assertTerms } from './creating';
import { rememberHeads } from './headRepository';
import { deleteRowsTo, insertRows, moveRows, resetRows, rowsOf } from './rowRepository';
import { openHead, sealHead, sealLine, type Column, type ListHead } from './sealed';
import { batchToChange, closed, erasedAt } from './standing';
import { words } from './words';

type MatchRequest = BodyOf<'matchBatch'>;

/**
 * Says which column is what. Every row is read anew from the list and checked in the background; what was mended is gone, and so is what
 * could be taken back. After a check that broke off the same columns go on with what there is.
 * @throws 1000 at the field, 2301, 2302, 2701
 */
export async function matchBatch(ctx: SessionCtx, request: MatchRequest): Promise<ReplyOf<'matchBatch'>> {
  const { tx } = ctx;
  const batch = await batchToChange(ctx, request, ['matching', 'open']);
  const head = openHead(ctx, batch);
  if (!head) throw closed(ctx, 'noList');
  assertColumns(ctx, request, head);
  await moveHead(ctx, batch, head, request.headerRow);
  const columns = matchedColumns(head, request);
  const isSame = batch.headerRow === request.headerRow && isDeepStrictEqual(columns, head.columns);
  if (batch.status === 'open' || !isSame) await resetRows(tx, batch);
  const now = ctx.clock.now();
  if (request.isRemembered) await rememberHeads(ctx, columns, now);
  return checkedAgain(ctx, batch, {
    headerRow: request.headerRow,
    columnsEnc: sealHead(ctx, batch.id, { ...head, columns }),
  });
}

/** What all rows are ordered with that say nothing else. @throws 1000 at the field, 2301, 2302, 2701 */
export async function setBatchTerms(
  ctx: SessionCtx,
  request: BodyOf<'setBatchTerms'>,
): Promise<ReplyOf<'setBatchTerms'>> {
  const batch = await batchToChange(ctx, request, ['matching', 'open']);
  const terms = { consentWay: 'sms' as const, ...request.terms };
  await assertTerms(ctx, terms);
  // There are no columns to match of applications: their check begins by this alone.
  if (batch.status === 'open' || batch.sourceKind === 'applications')
    return checkedAgain(ctx, batch, { terms });
  const now = ctx.clock.now();
  await changeBatch(ctx.tx, batch, { terms, isRevised: true, eraseAt: erasedAt(now) }, now);
  return batchView(ctx, (await batchById(ctx.tx, ctx.session, batch.id))!);
}

async function checkedAgain(ctx: SessionCtx, batch: BatchRecord, change: BatchChange) {
  const { tx, session } = ctx;
  const now = ctx.clock.now();
  await forgetChanges(tx, batch);
  const { id: taskId } = await startTask(ctx, batchCheck, { batchId: batch.id });
  const begun = { status: 'checking', taskId, isRevised: true, eraseAt: erasedAt(now) } as const;
  await changeBatch(tx, batch, { ...change, ...begun }, now);
  return batchView(ctx, (await batchById(tx, session, batch.id))!);
}

function assertColumns({ lang }: SessionCtx, { columns, headerRow }: MatchRequest, head: ListHead): void {
  const faults = [];
  if (headerRow !== null && headerRow >= head.lines.length)
    faults.push({ path: 'headerRow', msg: words.headOutside[lang] });
  const there = new Set(head.columns.map(({ at }) => at));
  const fields = columns.map(({ field }) => field);
  for (const [n, { at, field }] of columns.entries()) {
    const isFirst = columns.findIndex((one) => one.at === at) === n;
    if (!there.has(at) || !isFirst) faults.push({ path: `columns.${n}.at`, msg: words.noSuchColumn[lang] });
    if (field !== null && fields.indexOf(field) < n)
      faults.push({ path: `columns.${n}.field`, msg: words.fieldTwice[lang] });
  }
  if (requiredBatchFields.some((field) => !fields.includes(field)))
    faults.push({ path: 'columns', msg: words.fieldNeeded[lang] });
  if (faults.length > 0) throw fieldError(faults);
}

/** The columns as a person chose them; one that is not named is not read. */
function matchedColumns({ columns, lines }: ListHead, request: MatchRequest): Column[] {
  const heads = request.headerRow === null ? null : lines[request.headerRow]!.cells;
  const chosen = new Map(request.columns.map(({ at, field }) => [at, field]));
  return columns.map((column) => ({
    ...column,
    header: heads === null ? '' : column.header || (heads[column.at] ?? ''),
    field: chosen.get(column.at) ?? null,
    confidence: 1,
    also: [],
  }));
}

/**
 * Another line is the heads: what stands above it and in it is no row any more, and lines that were taken for heads are rows.
 * @throws 1000 where the rows are too many then
 */
async function moveHead(
  ctx: SessionCtx,
  batch: BatchRecord,
  { lines }: ListHead,
  headerRow: number | null,
): Promise<void> {
  if (headerRow === batch.headerRow) return;
  const { tx } = ctx;
  const last = headerRow === null ? 0 : lines[headerRow]!.number;
  const gone = await deleteRowsTo(tx, batch, last);
  await moveRows(tx, batch, -gone);
  const kept = (await countsOf(tx, batch.mainId, [batch.id])).get(batch.id)!.rows;
  const first = await firstLine(ctx, batch);
  const back = lines.filter(({ number }) => number > last && (first === null || number < first));
  if (kept + back.length > MOST_BATCH_ROWS)
    throw fieldError([{ path: 'headerRow', msg: words.tooManyRows[ctx.lang] }]);
  if (kept + back.length === 0) throw fieldError([{ path: 'headerRow', msg: words.headOutside[ctx.lang] }]);
  if (back.length === 0) return;
  await moveRows(tx, batch, back.length);
  await insertRows(
    tx,
    batch,
    back.map(({ number, cells }, at) => {
      const id = uuidv7();
      return { id, no: at + 1, line: number, lineEnc: sealLine(ctx, id, cells), applicationId: null };
    }),
  );
}

/** The line of the first row; null where there is none. */
async function firstLine({ tx }: SessionCtx, batch: BatchRecord): Promise<number | null> {
  const [row] = await rowsOf(tx, batch, { where: sql`true`, limit: 1 });
  return row?.line ?? null;
}
