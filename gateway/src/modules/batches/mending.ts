import { CODE } from '@probity/contract/codeNames';
import { isChoice } from '@probity/contract/rules/batch/row';
import { MOST_BATCH_ROWS } from '@probity/contract/rules/batch/fields';
import { rowFaultWords } from '@probity/contract/rules/batch/rowWords';
import { isMendable, mended } from '@probity/contract/rules/batch/untidy';
import { positionFault } from '@probity/contract/rules/positionTitle';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { changeable, changedView, changeRows } from './changing';
import type { BatchRecord } from './batchRepository';
import { readCheckFacts } from './facts';
import { inGroup, rowsOf, type KeptFault } from './rowRepository';
import { openCells, type Cells } from './sealed';
import { batchToChange } from './standing';
import { words } from './words';

/** Mends all rows of a group of faults alike, or leaves them out. @throws 1000 at the choice, 2301, 2302, 2304 */
export async function mendBatch(
  ctx: SessionCtx,
  request: BodyOf<'mendBatch'>,
): Promise<ReplyOf<'mendBatch'>> {
  const batch = await batchToChange(ctx, request, ['open']);
  const where = sql`r.state = 'faulty' and ${inGroup(request.group)}`;
  const rows = await rowsOf(ctx.tx, batch, { where, limit: MOST_BATCH_ROWS });
  const fault = rows[0]?.faults.find(({ group }) => group === request.group);
  if (!fault) throw new BusinessError(CODE.NOTHING_TO_MEND);
  if (request.drop) {
    const dropped = rows.map((row) => ({ row, cells: openCells(ctx, row), droppedFor: 'hand' as const }));
    await changeRows(ctx, batch, 'drop', dropped);
    return changedView(ctx, batch);
  }
  const mend = await mendOf(ctx, batch, fault, request.choice);
  const given = rows.map((row) => ({ row, cells: mend(openCells(ctx, row)) }));
  await changeRows(ctx, batch, isMendable(fault.code) ? 'mend' : 'choose', given);
  return changedView(ctx, batch);
}

/** What becomes of the cells of each row. */
async function mendOf(
  ctx: SessionCtx,
  { terms }: BatchRecord,
  { field, code }: KeptFault,
  choice: string | undefined,
): Promise<(cells: Cells) => Cells> {
  if (isMendable(code)) return (cells) => ({ ...cells, [field]: mended(code, cells[field] ?? '') });
  if (code === 'positionMissing' && choice !== undefined) {
    const fault = positionFault(choice);
    if (fault) {
      const named = { missing: 'positionMissing', long: 'positionLong', none: 'positionNone' } as const;
      throw fieldError([{ path: 'choice', msg: rowFaultWords[named[fault]][ctx.lang] }]);
    }
    return (cells) => ({ ...cells, [field]: choice });
  }
  if (!isChoice(field) || code === 'packageReasons') throw new BusinessError(CODE.NOTHING_TO_MEND);
  const { options } = await readCheckFacts(ctx, terms);
  // Nothing is meant by it: what the batch says for all counts.
  if (choice === '') return (cells) => ({ ...cells, [field]: '' });
  if (choice === undefined || !options[field].some(({ value }) => value === choice))
    throw fieldError([{ path: 'choice', msg: words.notChoice[ctx.lang] }]);
  return (cells) => ({ ...cells, [field]: choice });
}

/** Keeps or leaves out the rows whose person stands elsewhere too. @throws 2301, 2302; where there are none nothing changes */
export async function settleDuplicates(
  ctx: SessionCtx,
  request: BodyOf<'settleDuplicates'>,
): Promise<ReplyOf<'settleDuplicates'>> {
  const { of, keep } = request;
  const batch = await batchToChange(ctx, request, ['open']);
  const open = keep
    ? sql`not ${of} = any(r.kept) and (r.dropped_for is null or r.dropped_for = ${of})`
    : sql`r.dropped_for is null`;
  const where = sql`${changeable} and ${of} = any(r.duplicates) and ${open}`;
  const rows = await rowsOf(ctx.tx, batch, { where, limit: MOST_BATCH_ROWS });
  if (rows.length === 0) return changedView(ctx, batch);
  const given = rows.map((row) => {
    const others = row.kept.filter((one) => one !== of);
    return {
      ...{ row, cells: openCells(ctx, row) },
      ...(keep ? { kept: [...others, of], droppedFor: null } : { kept: others, droppedFor: of }),
    };
  });
  await changeRows(ctx, batch, keep ? 'keep' : 'leave', given);
  return changedView(ctx, batch);
}
