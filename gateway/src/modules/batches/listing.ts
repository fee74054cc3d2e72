import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { join, sql, type Sql } from '../../platform/db/sql';
import { batchById } from './batchRepository';
import { batchView } from './batchView';
import { countRows, inGroup, placeBefore, rowsOf, sameRowsOf, type DuplicateOf } from './rowRepository';
import { duplicateGroup, rowsShown } from './rowView';

const USUAL_LIMIT = 100;
const kinds: readonly DuplicateOf[] = ['list', 'earlier', 'application'];

/** @throws 404 */
export async function getBatch(ctx: SessionCtx, batchId: string): Promise<ReplyOf<'getBatch'>> {
  return batchView(ctx, found(await batchById(ctx.tx, ctx.session, batchId)));
}

/** Rows in the order of the list, those that fit; of those that stand in it twice each person's together. @throws 404 */
export async function listBatchRows(
  ctx: SessionCtx,
  { batchId, from = 1, limit = USUAL_LIMIT, ...search }: BodyOf<'listBatchRows'>,
): Promise<ReplyOf<'listBatchRows'>> {
  const batch = found(await batchById(ctx.tx, ctx.session, batchId));
  const where = fitting(search);
  if (isOfSame(search)) {
    const { rows, total } = await sameRowsOf(ctx.tx, batch, { from, limit });
    return { rows: await rowsShown(ctx, batch, rows), total, revision: batch.revision };
  }
  const afterNo = await placeBefore(ctx.tx, batch, where, from);
  const rows = await rowsOf(ctx.tx, batch, { where, afterNo, limit });
  return {
    rows: await rowsShown(ctx, batch, rows),
    total: await countRows(ctx.tx, batch, where),
    revision: batch.revision,
  };
}

type Search = Omit<BodyOf<'listBatchRows'>, 'batchId' | 'from' | 'limit'>;

/** True where those who stand in the list more than once are asked for, and nothing else. */
const isOfSame = ({ states, group, duplicates }: Search): boolean =>
  !states?.length && group === undefined && duplicates?.length === 1 && duplicates[0] === 'list';

/** Conditions on rows `r`. */
function fitting({ states, group, duplicates }: Search): Sql {
  const conditions: Sql[] = [sql`true`];
  if (states?.length) conditions.push(sql`r.state = any(${states}::text[])`);
  if (duplicates?.length) conditions.push(sql`r.duplicates && ${duplicates}::text[]`);
  const kind = kinds.find((one) => duplicateGroup(one) === group);
  if (kind)
    conditions.push(sql`r.dropped_for is null and ${kind} = any(r.duplicates) and not ${kind} = any(r.kept)`);
  else if (group !== undefined) conditions.push(sql`r.state = 'faulty' and ${inGroup(group)}`);
  return join(conditions, sql` and `);
}
