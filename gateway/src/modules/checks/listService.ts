import { coverageOf } from '@probity/contract/rules/coverage';
import { maskName, maskPhone } from '@probity/contract/rules/masks';
import type { Reader, SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { sql, type Sql } from '../../platform/db/sql';
import { pageOf, positionOf } from '../../kernel/paging';
import { allows, seesNames } from '../../kernel/rights';
import { isEstimate, workingCalendar, type WorkingCalendar } from '../../kernel/workingCalendar';
import { actorWords } from '../apiKeys/words';
import { isOverdue, viewCondition, type CheckFilters, type View } from './listFilters';
import { fitting } from './namesFound';
import { countChecks, listChecks, placesOfPage, type ListRow, type Page, type Sort } from './listRepository';
import { erased } from './words/items';

export type CheckRowView = components['schemas']['CheckRow'];
export type ListRequest = BodyOf<'listChecks'>;

const PAGE = 50;
const EXACT_TO = 10_000;

/** One page of the matching records; the cursor leads to the next. */
export async function listPage(ctx: SessionCtx, request: ListRequest) {
  const sort = request.sort ?? '-orderedAt';
  const limit = request.limit ?? PAGE;
  const after = positionOf(ctx, listing(sort), request.cursor);
  const fits = await fitting(ctx, request);
  const { checkId } = request;
  const conditions = checkId ? sql`${fits.conditions} and c.id = any(${checkId}::uuid[])` : fits.conditions;
  const { found, nameBegins } = fits;
  const asked = { sort, after, limit: limit + 1, nameBegins, found };
  const rows = await rowsOf(ctx, conditions, asked);
  const { page, nextCursor } = pageOf(ctx, listing(sort), { rows, limit, keyOf: ({ sortKey }) => sortKey });
  const calendar = await workingCalendar(ctx.tx);
  return { rows: page.map((row) => rowView(ctx, row, calendar)), nextCursor };
}

/**
 * The rows of a page. Of several accounts it is found first where they are, and only those accounts are then in the transaction's reach:
 * the ids of thousands of customers would be gone through anew for each thing that is read of each row.
 */
async function rowsOf({ tx, session }: SessionCtx, conditions: Sql, page: Page): Promise<ListRow[]> {
  const { mainIds, mainId, userId } = session;
  if (mainIds.length === 1) return listChecks(tx, mainIds, conditions, page);
  const found = await placesOfPage(tx, mainIds, conditions, page);
  const within = [...new Set(found.map((place) => place.mainId))];
  await tx.bind({ mainIds: within, mainId, userId });
  return listChecks(tx, within, sql`true`, { ...page, after: null, found });
}

const views = [
  'needsMe',
  'awaitingConsent',
  'inProgress',
  'overdue',
  'reported',
  'disputed',
] as const satisfies View[];

/** The number of matching records, exact to 10 000, and of each view under the other filters. */
export async function countPage(ctx: SessionCtx, filters: CheckFilters) {
  const { view: _, ...others } = filters;
  const { conditions: base, found, onlyStarts } = await fitting(ctx, others);
  const total =
    filters.view && filters.view !== 'all' ? sql`${base} and ${viewCondition(ctx, filters.view)}` : base;
  const conditions = {
    total,
    ...Object.fromEntries(views.map((view) => [view, sql`${base} and ${viewCondition(ctx, view)}`])),
  };
  const counts = await countChecks(ctx.tx, ctx.session.mainIds, conditions, EXACT_TO + 1, found);
  const byView = Object.fromEntries(views.map((view) => [view, counts[view] ?? 0]));
  return {
    total: Math.min(counts.total ?? 0, EXACT_TO),
    capped: (counts.total ?? 0) > EXACT_TO,
    onlyStarts,
    views: byView as Record<(typeof views)[number], number>,
  };
}

/** A row as this session may see it. */
export function rowView(ctx: Reader, row: ListRow, calendar: WorkingCalendar): CheckRowView {
  const mobile = ctx.services.crypto.decrypt(row.mobileEnc, {
    table: 'candidate',
    column: 'mobile_enc',
    rowId: row.candidateId,
  });
  const isShown = !row.erasedAt && canSeeResult(ctx, row.status);
  return {
    checkId: row.id,
    orderNo: row.orderNo,
    candidateName: candidateNameOf(ctx, row),
    candidateMobile: maskPhone(mobile),
    positionTitle: row.positionTitle,
    packageId: row.packageId,
    packageName: row.packageName[ctx.lang],
    status: row.status,
    lamp: isShown ? row.lamp : null,
    outcome: isShown ? row.outcome : null,
    coverage: isShown ? coverageOf(row.items) : null,
    results: isShown ? row.results : [],
    promisedAt: row.promisedAt,
    promisedEstimate: isEstimate(calendar, row.promisedAt),
    reportedAt: row.reportedAt?.toISOString() ?? null,
    overdue: isOverdue(row, ctx.clock.now()),
    waitingOn: row.waitingOn,
    orderedAt: row.orderedAt.toISOString(),
    toldAt: row.toldAt?.toISOString() ?? null,
    notReached: row.notReached,
    ownerName: actorWords(row.ownerName, row.ownerKeyName, ctx.lang),
    departmentName: row.departmentName,
    price: allows(ctx.session, 'price.read') ? row.price : null,
    mainName: row.mainName,
  };
}

/** In full or masked, as this session may see it. */
export function candidateNameOf(ctx: Reader, row: ListRow): string {
  if (row.erasedAt) return erased[ctx.lang];
  return seesNames(ctx.session) ? row.candidateName : maskName(row.candidateName);
}

/** Results are shown once the report is published, to roles that read results. */
export function canSeeResult(ctx: Pick<SessionCtx, 'session'>, status: string): boolean {
  return (status === 'reported' || status === 'disputed') && allows(ctx.session, 'result.read');
}

const listing = (sort: Sort) => `checks by ${sort}`;
