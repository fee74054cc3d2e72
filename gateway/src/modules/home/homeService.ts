import { OUTCOMES } from '@probity/contract/rules/lamp';
import { maskName } from '@probity/contract/rules/masks';
import { CALENDAR_TOLD_DAYS } from '@probity/contract/rules/workingCalendar';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import type { Sql } from '../../platform/db/sql';
import { fieldError } from '../../kernel/errors';
import { allows, seesNames } from '../../kernel/rights';
import { daysUntil, workingCalendar } from '../../kernel/workingCalendar';
import { addDays, chinaDay } from '../../kernel/workingDays';
import { zoneOf } from '../../kernel/days';
import { conditionsOf, type CheckFilters } from '../checks/listFilters';
import { countChecks } from '../checks/listRepository';
import { reachOf } from '../../kernel/reach';
import { allKinds, workedKinds } from '../work/workRights';
import { setupOf } from '../enterprise/setup';
import { welcomeOf } from '../people/welcome';
import { monthSoFar } from '../ledger/monthSoFar';
import { waitingForMoney } from '../ledger/waitingForMoney';
import { countWaitingFor } from '../approvals/approvalRepository';
import { approvesUpTo } from '../approvals/approverRepository';
import { balanceOf } from '../ledger/ledgerService';
import { countExpiring, needsOf, queueOf, seriesOf, waitingOf } from './homeRepository';
import { words } from './words';

export type HomeRequest = BodyOf<'homeSummary'>;

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2999-12-31';
const NEEDS = 30;

/** The kinds the queue lists at first: those a role works, or all for a role that only reads it. */
function kindsShown(ctx: SessionCtx) {
  const worked = workedKinds(ctx);
  return worked.length > 0 ? worked : allKinds;
}

/** Counting stops here; the list says "10 000+" long before. */
const COUNTED_TO = 1_000_000;

/** The numbers of the home page, each null for a role that may not read it. */
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
  const seesResults = allows(session, 'result.read');
  const counts = reads ? await countChecks(tx, mainIds, tilesOf(ctx, request, days), COUNTED_TO) : {};
  const needs =
    reads && isEnterprise ? await needsOf(tx, mainIds, reach, { now, today, limit: NEEDS, session }) : [];
  const isPayer = isEnterprise && allows(session, 'price.read');
  return {
    needsMe: counts.needsMe ?? null,
    awaitingConsent: counts.awaitingConsent ?? null,
    expiringSoon: reads
      ? await countExpiring(tx, mainIds, reach, now, new Date(now.getTime() + 2 * DAY_MS))
      : null,
    inProgress: counts.inProgress ?? null,
    overdue: counts.overdue ?? null,
    waiting: reads ? await waitingOfTiles(ctx) : [],
    disputed: counts.disputed ?? null,
    reported: counts.reported ?? null,
    reportedBefore: counts.reportedBefore ?? null,
    series: reads ? await seriesOf(tx, mainIds, reach, { ...request, zone }) : [],
    results:
      reads && seesResults ? OUTCOMES.map((outcome) => ({ outcome, count: counts[outcome] ?? 0 })) : null,
    balance: isPayer
      ? {
          ...(await balanceOf(tx, session.mainId)),
          thisMonth: await monthSoFar(tx, session.mainId, ctx.clock.now()),
          waiting: await waitingForMoney(tx, session.mainId, ctx.clock.now()),
        }
      : null,
    approvals: isEnterprise && allows(session, 'order.approve') ? await waitingForApproval(ctx) : null,
    setup: await setupOf(ctx),
    welcome: await welcomeOf(ctx),
    needs: needs.map((need) => ({
      ...need,
      candidateName: seesNames(ctx.session) ? need.candidateName : maskName(need.candidateName),
      outcome: seesResults && need.status === 'reported' ? need.outcome : null,
      at: need.at.toISOString(),
    })),
    calendar: allows(session, 'desk.manage') ? await calendarEnd(ctx, today) : null,
    queue:
      session.kind === 'staff' && allows(session, 'work.read')
        ? await queueOf(tx, mainIds, { userId: session.userId, today, kinds: kindsShown(ctx) })
        : null,
  };
}

/** The end of the working-day calendar, once it is near. */
async function calendarEnd({ tx }: SessionCtx, today: string) {
  const { knownUntil } = await workingCalendar(tx);
  const daysLeft = daysUntil(today, knownUntil);
  return daysLeft <= CALENDAR_TOLD_DAYS[0] ? { knownUntil, daysLeft } : null;
}

/** How many orders wait for this person; null for who approves nothing. */
async function waitingForApproval({ tx, session }: SessionCtx): Promise<number | null> {
  const { mainId, userId } = session;
  const upTo = await approvesUpTo(tx, userId);
  return upTo === 0 ? null : countWaitingFor(tx, mainId, { userId, upTo });
}

/** The numbers that are told apart by whom their checks wait for. */
const TOLD_APART = ['needsMe', 'inProgress', 'overdue', 'disputed'] as const;

async function waitingOfTiles(ctx: SessionCtx) {
  const told: components['schemas']['HomeSummary']['waiting'] = [];
  for (const tile of TOLD_APART) {
    const rows = await waitingOf(ctx.tx, ctx.session.mainIds, conditionsOf(ctx, { view: tile }));
    told.push(...rows.map((row) => ({ tile, ...row })));
  }
  return told;
}

/** Each number is counted with the very filter of the list its tile leads to, so that the two agree. */
function tilesOf(ctx: SessionCtx, { from, to, timeZone }: HomeRequest, days: number): Record<string, Sql> {
  const reported = (reportedFrom: string, reportedTo: string): CheckFilters => ({
    view: 'reported',
    reportedFrom,
    reportedTo,
    timeZone,
  });
  const now = reported(from, to);
  const tiles: Record<string, CheckFilters> = {
    needsMe: { view: 'needsMe' },
    awaitingConsent: { view: 'awaitingConsent' },
    inProgress: { view: 'inProgress' },
    overdue: { view: 'overdue' },
    disputed: { view: 'disputed' },
    reported: now,
    reportedBefore: reported(addDays(from, -days), addDays(from, -1)),
    ...(allows(ctx.session, 'result.read') &&
      Object.fromEntries(OUTCOMES.map((outcome) => [outcome, { ...now, lamp: [outcome] }]))),
  };
  return Object.fromEntries(
    Object.entries(tiles).map(([tile, filters]) => [tile, conditionsOf(ctx, filters)]),
  );
}

/** The days of the range, at most a year. */
function daysOf(ctx: SessionCtx, { from, to }: HomeRequest): number {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  // The preceding range of the same length must be valid, too.
  const isNear = from >= FIRST_DAY && to <= LAST_DAY;
  if (!(isNear && days >= 1 && days <= MAX_DAYS)) {
    throw fieldError([{ path: 'to', msg: words.range[ctx.lang] }]);
  }
  return days;
}
