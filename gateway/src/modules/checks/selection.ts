import type { Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { fieldError } from '../../kernel/errors';
import { sql, type Sql } from '../../platform/db/sql';
import { fittingConditions } from './namesFound';
import { words } from './words/refusals';

export type CheckSelection = components['schemas']['CheckSelection'];

/** The records of one assignment that were not taken back, for whoever made it: out of reach, they are of their act still. */
export interface OwnAct {
  assignmentId: string;
}

/**
 * The conditions (on checks c) of the chosen records: these, or all that fit a search but some, of which only those that the session
 * reaches fulfil them; or those of an act of its own, each found by its key.
 */
export async function selected(ctx: Reader, records: CheckSelection | OwnAct): Promise<Sql> {
  const { mainId } = ctx.session;
  if ('assignmentId' in records)
    return sql`c.main_id = ${mainId} and c.id = any(array(select r.check_id from assignment_record r
      where r.main_id = ${mainId} and r.assignment_id = ${records.assignmentId} and not r.taken_back))`;
  const { checkId, all, except } = records;
  if ((checkId === undefined) === (all === undefined))
    throw fieldError([{ path: 'records', msg: words.oneSelection[ctx.lang] }]);
  if (checkId && except) throw fieldError([{ path: 'records.except', msg: words.oneSelection[ctx.lang] }]);
  const conditions = await fittingConditions(ctx, all ?? {});
  if (checkId) return sql`${conditions} and c.id = any(${checkId}::uuid[])`;
  return except?.length ? sql`${conditions} and c.id <> all(${except}::uuid[])` : conditions;
}
