import { LAMPS } from '../../../../contract/rules/lamp';
import { maskName } from '../../../../contract/rules/masks';
import type { SessionCtx } from '../../context';
import type { components } from '../../contract/types.gen';
import { sql } from '../../db/sql';
import { fieldError } from '../../errors';
import { allows } from '../../rights';
import { addDays, chinaDay } from '../checks/domain/workingDays';
import { viewCondition, type View } from '../checks/listFilters';
import { seesNames } from '../checks/listService';
import { reachOf } from '../checks/reach';
import { balanceOf } from '../ledger/ledgerService';
import { countExpiring, countWhere, lampsOf, needsOf, queueOf, seriesOf } from './homeRepository';

export interface HomeRequest {
  from: string;
  to: string;
  timeZone?: string;
}

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const NEEDS = 8;

/** The numbers of the home page, each null for whoever may not read it. */
export async function homeSummary(
  ctx: SessionCtx,
  request: HomeRequest,
): Promise<components['schemas']['HomeSummary']> {
  const { tx, session } = ctx;
  const { mainIds } = session;
  const zone = zoneOf(ctx, request.timeZone);
  const days = daysOf(ctx, request);
  const now = ctx.clock.now();
  const today = chinaDay(now);
  const reach = reachOf(session);
  const reads = allows(session, 'check.read');
  const isEnterprise = session.kind === 'enterprise';
  const count = async (view: Exclude<View, 'all'>) =>
    reads ? countWhere(tx, mainIds, sql`${reach} and ${viewCondition(ctx, view)}`) : null;
  const reportedIn = async (from: string, to: string) => {
    if (!reads) return null;
    const { start, end } = await bounds(ctx, from, to, zone);
    return countWhere(tx, mainIds, sql`${reach} and c.reported_at >= ${start} and c.reported_at < ${end}`);
  };
  const range = await bounds(ctx, request.from, request.to, zone);
  const seesResults = allows(session, 'result.read');
  const lamps = seesResults ? await lampsOf(tx, mainIds, reach, range) : null;
  const needs =
    reads && isEnterprise
      ? await needsOf(tx, mainIds, reach, { now, today, limit: NEEDS, reports: seesResults })
      : [];
  const isPayer = isEnterprise && allows(session, 'price.read');
  return {
    needsMe: await count('needsMe'),
    awaitingConsent: await count('awaitingConsent'),
    expiringSoon: reads
      ? await countExpiring(tx, mainIds, reach, now, new Date(now.getTime() + 2 * DAY_MS))
      : null,
    inProgress: await count('inProgress'),
    overdue: await count('overdue'),
    reported: await reportedIn(request.from, request.to),
    reportedBefore: await reportedIn(addDays(request.from, -days), addDays(request.from, -1)),
    series: reads ? await seriesOf(tx, mainIds, reach, { ...request, zone }) : [],
    results:
      lamps && LAMPS.map((lamp) => ({ lamp, count: lamps.find((row) => row.lamp === lamp)?.count ?? 0 })),
    balance: isPayer ? await balanceOf(tx, session.mainId) : null,
    needs: needs.map((need) => ({
      ...need,
      candidateName: seesNames(ctx) ? need.candidateName : maskName(need.candidateName),
      lamp: seesResults && need.status === 'reported' ? need.lamp : null,
      at: need.at.toISOString(),
    })),
    queue: session.kind === 'staff' ? await queueOf(tx, mainIds, { userId: session.userId, today }) : null,
  };
}

/** The days of the range, at most a year. */
function daysOf(ctx: SessionCtx, { from, to }: HomeRequest): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(days >= 1 && days <= MAX_DAYS)) {
    throw fieldError([
      { path: 'to', msg: ctx.lang === 'zh' ? '日期范围无效' : 'is no range of up to a year' },
    ]);
  }
  return days;
}

function zoneOf(ctx: SessionCtx, zone = 'Asia/Shanghai'): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw fieldError([{ path: 'timeZone', msg: ctx.lang === 'zh' ? '时区无效' : 'is no time zone' }]);
  }
}

function bounds(
  ctx: SessionCtx,
  from: string,
  to: string,
  zone: string,
): Promise<{ start: Date; end: Date }> {
  return ctx.tx.one(sql`select ${from}::date::timestamp at time zone ${zone}::text as start,
    (${to}::date + 1)::timestamp at time zone ${zone}::text as "end"`);
}
