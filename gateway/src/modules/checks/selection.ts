import type { Reader } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { fieldError } from '../../kernel/errors';
import { sql, type Sql } from '../../platform/db/sql';
import { fittingConditions } from './namesFound';
import { words } from './words/refusals';

export type CheckSelection = components['schemas']['CheckSelection'];

/**
 * The conditions (on checks c) of the chosen records: these, or all that fit a search but some. Only records the session reaches
 * fulfil them.
 */
export async function selected(ctx: Reader, { checkId, all, except }: CheckSelection): Promise<Sql> {
  if ((checkId === undefined) === (all === undefined))
    throw fieldError([{ path: 'records', msg: words.oneSelection[ctx.lang] }]);
  if (checkId && except) throw fieldError([{ path: 'records.except', msg: words.oneSelection[ctx.lang] }]);
  const conditions = await fittingConditions(ctx, all ?? {});
  if (checkId) return sql`${conditions} and c.id = any(${checkId}::uuid[])`;
  return except?.length ? sql`${conditions} and c.id <> all(${except}::uuid[])` : conditions;
}
