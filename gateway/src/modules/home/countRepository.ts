import type { SessionCtx } from '../../kernel/context';
import { isOfAccount } from '../../kernel/reach';
import { join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** What is asked of the counts (decision 125). */
export interface Asked {
  session: SessionCtx['session'];
  now: Date;
  /** When today began in China: what was promised for before it is late. */
  today: Date;
  /** Days of China: the range, and where the one before it began. Null: counted elsewhere. */
  range: { before: Date; from: Date; until: Date } | null;
  /** The condition of each tile, on checks c as the list has it. */
  tiles: Readonly<Record<string, Sql>>;
}

export interface CountRow {
  /**
   * A tile, or `expiring`, `ordered`, `reported`, `reportedOn`, `reportedBefore`, `free`, `taken`, `lateWork`.
   */
  what: string;
  /** Whom the checks of a tile wait for, the outcome of what was reported, the kind of work. */
  name: string;
  day: string | null;
  n: number;
}

/** The tile that is counted among what is late; all others are among all checks. */
const LATE = 'overdue';

/** Every number that is counted as its rows change, in one statement. */
export async function countsOf(tx: Tx, { session, now, today, range, tiles }: Asked): Promise<CountRow[]> {
  const person = isOfAccount(session) ? null : session.userId;
  const department = person && session.departmentId;
  const { before, from, until } = range ?? { before: now, from: now, until: now };
  const fits = Object.entries(tiles).map(
    ([tile, condition]) => sql`(${tile}::text, ${tile === LATE ? 'late' : 'check'}::text, ${condition})`,
  );
  if (session.mainIds.length > 1) await tx.run(sql`select home_group_ask()`);
  return tx.many<CountRow>(sql`
    with k as materialized (select * from home_counts(${person}::uuid, ${department}::uuid, ${today}, ${before}, ${until}, ${now}))
    -- The conditions are those of the list: what is counted stands for so many checks c.
    select t.tile as what, c.waiting_on as name, null::date as day, sum(c.n)::int as n
      from (select k.subject, k.state as status, k.detail as waiting_on, k.n,
              case when k.subject = 'late' then '-infinity'::date end as promised_at
            from k where k.subject in ('check', 'late')) c
      cross join lateral (values ${join(fits, sql`, `)}) as t (tile, subject, fits)
      where t.subject = c.subject and t.fits group by 1, 2
    union all
    select 'ordered', '', (k.at at time zone 'Asia/Shanghai')::date, k.n::int from k where k.subject = 'ordered' and k.at >= ${from}
    union all
    select 'reportedOn', '', (k.at at time zone 'Asia/Shanghai')::date, sum(k.n)::int
      from k where k.subject = 'reported' and k.at >= ${from} group by k.at
    union all
    select case when k.at >= ${from} then 'reported' else 'reportedBefore' end, k.detail, null, sum(k.n)::int
      from k where k.subject = 'reported' and k.state in ('reported', 'disputed') group by 1, 2
    union all
    select case k.subject when 'invitation' then 'expiring' when 'work' then k.detail else k.subject end, k.state, null, k.n::int
      from k where k.subject in ('invitation', 'work', 'lateWork')`);
}

/**
 * What one person has of the staff's work: the items of a check are one. Of all accounts they read, which the tenancy rule says: named
 * once more, thousands would cost more than the work.
 */
export function ownWorkOf(
  tx: Tx,
  { userId, kinds }: { userId: string; kinds: readonly string[] },
): Promise<{ kind: string; n: number }[]> {
  return tx.many(sql`select w.kind, count(distinct case when w.kind = 'checkItem' then w.check_id else w.id end)::int as n
    from work_item w where w.assignee_id = ${userId} and w.kind = any(${[...kinds]}::text[]) and w.status in ('claimed', 'paused')
    group by w.kind`);
}
