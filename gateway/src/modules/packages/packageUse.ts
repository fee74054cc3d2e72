import type { SessionCtx } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** How many days back the use of a package is counted. */
export const DAYS_COUNTED = 90;
const DAY_MS = 86_400_000;

type Asking = Pick<SessionCtx, 'tx' | 'clock' | 'session'>;

export const sinceOf = ({ clock }: Pick<Asking, 'clock'>) =>
  new Date(clock.now().getTime() - DAYS_COUNTED * DAY_MS);

/** Checks ordered lately with each package, by its id. */
export async function orderedLately(ctx: Asking): Promise<Map<string, number>> {
  const rows = await ctx.tx.many<{ packageId: string; checks: number }>(sql`
    select package_id as "packageId", count(*)::int as checks from checks
    where main_id = ${ctx.session.mainId} and ordered_at >= ${sinceOf(ctx)} group by package_id`);
  return new Map(rows.map(({ packageId, checks }) => [packageId, checks]));
}

/** Who ordered a package lately, the most first; a program by the name of its API key. */
export async function useOf(ctx: Asking, packageId: string) {
  const rows = await ctx.tx.many<{ name: string | null; isKey: boolean; checks: number; lastAt: Date }>(sql`
    with used as (
      select created_by, count(*)::int as checks, max(ordered_at) as last_at from checks
      where main_id = ${ctx.session.mainId} and package_id = ${packageId} and ordered_at >= ${sinceOf(ctx)}
      group by created_by)
    select coalesce(k.name, u.nick_name) as name, k.id is not null as "isKey", used.checks, used.last_at as "lastAt"
    from used left join api_key k on k.main_id = ${ctx.session.mainId} and k.id = used.created_by
      left join lateral user_by_id(used.created_by) u on true
    order by used.checks desc, name`);
  return {
    checks: rows.reduce((sum, { checks }) => sum + checks, 0),
    lastAt: rows.length > 0 ? newest(rows.map(({ lastAt }) => lastAt)).toISOString() : null,
    people: rows.map(({ name, isKey, checks }) => ({ name: name ?? '', isKey, checks })),
  };
}

/** The names of some people by their ids. */
export async function namesOf(tx: Tx, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const rows = await tx.many<{ id: string; name: string }>(sql`
    select asked.id, u.nick_name as name
    from unnest(${[...new Set(ids.filter((id) => id !== null))]}::uuid[]) as asked (id)
      cross join lateral user_by_id(asked.id) u`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function newest(times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())));
}
