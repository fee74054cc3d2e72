import { OUTCOMES } from '@probity/contract/rules/lamp';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { allows } from '../../kernel/rights';
import { reachOf } from '../../kernel/reach';
import { addDays, chinaDay, endOfDay, startOfDay } from '../../kernel/workingDays';
import type { WaitingOn } from '../checks/domain/waitingOn';
import { conditionsOf, viewCondition, type CheckFilters } from '../checks/listFilters';
import { countChecks } from '../checks/listRepository';
import { allKinds, workedKinds } from '../work/workRights';
import type { WorkKind } from '../work/workRepository';
import { countsOf, ownWorkOf, type CountRow } from './countRepository';
import { seriesOf } from './homeRepository';

type Summary = components['schemas']['HomeSummary'];
type Numbers = Pick<
  Summary,
  | 'needsMe'
  | 'awaitingConsent'
  | 'expiringSoon'
  | 'inProgress'
  | 'overdue'
  | 'waiting'
  | 'disputed'
  | 'reported'
  | 'reportedBefore'
  | 'series'
  | 'results'
  | 'queue'
>;

/** Days of the reader's zone; `days` of them. */
interface Range {
  from: string;
  to: string;
  timeZone?: string;
  zone: string;
  days: number;
}

type Reported = Pick<Numbers, 'reported' | 'reportedBefore' | 'series' | 'results'>;

/** Days are counted as those of China, in which promises are made. */
const COUNTED_ZONE = 'Asia/Shanghai';

/** Counting stops here; the list says "10 000+" long before. */
const COUNTED_TO = 1_000_000;

const tileNames = ['needsMe', 'awaitingConsent', 'inProgress', 'overdue', 'disputed'] as const;
/** The tiles that are told apart by whom their checks wait for. */
const toldApart = ['needsMe', 'inProgress', 'overdue', 'disputed'] as const;

/** The numbers of the home page, each null for a role that may not read it. */
export async function numbersOf(ctx: SessionCtx, range: Range): Promise<Numbers> {
  const { session } = ctx;
  const reads = allows(session, 'check.read');
  const works = session.kind === 'staff' && allows(session, 'work.read');
  const rows = reads || works ? await countRows(ctx, range) : [];
  const counts = new Counts(rows);
  const told = (n: number) => (reads ? n : null);
  return {
    needsMe: told(counts.sum('needsMe')),
    awaitingConsent: told(counts.sum('awaitingConsent')),
    expiringSoon: told(counts.sum('expiring')),
    inProgress: told(counts.sum('inProgress')),
    overdue: told(counts.sum('overdue')),
    waiting: reads ? waitingIn(counts) : [],
    disputed: told(counts.sum('disputed')),
    ...(reads ? await reportedIn(ctx, counts, range) : nothingReported),
    queue: works ? await queueIn(ctx, counts) : null,
  };
}

const nothingReported: Reported = { reported: null, reportedBefore: null, series: [], results: null };

/** What was counted, by what it is of. */
class Counts {
  private readonly rows = new Map<string, CountRow[]>();

  constructor(rows: readonly CountRow[]) {
    for (const row of rows) this.rows.set(row.what, [...(this.rows.get(row.what) ?? []), row]);
  }

  of(what: string): readonly CountRow[] {
    return this.rows.get(what) ?? [];
  }

  sum(what: string, fits: (row: CountRow) => boolean = () => true): number {
    return this.of(what).reduce((sum, row) => (fits(row) ? sum + row.n : sum), 0);
  }
}

function countRows(ctx: SessionCtx, { from, to, zone, days }: Range): Promise<CountRow[]> {
  const now = ctx.clock.now();
  const range = {
    before: startOfDay(addDays(from, -days)),
    from: startOfDay(from),
    until: endOfDay(to),
  };
  return countsOf(ctx.tx, {
    session: ctx.session,
    now,
    today: startOfDay(chinaDay(now)),
    range: zone === COUNTED_ZONE ? range : null,
    // Each number is counted with the very condition of the list its tile leads to, so that the two agree.
    tiles: Object.fromEntries(tileNames.map((tile) => [tile, viewCondition(ctx, tile)])),
  });
}

/** Whom the checks behind a number wait for, most first. */
function waitingIn(counts: Counts): Numbers['waiting'] {
  return toldApart.flatMap((tile) =>
    counts
      .of(tile)
      .map(({ name, n }) => ({ tile, on: name as WaitingOn, count: n }))
      .sort((a, b) => b.count - a.count || (a.on < b.on ? -1 : 1)),
  );
}

async function reportedIn(ctx: SessionCtx, counts: Counts, range: Range): Promise<Reported> {
  const seesResults = allows(ctx.session, 'result.read');
  if (range.zone !== COUNTED_ZONE) return reportedElsewhere(ctx, range, seesResults);
  const ordered = new Map(counts.of('ordered').map(({ day, n }) => [day, n]));
  const reported = new Map(counts.of('reportedOn').map(({ day, n }) => [day, n]));
  return {
    reported: counts.sum('reported'),
    reportedBefore: counts.sum('reportedBefore'),
    series: Array.from({ length: range.days }, (_, n) => addDays(range.from, n)).map((day) => ({
      day,
      ordered: ordered.get(day) ?? 0,
      reported: reported.get(day) ?? 0,
    })),
    results: seesResults
      ? OUTCOMES.map((outcome) => ({ outcome, count: counts.sum('reported', (row) => row.name === outcome) }))
      : null,
  };
}

/** The same for a reader whose days begin at other moments than those of China: the checks of the range are counted themselves. */
async function reportedElsewhere(ctx: SessionCtx, range: Range, seesResults: boolean): Promise<Reported> {
  const { from, to, timeZone, zone, days } = range;
  const { tx, session } = ctx;
  const within = (reportedFrom: string, reportedTo: string): CheckFilters => ({
    view: 'reported',
    reportedFrom,
    reportedTo,
    ...(timeZone && { timeZone }),
  });
  const now = within(from, to);
  const tiles: Record<string, CheckFilters> = {
    reported: now,
    reportedBefore: within(addDays(from, -days), addDays(from, -1)),
    ...(seesResults && Object.fromEntries(OUTCOMES.map((outcome) => [outcome, { ...now, lamp: [outcome] }]))),
  };
  const conditions = Object.entries(tiles).map(([tile, filters]) => [tile, conditionsOf(ctx, filters)]);
  const counts = await countChecks(tx, session.mainIds, Object.fromEntries(conditions), COUNTED_TO);
  return {
    reported: counts.reported ?? 0,
    reportedBefore: counts.reportedBefore ?? 0,
    series: await seriesOf(tx, session.mainIds, reachOf(session), { from, to, zone }),
    results: seesResults ? OUTCOMES.map((outcome) => ({ outcome, count: counts[outcome] ?? 0 })) : null,
  };
}

/** The kinds the queue lists at first: those a role works, or all for a role that only reads it. */
function kindsShown(ctx: SessionCtx): readonly WorkKind[] {
  const worked = workedKinds(ctx);
  return worked.length > 0 ? worked : allKinds;
}

/** The staff's queue in numbers, and what kinds of work are behind them, most open work first. */
async function queueIn(ctx: SessionCtx, counts: Counts): Promise<Numbers['queue']> {
  const { userId } = ctx.session;
  const shown = kindsShown(ctx);
  const own = await ownWorkOf(ctx.tx, { userId, kinds: shown });
  const of = (what: string, kind: WorkKind) => counts.sum(what, ({ name }) => name === kind);
  const kinds = shown
    .map((kind) => ({
      kind,
      open: of('free', kind) + of('taken', kind),
      mine: own.find((one) => one.kind === kind)?.n ?? 0,
      overdue: of('lateWork', kind),
      free: of('free', kind),
    }))
    .filter(({ open }) => open > 0)
    .sort((a, b) => b.open - a.open || (a.kind < b.kind ? -1 : 1));
  const sum = (what: 'open' | 'mine' | 'overdue') => kinds.reduce((total, one) => total + one[what], 0);
  return {
    open: sum('open'),
    mine: sum('mine'),
    overdue: sum('overdue'),
    toReview: kinds.find(({ kind }) => kind === 'review')?.open ?? 0,
    kinds,
  };
}
