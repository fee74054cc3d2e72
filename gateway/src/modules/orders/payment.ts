import { found } from '../../kernel/errors';
import { checkIdsOf, holdItems, itemsOf, lockCheck, type CheckRow } from '../checks/checkRepository';
import { invite } from '../checks/invitations';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { moveCheck, setWaitingOn } from '../checks/transitions';
import { moveOrder } from '../orderStatus/orderStatus';
import type { Work } from '../../kernel/work';
import { openWorkItem, PAPER_WORKING_DAYS } from '../checks/workItems';
import { publish } from '../events/publish';
import { hold, recharge, rechargeId } from '../ledger/ledgerService';
import { catalogueByCode } from '../packages/catalogueRepository';
import { lockOrder, type OrderRow } from './orderRepository';
import { placeWaitingSoon, type WhyPlaced } from '../orderStatus/waitingOrders';

export interface Paid {
  paid: boolean;
  /** The link of the first check, only if the enterprise passes it on. */
  link: string | null;
}

/**
 * Holds an order's price and starts its checks. If it is not covered, nothing is sent. The caller holds the order's lock.
 * `why` is recorded for an order that had waited.
 */
export async function payOrder(work: Work, order: OrderRow, why?: WhyPlaced): Promise<Paid> {
  const now = work.clock.now();
  const fact = { mainId: order.mainId, amount: order.price, at: now, userId: order.createdBy };
  const checkIds = await checkIdsOf(work.tx, order, true);
  if (!(await hold(work.tx, order.id, fact))) return { paid: false, link: null };
  const detail = why ? { why } : {};
  await moveOrder(work, order, 'placed', detail);
  await holdItems(work.tx, order.mainId, checkIds, now);
  let link: string | null = null;
  for (const id of checkIds) {
    const check = found(await lockCheck(work.tx, id));
    const sent = await ask(work, await moveCheck(work, check, 'awaitingConsent', { detail }));
    if (check.consentWay === 'link') link ??= sent;
  }
  return { paid: true, link };
}

/**
 * Asks the candidate: by invitation, and for a signed form by the staff's confirmation, which the check then waits for. A
 * signed form whose items need nothing more from the candidate needs no invitation. Returns the link, if one was made.
 */
async function ask(work: Work, check: CheckRow): Promise<string | null> {
  if (check.consentWay !== 'paper') return (await invite(work, check, 'invited')).link;
  const today = chinaDay(work.clock.now());
  const dueAt = addWorkingDays(await workingCalendar(work.tx), today, PAPER_WORKING_DAYS);
  await openWorkItem(work, check, 'paperConsent', { subjectId: check.paperFileId, dueAt });
  const asked = await setWaitingOn(work, check, 'analyst');
  return (await needsForm(work, asked)) ? (await invite(work, asked, 'invited')).link : null;
}

/** True when the candidate has to fill in anything that the order does not have already. */
async function needsForm(work: Work, check: CheckRow): Promise<boolean> {
  const catalogue = await catalogueByCode(work.tx, check.orderedAt);
  const fields = new Set(
    (await itemsOf(work.tx, check)).flatMap((item) => catalogue.get(item.itemCode)!.fields),
  );
  if (check.idIndex !== null) fields.delete('idNumber');
  return fields.size > 0;
}

/**
 * Places an order that waits for money. False when the balance does not cover it, so that later ones wait too; true when it
 * is placed, or was no longer waiting. The orderer is notified.
 */
export async function placeWaitingOrder(work: Work, orderId: string, why: WhyPlaced): Promise<boolean> {
  const order = await lockOrder(work.tx, orderId);
  if (order?.status !== 'awaitingPayment') return true;
  if (!(await payOrder(work, order, why)).paid) return false;
  for (const checkId of await checkIdsOf(work.tx, order)) {
    await publish(work, {
      mainId: order.mainId,
      kind: 'order.placed',
      entity: 'order',
      entityId: order.id,
      checkId,
      detail: { why },
    });
  }
  return true;
}

/**
 * Books money that came in; waiting orders are placed right after. `reference` makes it happen once. True when this call
 * booked it.
 */
export async function rechargeAccount(
  work: Work,
  reference: string,
  fact: { mainId: string; amount: number; userId?: string | null },
): Promise<boolean> {
  const { mainId, amount } = fact;
  if (!(await recharge(work.tx, reference, { ...fact, at: work.clock.now() }))) return false;
  await work.audit({
    action: 'ledger.recharged',
    entity: 'ledger',
    entityId: await rechargeId(work.tx, mainId, reference),
    mainId,
    detail: { amount, reference },
  });
  await placeWaitingSoon(work, mainId, 'recharged');
  return true;
}
