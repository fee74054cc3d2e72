import type { Work } from '../../kernel/work';
import { askedFieldsOf, holdItems, lockChecksOf, type CheckRow } from '../checks/checkRepository';
import { inviteAll } from '../checks/invitations';
import { askConsentOf } from '../checks/transitions';
import { openPaperWork } from '../checks/workItems';
import { holdAll } from '../ledger/ledgerService';
import { moveOrders, type OrderState } from '../orderStatus/orderStatus';
import type { WhyPlaced } from '../orderStatus/waitingOrders';

/** An order that the plan says is covered. Price in fen. */
export interface Covered extends OrderState {
  price: number;
  createdBy: string;
}

/**
 * Places saved orders of one account that the balance covers: holds their prices in one booking and asks their candidates, with as many
 * statements for one as for many. The caller holds the locks of the orders and, since it was planned, of the balances.
 * @param why recorded for orders that had waited
 * @returns the links, by check
 */
export async function placeCovered(
  work: Work,
  mainId: string,
  orders: readonly Covered[],
  why?: WhyPlaced,
): Promise<Map<string, string>> {
  if (orders.length === 0) return new Map();
  const now = work.clock.now();
  const ids = orders.map(({ id }) => id);
  const checks = await lockChecksOf(work.tx, mainId, ids);
  const holds = orders.map(({ id, price, createdBy }) => ({
    orderId: id,
    mainId,
    amount: price,
    at: now,
    userId: createdBy,
  }));
  if (!(await holdAll(work.tx, holds)))
    throw new Error('More was planned to be held than the balance covers');
  const detail = why ? { why } : {};
  await moveOrders(work, orders, 'placed', detail);
  await holdItems(
    work.tx,
    mainId,
    checks.map(({ id }) => id),
    now,
  );
  return ask(work, mainId, checks, detail);
}

/**
 * Asks the candidates: by invitation, and for a signed form by the staff's confirmation, which the check then waits for. A signed form
 * whose items need nothing more from the candidate needs no invitation.
 */
async function ask(
  work: Work,
  mainId: string,
  checks: readonly CheckRow[],
  detail: { why?: WhyPlaced },
): Promise<Map<string, string>> {
  const isOnPaper = ({ consentWay }: CheckRow) => consentWay === 'paper';
  const moved = await askConsentOf(work, checks, {
    waitsOn: (check) => (isOnPaper(check) ? 'analyst' : null),
    detail,
  });
  const onPaper = moved.filter(isOnPaper);
  await openPaperWork(work, onPaper);
  const asked = await withForms(work, mainId, onPaper);
  const invited = moved.filter((check) => !isOnPaper(check) || asked.has(check.id));
  const sent = await inviteAll(work, invited, 'invited');
  return new Map(sent.map(({ check, link }) => [check.id, link]));
}

/** Those whose candidates have to fill in anything that the order does not have already. */
async function withForms(work: Work, mainId: string, checks: readonly CheckRow[]): Promise<Set<string>> {
  if (checks.length === 0) return new Set();
  const fields = await askedFieldsOf(
    work.tx,
    mainId,
    checks.map(({ id }) => id),
  );
  const asked = checks.filter(({ id, idIndex }) =>
    fields.get(id)!.some((field) => field !== 'idNumber' || idIndex === null),
  );
  return new Set(asked.map(({ id }) => id));
}
