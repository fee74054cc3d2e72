import { CODE } from '@probity/contract/codeNames';
import type { AuditDetailName } from '@probity/contract/rules/auditDetails';
import { isEventKind } from '@probity/contract/rules/events';
import { BusinessError, found } from '../../kernel/errors';
import {
  closedChecks,
  type ArrowOf,
  type CheckStatus,
  type InvitationStatus,
  type ItemStatus,
} from '../../kernel/states/machines';
import { guard } from '../../kernel/states/stateWords';
import { assertTouched } from '../../kernel/touched';
import type { Work } from '../../kernel/work';
import { json, sql } from '../../platform/db/sql';
import { publishAll } from '../events/publish';
import { capture, release } from '../ledger/ledgerService';
import { settleOrder } from '../orderStatus/orderStatus';
import { placeWaitingSoon } from '../orderStatus/waitingOrders';
import { hopeAnew } from './arrival';
import {
  checkArrows,
  invitationArrows,
  itemArrows,
  rejectedDispute,
  standingItem,
  type ItemArrow,
  type ItemFacts,
} from './arrows';
import { itemsOf, lockCheck, type CheckRow, type InvitationRow, type ItemRow } from './checkRepository';
import { actionOf, type TimelineEvent } from './domain/events';
import { waitingOnOf, type WaitingOn } from './domain/waitingOn';

/*
 * The only code that writes the status of a check, an item or an invitation. Every function guards by the machines and
 * applies the row of its arrow (arrows.ts): columns, money, queue, timeline; all in the caller's transaction.
 */

/** The default columns of an item's arrow: no question is open, nothing is done. */
const UNASKED = { question: null, questionOf: null, askedBy: null, askedAt: null, doneAt: null };

type Detail = Partial<Record<AuditDetailName, string | number | null>>;

/** Writes one event of a check's timeline, and publishes it if it has subscribers. */
export async function addToTimeline(
  work: Work,
  check: { mainId: string; id: string },
  event: TimelineEvent,
  detail: Detail = {},
): Promise<void> {
  await addToTimelines(work, [{ check, event, detail }]);
}

/** The same for many events of many checks, in their order. */
export async function addToTimelines(
  work: Work,
  happened: readonly { check: { mainId: string; id: string }; event: TimelineEvent; detail?: Detail }[],
): Promise<void> {
  const told = happened.map(({ check, event, detail = {} }) => ({
    action: actionOf(event),
    about: { entity: 'check' as const, entityId: check.id, mainId: check.mainId, detail },
  }));
  await work.audit(...told.map(({ action, about }) => ({ action, ...about })));
  const published = told.flatMap(({ action, about }) =>
    isEventKind(action) ? [{ kind: action, checkId: about.entityId, ...about }] : [],
  );
  await publishAll(work, published);
}

export interface CheckMove {
  /** The addressee of an item's question, for awaitingInfo. */
  waitingOn?: WaitingOn;
  promisedAt?: string | null;
  pausedDays?: number;
  /** Back to reported by a rejected dispute: the report stays as it is, with its publishing date. */
  sameVersion?: true;
  detail?: Detail;
}

/**
 * Moves a check. Takes its id, or the row when the caller holds its lock already (lockCheck), and returns the new row. Going
 * to inReview or reported needs every item done or cancelled; reported sets the lamp from the items.
 * @throws 404 missing or foreign, 2004 not allowed, 2203 an item is open, 2831 erased
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
  if (check.erasedAt) throw new BusinessError(CODE.DATA_ERASED);
  const arrow = move.sameVersion ? rejectedDispute : checkArrows[`${check.status}→${to}` as ArrowOf<'check'>];
  const now = work.clock.now();
  const items = arrow.needsItemsOver ? await itemsOver(work, check) : [];
  const { outcome = null, ...columns } = arrow.columns?.({ now, items }) ?? {};
  const next: CheckRow = {
    ...check,
    ...columns,
    status: to,
    waitingOn: move.waitingOn ?? waitingOnOf(to, []),
    pausedDays: move.pausedDays ?? check.pausedDays,
    promisedAt: move.promisedAt === undefined ? check.promisedAt : move.promisedAt,
  };
  const touched = await work.tx
    .run(sql`update checks set status = ${to}, waiting_on = ${next.waitingOn}, lamp = ${next.lamp},
      outcome = coalesce(${outcome}::text, outcome), paused_at = ${next.pausedAt}, paused_days = ${next.pausedDays}, promised_at = ${next.promisedAt},
      started_at = ${next.startedAt}, reported_at = ${next.reportedAt}, closed_at = ${arrow.closes ? now : null},
      not_reached = false, updated_at = ${now}, row_version = row_version + 1
    where main_id = ${check.mainId} and id = ${check.id}`);
  assertTouched(touched, 'check');
  if (arrow.event) await addToTimeline(work, check, arrow.event, { from: check.status, to, ...move.detail });
  const order = { mainId: check.mainId, id: check.orderId, status: check.orderStatus };
  const orderStatus = closedChecks.includes(to) ? await settleOrder(work, order) : order.status;
  return { ...next, orderStatus, rowVersion: check.rowVersion + 1 };
}

/**
 * Moves the checks of one account that were paid for, whose locks the caller holds, in one statement.
 * @param waitsOn whom a check waits for then; as the status says where it says nothing
 */
export async function askConsentOf(
  work: Work,
  checks: readonly CheckRow[],
  { waitsOn, detail }: { waitsOn(check: CheckRow): WaitingOn | null; detail: Detail },
): Promise<CheckRow[]> {
  const [first] = checks;
  if (!first) return [];
  const to = 'awaitingConsent';
  for (const { status, erasedAt } of checks) {
    guard('check', status, to, work.lang);
    if (erasedAt) throw new BusinessError(CODE.DATA_ERASED);
  }
  const next = checks.map((check) => ({
    ...check,
    status: to,
    waitingOn: waitsOn(check) ?? waitingOnOf(to, []),
    rowVersion: check.rowVersion + 1,
  })) satisfies CheckRow[];
  const rows = next.map(({ id, waitingOn }) => ({ id, waiting_on: waitingOn }));
  const touched = await work.tx.run(sql`update checks c set status = ${to}, waiting_on = r.waiting_on,
      updated_at = ${work.clock.now()}, row_version = c.row_version + 1
    from jsonb_to_recordset(${json(rows)}::jsonb) as r (id uuid, waiting_on text)
    where c.main_id = ${first.mainId} and c.id = r.id`);
  assertTouched(touched, 'checks', checks.length);
  const event = checkArrows['awaitingPayment→awaitingConsent'].event!;
  await addToTimelines(
    work,
    checks.map((check) => ({ check, event, detail: { from: check.status, to, ...detail } })),
  );
  return next;
}

/** The items of a check, all done or cancelled. @throws 2203 naming the others */
async function itemsOver(work: Work, check: CheckRow): Promise<ItemRow[]> {
  const items = await itemsOf(work.tx, check, true);
  const open = items.filter((item) => item.status !== 'done' && item.status !== 'cancelled');
  if (open.length === 0) return items;
  throw new BusinessError(CODE.ITEMS_NOT_DONE, { items: open.map((item) => item.itemCode).join(', ') });
}

/** Sets the party a check waits for, without moving it. */
export async function setWaitingOn(work: Work, check: CheckRow, waitingOn: WaitingOn): Promise<CheckRow> {
  if (check.waitingOn === waitingOn) return check;
  const touched = await work.tx.run(sql`update checks set waiting_on = ${waitingOn},
      updated_at = ${work.clock.now()}, row_version = row_version + 1
    where main_id = ${check.mainId} and id = ${check.id}`);
  assertTouched(touched, 'check');
  return { ...check, waitingOn, rowVersion: check.rowVersion + 1 };
}

export interface ItemMove extends ItemFacts {
  detail?: Detail;
}

/**
 * Moves one item of a check whose lock the caller holds, with its money and its work item. Does not move the check: the
 * functions of lifecycle.ts do.
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
  const arrow =
    to === 'done' && move.publishedDoneAt
      ? standingItem
      : itemArrows[`${item.status}→${to}` as ArrowOf<'item'>];
  const lacking = arrow.lacks?.(move);
  if (lacking) throw new Error(lacking);
  const now = work.clock.now();
  const next: ItemRow = {
    ...item,
    ...UNASKED,
    status: to,
    money: await settleItem(work, check, item, arrow.money),
    workedBy: move.workedBy === undefined ? item.workedBy : move.workedBy,
    promisedAt: move.promisedAt === undefined ? item.promisedAt : move.promisedAt,
    ...arrow.columns?.({ item, move, now, by: work.session?.userId ?? null }),
  };
  const touched = await work.tx
    .run(sql`update check_item set status = ${to}, money = ${next.money}, result = ${next.result},
      lamp = ${next.lamp}, question = ${next.question}, question_of = ${next.questionOf},
      asked_by = ${next.askedBy}, asked_at = ${next.askedAt}, started_at = ${next.startedAt},
      done_at = ${next.doneAt}, worked_by = ${next.workedBy}, promised_at = ${next.promisedAt}, updated_at = ${now},
      row_version = row_version + 1
    where main_id = ${item.mainId} and id = ${item.id}`);
  assertTouched(touched, 'check item');
  await arrow.work?.(work, { check, item, next });
  await addToTimeline(work, check, arrow.event, {
    item: item.itemCode,
    copy: item.copyNo,
    from: item.status,
    to,
    ...arrow.detail?.(move),
    ...move.detail,
  });
  return { ...next, rowVersion: item.rowVersion + 1 };
}

/** Captures or releases an item's part of the hold, if it is still held. */
async function settleItem(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  money: ItemArrow['money'],
): Promise<ItemRow['money']> {
  if (item.money !== 'held' || !money) return item.money;
  const of = { orderId: check.orderId, itemId: item.id };
  const fact = { mainId: item.mainId, amount: item.price, at: work.clock.now() };
  if (money === 'captured') await capture(work.tx, of, fact);
  else {
    await release(work.tx, of, fact);
    await placeWaitingSoon(work, item.mainId, 'released');
  }
  return money;
}

/**
 * Moves an invitation; the caller holds the lock of its check (lockCheck), which serialises two requests. Expired and
 * revoked end its links.
 */
export async function moveInvitation(
  work: Work,
  invitation: InvitationRow,
  to: InvitationStatus,
): Promise<InvitationRow> {
  guard('invitation', invitation.status, to, work.lang);
  const now = work.clock.now();
  const arrow = invitationArrows[`${invitation.status}→${to}` as ArrowOf<'invitation'>];
  const next: InvitationRow = { ...invitation, ...arrow.columns?.(now), status: to };
  const touched = await work.tx.run(sql`update invitation set status = ${to}, opened_at = ${next.openedAt},
      verified_at = ${next.verifiedAt}, submitted_at = ${next.submittedAt}
    where main_id = ${invitation.mainId} and id = ${invitation.id}`);
  assertTouched(touched, 'invitation');
  if (arrow.endsLinks)
    await work.tx.run(sql`select link_revoke(${invitation.id}::uuid, ${now}::timestamptz)`);
  const of = { mainId: invitation.mainId, id: invitation.checkId };
  if (to === 'opened' || to === 'verified') await hopeAnew(work.tx, [of]);
  if (arrow.event) await addToTimeline(work, of, arrow.event);
  return next;
}
