import { formatFen } from '@probity/contract/rules/fen';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { allows } from '../../kernel/rights';
import { chinaDay } from '../../kernel/workingDays';
import { subjectOf } from '../checks/claims';
import { claimsOf, type Form } from '../checks/formRepository';
import { itemTitle } from '../checks/itemTitle';
import { catalogueByCode, type CatalogueItem } from '../packages/catalogueRepository';
import { handedView } from '../checks/handedOver';
import type { HandedRow } from '../checks/handedRepository';
import { commentOf } from '../checks/disputeView';
import { itemsOfChecks, type ItemWorkRow, type QueueState } from './queueRepository';
import type { WorkKind, WorkRow } from './workRepository';
import { isOwnHalf, mayWork } from './workRights';
import { listed } from '../../kernel/texts';
import { askedBy, changeTitle, halfDone, refundTitle, signOffTitles, titles } from './words';

type WorkItem = components['schemas']['WorkItem'];

interface Facts {
  catalogue: ReadonlyMap<string, CatalogueItem>;
  claims: ReadonlyMap<string, Form>;
  items: readonly ItemWorkRow[];
}

/** Rows of the queue as one of its tabs shows them, each with the items of its check where it is about those. */
export async function workItemViews(
  ctx: SessionCtx,
  rows: readonly WorkRow[],
  state: QueueState,
): Promise<WorkItem[]> {
  const checkIds = (of: readonly WorkRow[]) => [...new Set(of.map(({ checkId }) => checkId!))];
  const ofItems = rows.filter(({ kind }) => kind === 'checkItem');
  // The titles of items include candidates' statements: only readers who work items see them.
  const titled = allows(ctx.session, 'work.item') ? rows.filter(({ itemCode }) => itemCode !== null) : [];
  const facts = {
    catalogue: await catalogueByCode(ctx.tx, ctx.clock.now()),
    claims: await claimsOf(ctx.services, ctx.tx, checkIds(titled)),
    items: await itemsOfChecks(ctx.tx, checkIds(ofItems), state),
  };
  return rows.map((row) => workItemView(ctx, row, facts));
}

function workItemView(ctx: SessionCtx, row: WorkRow, facts: Facts): WorkItem {
  const items = row.kind === 'checkItem' ? itemsOf(ctx, row, facts) : [];
  return {
    workItemId: row.id,
    kind: row.kind,
    mainId: row.mainId,
    mainName: row.mainName,
    checkId: row.checkId,
    checkItemId: row.checkItemId,
    title:
      row.kind === 'checkItem'
        ? listed(
            items.map(({ title }) => title),
            ctx.lang,
          )
        : withAmount(plainTitle(ctx, row, row.kind), row),
    // Only readers who work items see whom they are about.
    candidateName: allows(ctx.session, 'work.item') ? row.candidateName : null,
    ...handOf(ctx, row, row.kind),
    outcome: outcomeOf(ctx, row),
    items,
    mayWork: mayWork(ctx, row.kind) && !isOwnHalf(row, ctx.session.userId),
    signOff: row.signOff,
    dispute: disputeOf(ctx, row, facts),
    fileId: row.kind === 'paperConsent' ? (row.subjectId ?? row.paperFileId) : null,
    // A file's name may reveal whom it is about.
    fileName: mayWork(ctx, row.kind) ? row.fileName : null,
    createdAt: row.createdAt.toISOString(),
  };
}

const withAmount = (title: string, { amount }: WorkRow): string =>
  amount === null ? title : `${title} · ${formatFen(amount)}`;

/** The title of work that is about no item; of what takes two operators also who did the first part, or asked for it. */
function plainTitle(ctx: SessionCtx, row: WorkRow, kind: Exclude<WorkKind, 'checkItem'>): string {
  if (row.isChange) return changeTitle[ctx.lang];
  if (row.isOfRefund) return refundTitle[ctx.lang];
  const plain = (row.signOff ? signOffTitles[row.signOff] : titles[kind])[ctx.lang];
  if (row.firstBy === null || row.status === 'done' || row.status === 'cancelled') return plain;
  if (kind === 'signOff' || kind === 'reversal' || kind === 'correction') {
    const isOwn = row.firstBy === ctx.session.userId;
    return (isOwn ? askedBy.own({ what: plain }) : askedBy.of({ what: plain, name: row.firstName ?? '' }))[
      ctx.lang
    ];
  }
  const half = kind === 'payout' || kind === 'recharge' ? halfDone[kind] : undefined;
  if (!half) return plain;
  const isOwn = row.firstBy === ctx.session.userId;
  return (isOwn ? half.own : half.of({ name: row.firstName ?? '' }))[ctx.lang];
}

function itemsOf(ctx: SessionCtx, { mainId, checkId }: WorkRow, facts: Facts): WorkItem['items'] {
  return facts.items
    .filter((item) => item.mainId === mainId && item.checkId === checkId)
    .map((item) => ({
      workItemId: item.id,
      checkItemId: item.checkItemId,
      title: titleOf(item, facts, ctx),
      ...handOf(ctx, item, 'checkItem'),
    }));
}

type Piece = Pick<WorkRow, 'status' | 'assigneeId' | 'assigneeName' | 'dueAt'> & HandedRow;

/** The state of a work item, its holder and its due day; the note of a hand-over only for readers who work its kind. */
function handOf(ctx: SessionCtx, piece: Piece, kind: WorkKind) {
  const { status, assigneeId, assigneeName, dueAt } = piece;
  const isRunning = status === 'open' || status === 'claimed';
  return {
    status,
    assigneeName,
    mine: assigneeId === ctx.session.userId,
    handed: mayWork(ctx, kind) ? handedView(ctx.services, piece) : null,
    dueAt,
    overdue: isRunning && dueAt !== null && dueAt < chinaDay(ctx.clock.now()),
  };
}

/** The states of what is decided in the queue that say no. */
const REJECTED: readonly (string | null)[] = ['rejected', 'refused', 'sentBack'];

/** What became of work that is over: of what is decided there, the decision. Work on items has a result of its own in the record. */
function outcomeOf(ctx: SessionCtx, { kind, status, doneAt, became, refusal }: WorkRow): WorkItem['outcome'] {
  if (doneAt === null || kind === 'checkItem' || (status !== 'done' && status !== 'cancelled')) return null;
  const decided = became === null ? 'done' : REJECTED.includes(became) ? 'rejected' : 'confirmed';
  const ended = became === 'withdrawn' ? 'withdrawn' : 'stopped';
  const result = status === 'cancelled' ? ended : decided;
  return {
    result,
    at: doneAt.toISOString(),
    reason: result === 'rejected' && mayWork(ctx, kind) ? refusal : null,
  };
}

/** The content of a dispute, for readers who may work it. */
function disputeOf(ctx: SessionCtx, row: WorkRow, facts: Facts): WorkItem['dispute'] {
  if (!row.disputeId || !allows(ctx.session, 'work.item')) return null;
  return {
    side: row.disputedBy === null ? 'candidate' : 'enterprise',
    by: row.disputedBy ?? row.candidateName ?? '',
    itemName: row.itemCode ? titleOf(row, facts, ctx) : null,
    reason: commentOf(ctx, { id: row.disputeId, commentEnc: row.disputeEnc }),
  };
}

function titleOf(
  { itemCode, copyNo, entryNos, checkId }: Pick<WorkRow, 'itemCode' | 'copyNo' | 'entryNos' | 'checkId'>,
  { catalogue, claims }: Facts,
  { lang }: SessionCtx,
): string {
  const subject = subjectOf({ itemCode: itemCode!, entryNos }, claims.get(checkId!) ?? {});
  return itemTitle({ copyNo: copyNo!, subject }, catalogue.get(itemCode!)!, lang);
}
