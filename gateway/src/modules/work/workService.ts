import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { found } from '../../kernel/errors';
import { pageOf, positionOf } from '../../kernel/paging';
import { allows } from '../../kernel/rights';
import { chinaDay } from '../../kernel/workingDays';
import { lockCheck } from '../checks/checkRepository';
import { fitting } from '../checks/namesFound';
import {
  countQueue,
  namedBy,
  ofOrder,
  placesInQueue,
  rowsAt,
  theseWithChecks,
  type QueueSearch,
} from './queueRepository';
import { lockWorkItem, workItemById, type WorkKind, type WorkRow } from './workRepository';
import { allKinds, workedKinds } from './workRights';
import { workItemViews } from './workView';

const MAX_LIMIT = 50;
/** Items without a day come last. */
const NO_DAY = '9999-12-31';
const listing = 'work';

type ListRequest = BodyOf<'listWorkItems'>;

/**
 * The queue of the accounts this user serves, the earliest due first, by keyset pages: one row per check for work on items.
 */
export async function listWorkItems(ctx: SessionCtx, request: ListRequest) {
  const limit = request.limit ?? MAX_LIMIT;
  const q = request.q?.trim();
  const { mainIds, userId } = ctx.session;
  // Who works on no items finds a check by its order number alone.
  const byCandidate = allows(ctx.session, 'work.item');
  const checks = byCandidate ? await fitting(ctx, { q }) : ofOrder(q);
  const search: QueueSearch = {
    kinds: kindsOf(ctx, request),
    state: request.state ?? 'open',
    userId,
    named: q ? await namedBy(ctx.tx, mainIds, q, checks) : null,
    only: request.workItemId ? await theseWithChecks(ctx.tx, request.workItemId) : null,
    overdueOn: request.overdue ? chinaDay(ctx.clock.now()) : null,
    after: positionOf(ctx, listing, request.cursor),
    limit: limit + 1,
  };
  const places = await placesInQueue(ctx.tx, search);
  const onPage = Math.min(places.length, limit);
  const total = request.cursor
    ? null
    : { ...(await countsOf(ctx, search, onPage)), onlyStarts: checks.onlyStarts };
  // Only the accounts on the page are in the transaction's reach from here on: the ids of thousands of customers would be gone through
  // anew for each thing that is read of each row.
  const within = [...new Set(places.map(({ mainId }) => mainId))];
  await ctx.tx.bind({ mainIds: within, mainId: ctx.session.mainId, userId });
  const rows = await rowsAt(ctx.tx, places);
  const { page, nextCursor } = pageOf(ctx, listing, { rows, limit, keyOf: (row) => row.dueAt ?? NO_DAY });
  return { rows: await workItemViews(ctx, page, search.state), nextCursor, total };
}

/** The number of rows of a search, and of the same search in the tabs of what waits. */
async function countsOf({ tx }: SessionCtx, search: QueueSearch, onPage: number) {
  const count = await countQueue(tx, search, onPage);
  const of = async (state: QueueSearch['state']) =>
    state === search.state ? count : countQueue(tx, { ...search, state }, 0);
  return { ...count, tabs: { open: await of('open'), mine: await of('mine') } };
}

/** The kinds asked for, else all; limited to those the role works if that is asked. */
function kindsOf(ctx: SessionCtx, { kind, workable }: ListRequest): readonly WorkKind[] {
  const shown = workable ? workedKinds(ctx) : allKinds;
  return kind?.length ? shown.filter((one) => kind.includes(one)) : shown;
}

/**
 * A work item in its current state, with the transaction bound to its account and no lock: actions on it lock its check
 * first.
 */
export async function bindToWork(ctx: SessionCtx, workItemId: string): Promise<WorkRow> {
  const seen = found(await workItemById(ctx.tx, workItemId));
  const { mainIds, userId } = ctx.session;
  await ctx.tx.bind({ mainIds, mainId: seen.mainId, userId });
  return seen;
}

/** A work item locked, and read again under the lock. The transaction is bound to its account. */
export async function lockedWork(ctx: SessionCtx, workItemId: string): Promise<WorkRow> {
  await lockWorkItem(ctx.tx, workItemId);
  return found(await workItemById(ctx.tx, workItemId));
}

/**
 * Both, for work that is about no check, or changes nothing but itself. Its check is locked all the same: whether its items still
 * count as one open piece of work depends on all of them.
 */
export async function openWork(ctx: SessionCtx, workItemId: string): Promise<WorkRow> {
  const { checkId } = await bindToWork(ctx, workItemId);
  if (checkId) await lockCheck(ctx.tx, checkId);
  return lockedWork(ctx, workItemId);
}
