import type { Action } from '../../../../contract/permissions';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, found } from '../../kernel/errors';
import { allows, withoutRight } from '../../kernel/rights';
import { chinaDay } from '../../kernel/workingDays';
import { subjectOf } from '../checks/claims';
import { claimsOf, type Form } from '../checks/formRepository';
import { itemTitle } from '../checks/itemTitle';
import { catalogueByCode, type CatalogueItem } from '../packages/packageRepository';
import { commentOf } from '../checks/disputeView';
import {
  assign,
  countWorkItems,
  lockWorkItem,
  searchWorkItems,
  workItemById,
  type WorkKind,
  type WorkRow,
  type WorkSearch,
} from './workRepository';

type WorkItem = components['schemas']['WorkItem'];

const TAKEN = 2205;
const MAX_LIMIT = 50;

const titles: Record<Exclude<WorkKind, 'checkItem'>, { en: string; zh: string }> = {
  report: { en: 'Write the report', zh: '撰写报告' },
  review: { en: 'Review the report', zh: '复核报告' },
  paperConsent: { en: 'Confirm the signed consent form', zh: '确认已签署的授权书' },
  certification: { en: 'Check the enterprise’s certification', zh: '审核企业认证' },
  recharge: { en: 'Confirm a recharge', zh: '确认充值' },
  dispute: { en: 'Answer a dispute', zh: '处理异议' },
};

interface ListRequest {
  kind?: WorkKind[];
  state?: 'open' | 'mine' | 'done' | 'all';
  q?: string;
  overdue?: true;
  workable?: true;
  cursor?: string;
  limit?: number;
}

/** The queue of the accounts this user serves, the earliest due first, by keyset pages. */
export async function listWorkItems(ctx: SessionCtx, request: ListRequest) {
  const limit = request.limit ?? MAX_LIMIT;
  const search: WorkSearch = {
    kinds: kindsOf(ctx, request),
    state: request.state ?? 'open',
    userId: ctx.session.userId,
    q: request.q?.trim() || null,
    byCandidate: allows(ctx.session, 'work.item'),
    overdueOn: request.overdue ? chinaDay(ctx.clock.now()) : null,
    after: readCursor(request.cursor),
    limit: limit + 1,
  };
  const rows = await searchWorkItems(ctx.tx, search);
  const catalogue = await catalogueByCode(ctx.tx);
  const page = rows.slice(0, limit);
  const claims = await claimsFor(ctx, page);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    rows: page.map((row) => workItemView(ctx, row, catalogue, claims)),
    nextCursor: last ? cursorOf(last) : null,
    total: request.cursor ? null : await countWorkItems(ctx.tx, search),
  };
}

/** The kinds asked for, of those the role works where that is asked; null for all. */
function kindsOf(ctx: SessionCtx, { kind, workable }: ListRequest): WorkKind[] | null {
  const asked = kind?.length ? kind : null;
  if (!workable) return asked;
  return (asked ?? workKinds).filter((one) => worksWith[one] !== undefined && mayWork(ctx, one));
}

const cursorOf = (row: WorkRow) =>
  Buffer.from(JSON.stringify([row.dueAt ?? '9999-12-31', row.id])).toString('base64url');

function readCursor(cursor: string | undefined): { due: string; id: string } | null {
  if (!cursor) return null;
  try {
    const [due, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string];
    return /^\d{4}-\d{2}-\d{2}$/.test(due) && /^[\da-f-]{36}$/.test(id) ? { due, id } : null;
  } catch {
    // A cursor nobody gave out starts at the first page.
    return null;
  }
}

/** What the candidates stated, for the titles of their items: read by who works items alone. */
function claimsFor(ctx: SessionCtx, rows: readonly WorkRow[]): Promise<ReadonlyMap<string, Form>> {
  const isTold = allows(ctx.session, 'work.item');
  const checks = rows.filter(({ itemCode }) => isTold && itemCode !== null).map(({ checkId }) => checkId!);
  return claimsOf(ctx.services, ctx.tx, [...new Set(checks)]);
}

function workItemView(
  ctx: SessionCtx,
  row: WorkRow,
  catalogue: ReadonlyMap<string, CatalogueItem>,
  claims: ReadonlyMap<string, Form>,
): WorkItem {
  const isRunning = row.status === 'open' || row.status === 'claimed';
  return {
    workItemId: row.id,
    kind: row.kind,
    status: row.status,
    mainId: row.mainId,
    mainName: row.mainName,
    checkId: row.checkId,
    checkItemId: row.checkItemId,
    title: row.kind === 'checkItem' ? titleOf(row, catalogue, claims, ctx) : titles[row.kind][ctx.lang],
    // Only who works items reads whom they are about.
    candidateName: allows(ctx.session, 'work.item') ? row.candidateName : null,
    assigneeName: row.assigneeName,
    mine: row.assigneeId === ctx.session.userId,
    mayWork: mayWork(ctx, row.kind),
    openOfCheck: row.openOfCheck,
    dispute: disputeOf(ctx, row, catalogue, claims),
    fileId: row.kind === 'paperConsent' ? (row.subjectId ?? row.paperFileId) : null,
    // A name of a file may tell whom it is about.
    fileName: mayWork(ctx, row.kind) ? row.fileName : null,
    dueAt: row.dueAt,
    overdue: isRunning && row.dueAt !== null && row.dueAt < chinaDay(ctx.clock.now()),
    createdAt: row.createdAt.toISOString(),
  };
}

/** What a dispute is about, for whoever may work it. */
function disputeOf(
  ctx: SessionCtx,
  row: WorkRow,
  catalogue: ReadonlyMap<string, CatalogueItem>,
  claims: ReadonlyMap<string, Form>,
): WorkItem['dispute'] {
  if (!row.disputeId || !allows(ctx.session, 'work.item')) return null;
  return {
    side: row.disputedBy === null ? 'candidate' : 'enterprise',
    by: row.disputedBy ?? row.candidateName ?? '',
    itemName: row.itemCode ? titleOf(row, catalogue, claims, ctx) : null,
    reason: commentOf(ctx, { id: row.disputeId, commentEnc: row.disputeEnc }),
  };
}

function titleOf(
  { itemCode, copyNo, entryNos, checkId }: WorkRow,
  catalogue: ReadonlyMap<string, CatalogueItem>,
  claims: ReadonlyMap<string, Form>,
  { lang }: SessionCtx,
): string {
  const subject = subjectOf({ itemCode: itemCode!, entryNos }, claims.get(checkId!) ?? {});
  return itemTitle({ copyNo: copyNo!, subject }, catalogue.get(itemCode!)!, lang);
}

const worksWith: Partial<Record<WorkKind, Action>> = {
  checkItem: 'work.item',
  report: 'work.item',
  review: 'work.item',
  dispute: 'work.item',
  paperConsent: 'work.paper',
  certification: 'certification.decide',
};

const workKinds = Object.keys(worksWith) as WorkKind[];

/** What one must be allowed to work a kind; undefined for what no screen works yet. */
export const rightTo = (kind: WorkKind): Action | undefined => worksWith[kind];

/** Who may work which kind; the others only read the queue. */
function mayWork(ctx: SessionCtx, kind: WorkKind): boolean {
  const right = worksWith[kind];
  return right === undefined || allows(ctx.session, right);
}

export function assertMayWork(ctx: SessionCtx, kind: WorkKind): void {
  if (!mayWork(ctx, kind)) throw withoutRight(ctx.session, worksWith[kind] ?? null);
}

/** A work item as it is now, with the transaction bound to its account and no lock: what follows from it locks its check first. */
export async function bindToWork(ctx: SessionCtx, workItemId: string): Promise<WorkRow> {
  const seen = found(await workItemById(ctx.tx, workItemId));
  const { mainIds, userId } = ctx.session;
  await ctx.tx.bind({ mainIds, mainId: seen.mainId, userId });
  return seen;
}

/** A work item locked, and read anew under the lock. The transaction is bound to its account. */
export async function lockedWork(ctx: SessionCtx, workItemId: string): Promise<WorkRow> {
  await lockWorkItem(ctx.tx, workItemId);
  return found(await workItemById(ctx.tx, workItemId));
}

/** Both, for work that is about no check, or changes nothing but itself. */
export async function openWork(ctx: SessionCtx, workItemId: string): Promise<WorkRow> {
  await bindToWork(ctx, workItemId);
  return lockedWork(ctx, workItemId);
}

/**
 * Takes an item or gives it back. What somebody else has stays theirs, unless it is taken over in so many words; they read in
 * the queue who has it now.
 */
export async function claimWorkItem(
  ctx: SessionCtx,
  request: { workItemId: string; take: boolean; over?: true },
) {
  const row = await openWork(ctx, request.workItemId);
  assertMayWork(ctx, row.kind);
  const isMine = row.assigneeId === ctx.session.userId;
  const isOthers = row.assigneeId !== null && !isMine;
  const takesOver = isOthers && request.take && request.over === true;
  if (isOthers && !takesOver) throw new BusinessError(TAKEN);
  // What waits for an answer keeps waiting in other hands.
  const isRunning =
    row.status === 'open' || row.status === 'claimed' || (takesOver && row.status === 'paused');
  if (!isRunning) throw new BusinessError(TAKEN);
  if (request.take !== isMine) {
    await assign(ctx.tx, row, {
      status: row.status === 'paused' ? 'paused' : request.take ? 'claimed' : 'open',
      assigneeId: request.take ? ctx.session.userId : null,
      at: ctx.clock.now(),
    });
    const action = takesOver ? 'work.takenOver' : request.take ? 'work.taken' : 'work.returned';
    const detail = takesOver ? { person: row.assigneeId } : {};
    await ctx.audit({ action, entity: 'work_item', entityId: row.id, mainId: row.mainId, detail });
  }
  const now = found(await workItemById(ctx.tx, row.id));
  return workItemView(ctx, now, await catalogueByCode(ctx.tx), await claimsFor(ctx, [now]));
}
