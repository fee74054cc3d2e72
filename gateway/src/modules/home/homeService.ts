import { maskName } from '@probity/contract/rules/masks';
import { CALENDAR_TOLD_DAYS } from '@probity/contract/rules/workingCalendar';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { fieldError } from '../../kernel/errors';
import { allows, seesNames } from '../../kernel/rights';
import { daysUntil, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { zoneOf } from '../../kernel/days';
import { reachOf } from '../../kernel/reach';
import { setupOf } from '../enterprise/setup';
import { welcomeOf } from '../people/welcome';
import { getBalance } from '../ledger/balanceNotice';
import { countWaitingFor } from '../approvals/approvalRepository';
import { approvesUpTo } from '../approvals/approverRepository';
import { numbersOf } from './homeNumbers';
import { needsOf } from './homeRepository';
import { words } from './words';

export type HomeRequest = BodyOf<'homeSummary'>;

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '2999-12-31';
const NEEDS = 30;

/** The numbers of the home page, each null for a role that may not read it. */
export async function homeSummary(
  ctx: SessionCtx,
  request: HomeRequest,
): Promise<components['schemas']['HomeSummary']> {
  const { tx, session } = ctx;
  const zone = zoneOf(ctx, request.timeZone);
  const days = daysOf(ctx, request);
  const now = ctx.clock.now();
  const today = chinaDay(now);
  const reach = reachOf(session);
  const reads = allows(session, 'check.read');
  const isEnterprise = session.kind === 'enterprise';
  const seesResults = allows(session, 'result.read');
  const numbers = await numbersOf(ctx, { ...request, zone, days });
  const upTo = isEnterprise && allows(session, 'order.approve') ? await approvesUpTo(tx, session.userId) : 0;
  const needs =
    reads && isEnterprise
      ? await needsOf(tx, reach, { now, today, limit: NEEDS, session, approvesUpTo: upTo })
      : [];
  const isPayer = isEnterprise && allows(session, 'price.read');
  return {
    ...numbers,
    balance: isPayer ? await getBalance(ctx) : null,
    approvals: upTo > 0 ? await countWaitingFor(tx, session.mainId, { userId: session.userId, upTo }) : null,
    setup: await setupOf(ctx),
    welcome: await welcomeOf(ctx),
    needs: needs.map((need) => ({
      ...need,
      candidateName: seesNames(ctx.session) ? need.candidateName : maskName(need.candidateName),
      outcome: seesResults && need.status === 'reported' ? need.outcome : null,
      at: need.at.toISOString(),
    })),
    calendar: allows(session, 'desk.manage') ? await calendarEnd(ctx, today) : null,
  };
}

/** The end of the working-day calendar, once it is near. */
async function calendarEnd({ tx }: SessionCtx, today: string) {
  const { knownUntil } = await workingCalendar(tx);
  const daysLeft = daysUntil(today, knownUntil);
  return daysLeft <= CALENDAR_TOLD_DAYS[0] ? { knownUntil, daysLeft } : null;
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
