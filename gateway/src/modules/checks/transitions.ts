import { sql } from '../../platform/db/sql';
import { BusinessError, found } from '../../kernel/errors';
import { capture, release } from '../ledger/ledgerService';
import { itemsOf, lockCheck, type CheckRow, type InvitationRow, type ItemRow } from './checkRepository';
import { actionOf, type TimelineEvent } from './domain/events';
import {
  closedChecks,
  type CheckStatus,
  type InvitationStatus,
  type ItemStatus,
} from '../../kernel/states/machines';
import { guard } from '../../kernel/states/stateWords';
import { waitingOnOf, type WaitingOn } from './domain/waitingOn';
import { isEventKind } from '../../../../contract/rules/events';
import type { AuditDetailName } from '../../../../contract/rules/auditDetails';
import { reportLamp, type Lamp, type Outcome } from '../../../../contract/rules/lamp';
import { isLampSet, type Result } from '../../../../contract/rules/verdict';
import { publish } from '../events/publish';
import { settleOrder } from '../orderStatus/orderStatus';
import { placeWaitingSoon } from '../orderStatus/waitingOrders';
import { assertTouched } from '../../kernel/touched';
import { recordDuration } from './durations';
import { closeWorkItem, openCheckWorkItem, pauseWorkItem, resumeWorkItem } from './workItems';
import type { Work } from '../../kernel/work';

/*
 * The only code that writes the status of a check, an item or an invitation. Every function guards by the
 * machines, writes what follows from the new state, settles the money and audits, all in the caller's transaction.
 */

const DATA_ERASED = 2831;

type Detail = Partial<Record<AuditDetailName, string | number | null>>;

/** Writes one event of a check's timeline, and publishes it where others are told of it. */
export async function tell(
  work: Work,
  check: { mainId: string; id: string },
  event: TimelineEvent,
  detail: Detail = {},
): Promise<void> {
  const action = actionOf(event);
  const about = { entity: 'check' as const, entityId: check.id, mainId: check.mainId, detail };
  await work.audit({ action, ...about });
  if (isEventKind(action)) await publish(work, { kind: action, checkId: check.id, ...about });
}

const eventOfStatus: Partial<Record<CheckStatus, TimelineEvent>> = {
  awaitingConsent: 'paid',
  inReview: 'inReview',
  reported: 'reported',
  disputed: 'disputed',
  cancelled: 'cancelled',
  expired: 'expired',
};

function eventOf(from: CheckStatus, to: CheckStatus): TimelineEvent | null {
  if (to === 'inProgress') {
    return { awaitingConsent: 'started', awaitingInfo: 'resumed', inReview: 'returned' }[
      from as string
    ] as TimelineEvent;
  }
  // Asking is told by the item, which knows what is missing.
  return eventOfStatus[to] ?? null;
}

export interface CheckMove {
  /** Who an item asks, for awaitingInfo. */
  waitingOn?: WaitingOn;
  promisedAt?: string | null;
  pausedDays?: number;
  /** Back to reported by a rejected dispute: the report stays as and since when it was published. */
  sameVersion?: true;
  detail?: Detail;
}

/**
 * Moves a check. Takes its id, or the row when the caller holds its lock already (lockCheck), and gives the new row.
 * Going to inReview needs every item done or cancelled (2203); reported sets the lamp from the items.
 * @throws 404 missing or foreign, 2004 not allowed
 */
export async function moveCheck(
  work: Work,
  checkOrId: CheckRow | string,
  to: CheckStatus,
  move: CheckMove = {},
): Promise<CheckRow> {
  const check = typeof checkOrId === 'string' ? found(await lockCheck(work.tx, checkOrId)) : checkOrId;
  guard('check', check.status, to, work.lang);
  // There is nothing left to work on.
  if (check.erasedAt) throw new BusinessError(DATA_ERASED);
  const now = work.clock.now();
  const next: CheckRow = { ...check, status: to, waitingOn: move.waitingOn ?? waitingOnOf(to, []) };
  let outcome: Outcome | null = null;
  if (to === 'inReview' || to === 'reported') {
    const items = await itemsOf(work.tx, check, true);
    const open = items.filter((item) => item.status !== 'done' && item.status !== 'cancelled');
    if (open.length > 0)
      throw new BusinessError(2203, { items: open.map((item) => item.itemCode).join(', ') });
    if (to === 'reported' && !move.sameVersion) ({ lamp: next.lamp, outcome } = reportLamp(items));
  }
  if (to === 'awaitingInfo') next.pausedAt = now;
  if (check.status === 'awaitingInfo') next.pausedAt = null;
  if (move.pausedDays !== undefined) next.pausedDays = move.pausedDays;
  if (move.promisedAt !== undefined) next.promisedAt = move.promisedAt;
  if (check.status === 'awaitingConsent' && to === 'inProgress') next.startedAt = now;
  if (to === 'reported' && !move.sameVersion) next.reportedAt = now;
  const closed = to === 'cancelled' || to === 'expired' || to === 'reported';
  const touched = await work.tx
    .run(sql`update checks set status = ${to}, waiting_on = ${next.waitingOn}, lamp = ${next.lamp},
      outcome = coalesce(${outcome}::text, outcome), paused_at = ${next.pausedAt}, paused_days = ${next.pausedDays}, promised_at = ${next.promisedAt},
      started_at = ${next.startedAt}, reported_at = ${next.reportedAt}, closed_at = ${closed ? now : null},
      updated_at = ${now}, row_version = row_version + 1
    where main_id = ${check.mainId} and id = ${check.id}`);
  assertTouched(touched, 'check');
  const event = move.sameVersion ? 'disputeRejected' : eventOf(check.status, to);
  if (event) await tell(work, check, event, { from: check.status, to, ...move.detail });
  const order = { mainId: check.mainId, id: check.orderId, status: check.orderStatus };
  const orderStatus = closedChecks.includes(to) ? await settleOrder(work, order) : order.status;
  return { ...next, orderStatus, rowVersion: check.rowVersion + 1 };
}

/** Writes who a check waits for, without moving it. */
export async function setWaitingOn(work: Work, check: CheckRow, waitingOn: WaitingOn): Promise<CheckRow> {
  if (check.waitingOn === waitingOn) return check;
  const touched = await work.tx.run(sql`update checks set waiting_on = ${waitingOn},
      updated_at = ${work.clock.now()}, row_version = row_version + 1
    where main_id = ${check.mainId} and id = ${check.id}`);
  assertTouched(touched, 'check');
  return { ...check, waitingOn, rowVersion: check.rowVersion + 1 };
}

export interface ItemMove {
  /** Needed for done; with a lamp where the result has one. */
  result?: Result;
  lamp?: Lamp | null;
  workedBy?: string | null;
  /** Needed for awaitingInfo: what is asked, and whom. */
  question?: string;
  questionOf?: 'candidate' | 'enterprise';
  promisedAt?: string | null;
  detail?: Detail;
}

const eventOfItem: Record<Exclude<ItemStatus, 'waiting'>, TimelineEvent> = {
  running: 'itemStarted',
  awaitingInfo: 'infoRequested',
  done: 'itemDone',
  cancelled: 'itemCancelled',
};

/**
 * Moves one item of a check whose lock the caller holds: done captures its money, cancelled releases it, awaitingInfo
 * pauses its work item. Does not move the check: the functions of lifecycle.ts do.
 * @throws 2004 not allowed
 */
export async function moveItem(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  to: ItemStatus,
  move: ItemMove = {},
): Promise<ItemRow> {
  guard('item', item.status, to, work.lang);
  if (to === 'done' && (!move.result || !isLampSet(move.result, move.lamp ?? null)))
    throw new Error('An item is done with a result and its lamp only');
  if (to === 'awaitingInfo' && (!move.question || !move.questionOf))
    throw new Error('An item waits for a question');
  const now = work.clock.now();
  const reopened = item.status === 'done';
  const next: ItemRow = {
    ...item,
    status: to,
    money: await settleItem(work, check, item, to),
    result: to === 'done' ? move.result! : to === 'cancelled' || reopened ? null : item.result,
    lamp: to === 'done' ? (move.lamp ?? null) : to === 'cancelled' || reopened ? null : item.lamp,
    question: to === 'awaitingInfo' ? move.question! : null,
    questionOf: to === 'awaitingInfo' ? move.questionOf! : null,
    askedBy: to === 'awaitingInfo' ? (work.session?.userId ?? null) : null,
    askedAt: to === 'awaitingInfo' ? now : null,
    startedAt: item.startedAt ?? (to === 'running' ? now : null),
    doneAt: to === 'done' ? now : null,
    workedBy: move.workedBy === undefined ? item.workedBy : move.workedBy,
    promisedAt: move.promisedAt === undefined ? item.promisedAt : move.promisedAt,
  };
  const touched = await work.tx
    .run(sql`update check_item set status = ${to}, money = ${next.money}, result = ${next.result},
      lamp = ${next.lamp}, question = ${next.question}, question_of = ${next.questionOf},
      asked_by = ${next.askedBy}, asked_at = ${next.askedAt}, started_at = ${next.startedAt},
      done_at = ${next.doneAt}, worked_by = ${next.workedBy}, promised_at = ${next.promisedAt}, updated_at = ${now},
      row_version = row_version + 1
    where main_id = ${item.mainId} and id = ${item.id}`);
  assertTouched(touched, 'check item');
  // Only the first time: worked again, it was paid before, and its first start says nothing of the second work.
  if (to === 'done' && item.money !== 'captured') await recordDuration(work, check, next);
  if (to === 'done') await closeWorkItem(work, item, 'done');
  else if (to === 'cancelled') await closeWorkItem(work, item, 'cancelled');
  else if (to === 'awaitingInfo') await pauseWorkItem(work, item);
  else if (item.status === 'awaitingInfo') await resumeWorkItem(work, item);
  else if (reopened) await openCheckWorkItem(work, next, item.workedBy);
  const answered = item.status === 'awaitingInfo' && to === 'running';
  const event = reopened ? 'itemReopened' : answered ? 'infoAnswered' : eventOfItem[to as 'running'];
  await tell(work, check, event, {
    item: item.itemCode,
    copy: item.copyNo,
    from: item.status,
    to,
    ...(to === 'awaitingInfo' ? { of: move.questionOf! } : {}),
    ...move.detail,
  });
  return { ...next, rowVersion: item.rowVersion + 1 };
}

/** What becomes of an item's part of the hold. A reopened item was paid when it was done first; it stays paid. */
async function settleItem(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  to: ItemStatus,
): Promise<ItemRow['money']> {
  if (item.money !== 'held' || (to !== 'done' && to !== 'cancelled')) return item.money;
  const of = { orderId: check.orderId, itemId: item.id };
  const fact = { mainId: item.mainId, amount: item.price, at: work.clock.now() };
  if (to === 'done') {
    await capture(work.tx, of, fact);
    return 'captured';
  }
  await release(work.tx, of, fact);
  await placeWaitingSoon(work, item.mainId, 'released');
  return 'released';
}

const eventOfInvitation: Partial<Record<InvitationStatus, TimelineEvent>> = {
  opened: 'opened',
  verified: 'verified',
  submitted: 'submitted',
};

/**
 * Moves an invitation; the caller holds the lock of its check (lockCheck), which is what keeps two requests apart.
 * Expired and revoked end its links.
 */
export async function moveInvitation(
  work: Work,
  invitation: InvitationRow,
  to: InvitationStatus,
): Promise<InvitationRow> {
  guard('invitation', invitation.status, to, work.lang);
  const now = work.clock.now();
  const next = {
    ...invitation,
    status: to,
    openedAt: to === 'opened' ? now : invitation.openedAt,
    verifiedAt: to === 'verified' ? now : invitation.verifiedAt,
    submittedAt: to === 'submitted' ? now : invitation.submittedAt,
  };
  const touched = await work.tx.run(sql`update invitation set status = ${to}, opened_at = ${next.openedAt},
      verified_at = ${next.verifiedAt}, submitted_at = ${next.submittedAt}
    where main_id = ${invitation.mainId} and id = ${invitation.id}`);
  assertTouched(touched, 'invitation');
  if (to === 'expired' || to === 'revoked') {
    await work.tx.run(sql`select link_revoke(${invitation.id}::uuid, ${now}::timestamptz)`);
  }
  const event = eventOfInvitation[to];
  if (event) await tell(work, { mainId: invitation.mainId, id: invitation.checkId }, event);
  return next;
}
