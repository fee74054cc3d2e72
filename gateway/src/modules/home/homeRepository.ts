import { EXPIRES_SOON_MS } from '@probity/contract/rules/reminders';
import type { Action } from '@probity/contract/permissions';
import type { Outcome } from '@probity/contract/rules/lamp';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { join, sql, type Sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import { allows } from '../../kernel/rights';
import { dayEnd, dayStart } from '../../kernel/days';
import type { CheckStatus } from '../../kernel/states/machines';
import { waitsFor } from '../approvals/approvalRepository';
import { needsOfEnterprise, promisedKey } from '../checks/listFilters';
import { checkByKey } from '../checks/listRepository';

type Mains = readonly string[];

const DAY_MS = 86_400_000;
/** So many orders to approve stand among the rest: one batch leaves room for questions and what is late; the tile counts all. */
const APPROVALS_SHOWN = 5;

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
  what: components['schemas']['HomeSummary']['needs'][number]['what'];
  at: Date;
}

/**
 * Checks that a person of the enterprise may act on or should know of: what is late, then what became so longest ago. Each kind gives its
 * oldest from an index, however many there are; what is of two kinds is of the first.
 */
export function needsOf(
  tx: Tx,
  reach: Sql,
  facts: { now: Date; today: string; limit: number; session: SessionCtx['session']; approvesUpTo: number },
): Promise<NeedRow[]> {
  const { session, now, limit, approvesUpTo } = facts;
  const soon = new Date(now.getTime() + EXPIRES_SOON_MS);
  const week = new Date(now.getTime() - 7 * DAY_MS);
  const { answerQuestion, awaitingPayment } = needsOfEnterprise(session);
  const may = (right: Action, kind: Sql) => (allows(session, right) ? [kind] : []);
  const updated = sql`c.updated_at`;
  // By a column that an index has: the moment follows from it.
  const oldest = (
    what: NeedRow['what'],
    condition: Sql,
    by = updated,
    at = by,
    from = sql`checks c`,
    most = limit,
  ) => sql`
    (select c.main_id, c.id, ${what}::text as what, ${at} as at from ${from}
      where c.main_id = ${session.mainId} and ${reach} and ${condition} order by ${by}, c.id limit ${most})`;
  const kinds = [
    oldest('answerQuestion', answerQuestion),
    ...(approvesUpTo > 0
      ? [
          oldest(
            'awaitingApproval',
            waitsFor(session.mainId, { userId: session.userId, upTo: approvesUpTo }),
            sql`o.created_at`,
            sql`o.created_at`,
            sql`orders o join checks c on c.main_id = o.main_id and c.order_id = o.id`,
            APPROVALS_SHOWN,
          ),
        ]
      : []),
    oldest('awaitingPayment', awaitingPayment),
    oldest(
      'overdue',
      sql`c.status in ('inProgress', 'inReview') and ${promisedKey} < ${facts.today}::date`,
      promisedKey,
      sql`(c.promised_at + 1)::timestamp at time zone 'Asia/Shanghai'`,
    ),
    ...may(
      'check.remind',
      oldest(
        'invitationExpiring',
        sql`v.main_id = ${session.mainId} and c.status = 'awaitingConsent' and not c.not_reached and v.status in ('sent', 'opened', 'verified')
          and v.expires_at between ${now} and ${soon}`,
        sql`v.expires_at`,
        sql`v.expires_at - make_interval(secs => ${EXPIRES_SOON_MS / 1000})`,
        sql`invitation v cross join lateral ${checkByKey(sql`v.main_id`, sql`v.check_id`)} c`,
      ),
    ),
    ...may(
      'check.remind',
      oldest(
        'notReached',
        sql`c.status = 'awaitingConsent' and c.not_reached`,
        sql`c.ordered_at`,
        sql`coalesce((select max(coalesce(v.reminded_at, v.sent_at)) from invitation v
          where v.main_id = c.main_id and v.check_id = c.id), c.ordered_at)`,
      ),
    ),
    ...may('report.read', oldest('disputed', sql`c.status = 'disputed' and not ${answerQuestion}`)),
    ...may(
      'result.read',
      oldest(
        'readReport',
        // Each reads it for themselves; a newer version is unread again.
        sql`c.status = 'reported' and c.reported_at >= ${week} and not exists (select from audit_event e
          where e.main_id = c.main_id and e.entity = 'check' and e.entity_id = c.id::text and e.at >= c.reported_at
            and e.action = 'report.opened' and e.actor_user_id = ${session.userId})`,
        sql`c.reported_at`,
      ),
    ),
  ];
  const urgent = sql`n.what <> 'overdue', n.at, n.id`;
  return tx.many<NeedRow>(sql`
    with n as materialized (
      select * from (${join(kinds, sql` union all `)}) n order by ${urgent} limit ${limit})
    select c.id as "checkId", p.name as "candidateName", c.position_title as "positionTitle", c.status, c.outcome,
           n.what, n.at
    from n
    join checks c on c.main_id = n.main_id and c.id = n.id
    join candidate p on p.main_id = c.main_id and p.id = c.candidate_id
    order by ${urgent}`);
}
