import type { Action } from '@probity/contract/permissions';
import type { Outcome } from '@probity/contract/rules/lamp';
import type { SessionCtx } from '../../kernel/context';
import { sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { allows } from '../../kernel/rights';
import { dayEnd, dayStart } from '../../kernel/days';
import type { CheckStatus } from '../../kernel/states/machines';
import type { WaitingOn } from '../checks/domain/waitingOn';
import { needsOfEnterprise } from '../checks/listFilters';
import { overdueOn, stateFilter } from '../work/queueRepository';
import type { WorkKind } from '../work/workRepository';

type Mains = readonly string[];

/** The number of open invitations that end within a time. */
export async function countExpiring(
  tx: Tx,
  mainIds: Mains,
  reach: Sql,
  from: Date,
  to: Date,
): Promise<number> {
  const { n } = await tx.one<{ n: number }>(sql`select count(*)::int as n from checks c
    join invitation v on v.main_id = c.main_id and v.check_id = c.id
    where c.main_id = any(${[...mainIds]}::uuid[]) and c.status = 'awaitingConsent' and ${reach}
      and v.status in ('sent', 'opened', 'verified') and v.expires_at >= ${from} and v.expires_at < ${to}`);
  return n;
}

/** More than this is not told apart: it would take as long as the whole page. */
const TOLD_APART = 10_000;

export interface WaitingRow {
  on: WaitingOn;
  count: number;
}

/** Whom the checks of a condition wait for, most first; nothing where they are too many. */
export async function waitingOf(tx: Tx, mainIds: Mains, condition: Sql): Promise<WaitingRow[]> {
  const rows = await tx.many<WaitingRow>(sql`select w.waiting_on as "on", count(*)::int as count
    from (select c.waiting_on from checks c where c.main_id = any(${[...mainIds]}::uuid[]) and ${condition}
      limit ${TOLD_APART + 1}) w group by 1 order by 2 desc, 1`);
  return rows.reduce((sum, { count }) => sum + count, 0) > TOLD_APART ? [] : rows;
}

/** Ordered and reported checks of each day of a range, in the reader's zone; days without any are 0. */
export function seriesOf(
  tx: Tx,
  mainIds: Mains,
  reach: Sql,
  range: { from: string; to: string; zone: string },
): Promise<{ day: string; ordered: number; reported: number }[]> {
  const start = dayStart(range.from, range.zone);
  const end = dayEnd(range.to, range.zone);
  const perDay = (
    column: Sql,
  ) => sql`select (${column} at time zone ${range.zone}::text)::date as day, count(*)::int as n
    from checks c where c.main_id = any(${[...mainIds]}::uuid[]) and ${reach} and ${column} >= ${start} and ${column} < ${end}
    group by 1`;
  return tx.many(sql`select d.day::date as day, coalesce(o.n, 0) as ordered, coalesce(r.n, 0) as reported
    from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as d (day)
    left join (${perDay(sql`c.ordered_at`)}) o on o.day = d.day::date
    left join (${perDay(sql`c.reported_at`)}) r on r.day = d.day::date
    order by d.day`);
}

export interface NeedRow {
  checkId: string;
  candidateName: string;
  positionTitle: string;
  status: CheckStatus;
  outcome: Outcome | null;
  what: 'answerQuestion' | 'readReport' | 'invitationExpiring' | 'awaitingPayment' | 'overdue' | 'disputed';
  at: Date;
}

/**
 * Checks that a person of the enterprise may act on or should know of, by when they became so, newest first: one that is late since today
 * or an invitation that ends soon was last changed long ago.
 */
export function needsOf(
  tx: Tx,
  mainIds: Mains,
  reach: Sql,
  facts: { now: Date; today: string; limit: number; session: SessionCtx['session'] },
): Promise<NeedRow[]> {
  const soon = new Date(facts.now.getTime() + 2 * 86_400_000);
  const week = new Date(facts.now.getTime() - 7 * 86_400_000);
  const { answerQuestion, awaitingPayment } = needsOfEnterprise(facts.session);
  const may = (right: Action) => allows(facts.session, right);
  return tx.many<NeedRow>(sql`
    select c.id as "checkId", p.name as "candidateName", c.position_title as "positionTitle", c.status, c.outcome,
           n.what, b.at
    from checks c
    join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    left join invitation v on v.main_id = c.main_id and v.check_id = c.id and v.status in ('sent', 'opened', 'verified')
    cross join lateral (
      select case
        when ${answerQuestion} then 'answerQuestion'
        when ${awaitingPayment} then 'awaitingPayment'
        when ${may('check.remind')} and c.status = 'awaitingConsent' and v.expires_at between ${facts.now} and ${soon} then 'invitationExpiring'
        when c.status in ('inProgress', 'inReview') and c.promised_at < ${facts.today}::date then 'overdue'
        when ${may('report.read')} and c.status = 'disputed' then 'disputed'
        when ${may('result.read')} and c.status = 'reported' and c.reported_at >= ${week} then 'readReport'
      end as what
    ) n
    cross join lateral (
      select case
        when n.what = 'invitationExpiring' then v.expires_at - interval '2 days'
        when n.what = 'overdue' then (c.promised_at + 1)::timestamp at time zone 'Asia/Shanghai'
        when n.what = 'readReport' then c.reported_at
        else c.updated_at
      end as at
    ) b
    where c.main_id = any(${[...mainIds]}::uuid[]) and ${reach} and n.what is not null
      and (c.status in ('awaitingInfo', 'disputed', 'awaitingPayment', 'awaitingConsent', 'inProgress', 'inReview')
           or c.reported_at >= ${week})
    order by b.at desc, c.id desc limit ${facts.limit}`);
}

/** Open work of one kind, in numbers. */
export interface QueueKind {
  kind: WorkKind;
  open: number;
  mine: number;
  overdue: number;
  /** Nobody has taken any of it. */
  free: number;
}

/**
 * The staff queue in numbers, each by the filter of the list its tile leads to, and what kinds of work are behind them: the
 * items of a check are one row there.
 */
export async function queueOf(
  tx: Tx,
  mainIds: Mains,
  facts: { userId: string; today: string; kinds: readonly string[] },
): Promise<{ open: number; mine: number; overdue: number; toReview: number; kinds: QueueKind[] }> {
  const w = sql`w`;
  const kinds = await tx.many<QueueKind>(sql`select kind, count(*)::int as open,
      count(*) filter (where mine)::int as mine, count(*) filter (where overdue)::int as overdue,
      count(*) filter (where free)::int as free
    from (
      select w.kind, bool_or(${stateFilter({ state: 'mine', userId: facts.userId }, w)}) as mine,
        bool_or(${overdueOn(facts.today, w)}) as overdue, bool_and(w.assignee_id is null) as free
      from work_item w
      where w.main_id = any(${[...mainIds]}::uuid[]) and w.kind = any(${[...facts.kinds]}::text[])
        and ${stateFilter({ state: 'open', userId: facts.userId }, w)}
      group by w.kind, case when w.kind = 'checkItem' then w.check_id else w.id end
    ) q group by kind order by open desc, kind`);
  const sum = (of: 'open' | 'mine' | 'overdue') => kinds.reduce((total, one) => total + one[of], 0);
  return {
    open: sum('open'),
    mine: sum('mine'),
    overdue: sum('overdue'),
    toReview: kinds.find(({ kind }) => kind === 'review')?.open ?? 0,
    kinds,
  };
}
