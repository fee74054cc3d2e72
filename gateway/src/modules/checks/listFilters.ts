import { normalizeIdNumber } from '@probity/contract/rules/idNumber';
import { orderEndIn, orderNoIn } from '@probity/contract/rules/orderNo';
import { isPhone, normalizePhone } from '@probity/contract/rules/phone';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { join, sql, type Sql } from '../../platform/db/sql';
import { allows, seesNames, withoutRight } from '../../kernel/rights';
import { isPinyin, searchKey } from '../../kernel/nameKeys';
import { runningChecks, type CheckStatus } from '../../kernel/states/machines';
import { dayEnd, dayStart, zoneOf } from '../../kernel/days';
import { asking } from './domain/waitingOn';
import { chinaDay } from '../../kernel/workingDays';
import { reachOf } from '../../kernel/reach';

/** The filters of listChecks, countChecks and exportChecks. Days are calendar days of `timeZone`, else of China. */
export type CheckFilters = BodyOf<'countChecks'>;
export type View = NonNullable<CheckFilters['view']>;

/**
 * The order by promised date, with unpromised checks last. Not coalesce: row-level security would keep a condition on it out
 * of the index.
 */
export const promisedKey = sql`case when c.promised_at is null then 'infinity'::date else c.promised_at end`;

/** The conditions (on checks c) of a session and its filters, without the account's. */
export function conditionsOf(
  ctx: Pick<SessionCtx, 'session' | 'services' | 'clock' | 'lang'>,
  filters: CheckFilters,
): Sql {
  const { q, status, lamp, packageId, orderedFrom, orderedTo, reportedFrom, reportedTo } = filters;
  // A reader who may not see a lamp must not find it by filtering either.
  if (lamp && !allows(ctx.session, 'result.read')) throw withoutRight(ctx.session, 'result.read');
  const all: Sql[] = [reachOf(ctx.session)];
  if (q?.trim()) all.push(searchOf(ctx, q));
  if (filters.view && filters.view !== 'all') all.push(viewCondition(ctx, filters.view));
  if (status?.length) all.push(sql`c.status = any(${status}::text[])`);
  if (lamp?.length) all.push(sql`c.outcome = any(${lamp}::text[]) and c.status in ('reported', 'disputed')`);
  if (packageId?.length) all.push(sql`c.package_id = any(${packageId}::uuid[])`);
  const zone = zoneOf(ctx, filters.timeZone);
  if (orderedFrom) all.push(sql`c.ordered_at >= ${dayStart(orderedFrom, zone)}`);
  if (orderedTo) all.push(sql`c.ordered_at < ${dayEnd(orderedTo, zone)}`);
  if (reportedFrom) all.push(sql`c.reported_at >= ${dayStart(reportedFrom, zone)}`);
  if (reportedTo) all.push(sql`c.reported_at < ${dayEnd(reportedTo, zone)}`);
  if (filters.ownerId) all.push(sql`c.owner_id = ${filters.ownerId}`);
  if (filters.batchId) all.push(sql`c.batch_id = ${filters.batchId}`);
  if (filters.notReached) all.push(sql`c.not_reached`);
  return join(all, sql` and `);
}

/** The needs of an enterprise, as conditions on c, each only for roles that can act on it. */
export function needsOfEnterprise(session: SessionCtx['session']): {
  answerQuestion: Sql;
  awaitingPayment: Sql;
} {
  const only = (mayDo: boolean, condition: Sql) => (mayDo ? condition : sql`false`);
  return {
    answerQuestion: only(
      allows(session, 'check.answer'),
      sql`(c.status = any(${[...asking]}::text[]) and c.waiting_on = 'enterprise')`,
    ),
    // Who may not pay in can only wait.
    awaitingPayment: only(allows(session, 'recharge.ask'), sql`c.status = 'awaitingPayment'`),
  };
}

function needsMe(session: SessionCtx['session']): Sql {
  if (session.kind === 'staff')
    return allows(session, 'report.edit') ? sql`c.waiting_on in ('analyst', 'reviewer')` : sql`false`;
  const { answerQuestion, awaitingPayment } = needsOfEnterprise(session);
  return sql`(${answerQuestion} or ${awaitingPayment})`;
}

/** The views of the list, each a condition on c. Staff see checks that wait for staff. */
export function viewCondition(ctx: Pick<SessionCtx, 'session' | 'clock'>, view: Exclude<View, 'all'>): Sql {
  switch (view) {
    case 'needsMe':
      return needsMe(ctx.session);
    case 'awaitingConsent':
      // None of them is promised yet; with this condition, the order by promised date starts at them instead of passing all
      // others.
      return sql`c.status = 'awaitingConsent' and ${promisedKey} = 'infinity'::date`;
    case 'inProgress':
      return sql`c.status in ('inProgress', 'awaitingInfo', 'inReview')`;
    case 'overdue':
      return sql`c.status in ('inProgress', 'inReview') and ${promisedKey} < ${chinaDay(ctx.clock.now())}::date`;
    case 'reported':
      return sql`c.status in ('reported', 'disputed')`;
    case 'disputed':
      return sql`c.status = 'disputed'`;
  }
}

/** Overdue: promised for a day that is over, with the clock running. */
export function isOverdue(check: { status: CheckStatus; promisedAt: string | null }, now: Date): boolean {
  return (
    runningChecks.includes(check.status) && check.promisedAt !== null && check.promisedAt < chinaDay(now)
  );
}

/** What a searched text is. */
function kindOf(q: string): 'phone' | 'idNumber' | 'orderNo' | 'name' {
  const text = searchKey(q);
  if (isPhone(text)) return 'phone';
  // The old form of 16 characters looks like words: it counts only as the whole search.
  if (/^\d{17}[\dX]$/.test(normalizeIdNumber(text)) || (/^[\da-z]{16}$/.test(text) && /\d/.test(text)))
    return 'idNumber';
  return orderNoIn(q) === undefined ? 'name' : 'orderNo';
}

/** A phone or an ID number exactly, an order number, or, for readers who see names, the start of a name or of its pinyin. */
function searchOf({ services, session }: Pick<SessionCtx, 'services' | 'session'>, q: string): Sql {
  const text = searchKey(q);
  switch (kindOf(q)) {
    case 'phone':
      return sql`c.mobile_index = ${services.blindIndex.of('mobile', normalizePhone(text))}`;
    case 'idNumber':
      return sql`c.id_index = ${services.blindIndex.of('idNumber', normalizeIdNumber(text))}`;
    case 'orderNo':
      return startsWith(sql`c.order_no`, orderNoIn(q)!);
    case 'name':
      // Finding a record by a hidden name would reveal the name.
      return seesNames(session) ? isNamed(q) : sql`false`;
  }
}

/** The text of a search for names, by a reader who sees them. */
export function namesSearched(
  { session }: Pick<SessionCtx, 'session'>,
  { q }: CheckFilters,
): string | undefined {
  return q?.trim() && seesNames(session) && kindOf(q) === 'name' ? q : undefined;
}

/** The searched text as the end of an order number; undefined where it can be none. */
export function endSearched({ q }: CheckFilters): string | undefined {
  return q?.trim() && kindOf(q) === 'name' ? orderEndIn(q) : undefined;
}

/** That the number of an order ends so, on checks c. */
export const endsSo = (end: string): Sql => startsWith(sql`c.order_no_end`, [...end].toReversed().join(''));

/**
 * The first character of a searched name; undefined without one, or for pinyin. The order by name is that of the pinyin:
 * without this, a walk along it would pass everybody else before the first bearer of the name.
 */
export function firstOfName(q: string): string | undefined {
  const text = searchKey(q);
  return isPinyin(text) ? undefined : [...text][0];
}

/** The start of a candidate's name or of its pinyin, on checks c. */
export function isNamed(q: string): Sql {
  const text = searchKey(q);
  return isPinyin(text)
    ? startsWith(sql`c.pinyin_key`, text.replaceAll(' ', ''))
    : startsWith(sql`c.name_key`, text);
}

/** A range instead of LIKE: its operators are leakproof, so it may be an index condition under row-level security. */
export function startsWith(column: Sql, start: string): Sql {
  return sql`(${column} collate "C" >= ${start} and ${column} collate "C" < ${`${start}\u{10FFFF}`})`;
}
