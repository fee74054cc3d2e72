import { actorKindOf } from '../../kernel/audit';
import { sql } from '../../platform/db/sql';
import { found } from '../../kernel/errors';
import { catalogueByCode } from '../packages/catalogueRepository';
import { invitationOf, itemById, itemsOf, lockCheck, type CheckRow, type ItemRow } from './checkRepository';
import { notifyOfCancelling } from './candidateNews';
import { keepReason } from './closedReason';
import { isAllowed } from '../../kernel/states/machines';
import { refused } from '../../kernel/states/stateWords';
import { asking, waitingOnOf } from './domain/waitingOn';
import { addWorkingDays, workingCalendar, workingDaysBetween } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { promisedDaysOf } from '../packages/promisedDays';
import {
  moveCheck,
  moveInvitation,
  moveItem,
  setWaitingOn,
  addToTimeline,
  type ItemMove,
} from './transitions';
import { handsOn, notifyOfAnswer, notifyOfStop } from './workerNews';
import { closeWorkOfCheck, openCheckWorkItem, openReportWork } from './workItems';
import type { Work } from '../../kernel/work';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** An item whose result follows from the given data. */
    'checkItem.compute': { mainId: string; checkItemId: string };
  }
}

/** An item's check locked, with the item as it is under that lock. */
export async function lockItem(work: Work, itemId: string): Promise<{ check: CheckRow; item: ItemRow }> {
  const seen = found(await itemById(work.tx, itemId));
  const check = found(await lockCheck(work.tx, seen.checkId));
  const item = (await itemsOf(work.tx, check, true)).find((one) => one.id === itemId)!;
  return { check, item };
}

/**
 * Starts the check if both consent and form are in, else does nothing. Call it whenever one of the two has arrived.
 * Consent: a consent row (paper: confirmed by staff). Form: the invitation is submitted, or there is none.
 */
export async function startIfReady(work: Work, locked: CheckRow): Promise<CheckRow> {
  if (locked.status !== 'awaitingConsent') return locked;
  const consent = await work.tx.maybeOne(sql`select id from consent c
    where c.main_id = ${locked.mainId} and c.check_id = ${locked.id} and (c.kind = 'electronic' or c.confirmed_at is not null)
    limit 1`);
  if (!consent) return locked;
  const invitation = await invitationOf(work.tx, locked);
  if (invitation && invitation.status !== 'submitted') return locked;
  return startCheck(work, locked);
}

/** Consent and form are in: the items run, each with its promise; computed ones go to the queue, the rest to people. */
export async function startCheck(work: Work, locked: CheckRow): Promise<CheckRow> {
  const items = (await itemsOf(work.tx, locked, true)).filter((item) => item.status === 'waiting');
  const catalogue = await catalogueByCode(work.tx, locked.orderedAt);
  const kinds = [...new Set(items.map((item) => item.itemCode))].map((code) => catalogue.get(code)!);
  const days = await promisedDaysOf(work.tx, kinds);
  const today = chinaDay(work.clock.now());
  const calendar = await workingCalendar(work.tx);
  const promises = items.map((item) => addWorkingDays(calendar, today, days.get(item.itemCode)!));
  const check = await moveCheck(work, locked, 'inProgress', {
    promisedAt: promises.toSorted().at(-1) ?? null,
  });
  for (const [index, item] of items.entries()) {
    const running = await moveItem(work, check, item, 'running', { promisedAt: promises[index]! });
    if (catalogue.get(item.itemCode)!.worked === 'computed') {
      const payload = { mainId: item.mainId, checkItemId: item.id };
      await work.enqueue('checkItem.compute', payload, { jobKey: `checkItem.compute:${item.id}` });
    } else {
      await openCheckWorkItem(work, running);
    }
  }
  return check;
}

/** Pauses an item that lacks something: its work pauses, and with the first such item the check's clock. */
export async function pauseForInfo(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  ask: { of: 'candidate' | 'enterprise'; question: string },
): Promise<CheckRow> {
  await moveItem(work, check, item, 'awaitingInfo', { question: ask.question, questionOf: ask.of });
  if (check.status === 'inProgress') return moveCheck(work, check, 'awaitingInfo', { waitingOn: ask.of });
  return setWaitingOn(work, check, waitingOnOf(check.status, await itemsOf(work.tx, check, true)));
}

/** Stores the answer an item waited for, encrypted: the item continues, and with the last answer the clock. */
export async function answerInfo(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  answer: { id: string; by: 'candidate' | 'enterprise'; text: string; fileIds: readonly string[] },
): Promise<CheckRow> {
  // Checked before anything is written, so that the refusal names the item.
  if (item.status !== 'awaitingInfo') throw refused('item', item.status, 'running', work.lang);
  const text = work.services.crypto.encrypt(answer.text, {
    table: 'item_answer',
    column: 'text_enc',
    rowId: answer.id,
  });
  // Staff may answer inside a customer's account: the enterprise sees that it was staff, without a name.
  const isOwn = answer.by === 'candidate';
  await work.tx
    .run(sql`insert into item_answer (main_id, id, check_item_id, answered_by, author_id, author_kind, question,
      asked_by, asked_at, text_enc, file_ids, at)
    values (${item.mainId}, ${answer.id}, ${item.id}, ${answer.by}, ${isOwn ? null : (work.session?.userId ?? null)},
            ${isOwn ? null : actorKindOf(work.session)}, ${item.question}, ${item.askedBy}, ${item.askedAt}, ${text},
            ${[...answer.fileIds]}::uuid[], ${work.clock.now()})`);
  await moveItem(work, check, item, 'running', { detail: { by: answer.by, files: answer.fileIds.length } });
  await notifyOfAnswer(work, item);
  return settleCheck(work, check);
}

/** Completes an item and captures its money. A check that only waited for this item continues. */
export async function completeItem(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  done: Required<Pick<ItemMove, 'result' | 'lamp'>> & Pick<ItemMove, 'workedBy'>,
): Promise<{ check: CheckRow; item: ItemRow }> {
  // Of an item that asks nothing is found yet: as it was published it stands by a withdrawal alone.
  if (item.status === 'awaitingInfo') throw refused('item', item.status, 'done', work.lang);
  const moved = await moveItem(work, check, item, 'done', {
    ...done,
    detail: { result: done.result, ...(done.lamp && { lamp: done.lamp }) },
  });
  return { check: await settleCheck(work, check, { workedBy: done.workedBy }), item: moved };
}

export type WhyCancelled =
  | 'consentRefused'
  | 'consentWithdrawn'
  | 'checkCancelled'
  | 'expired'
  | 'unpaid'
  | 'notApproved'
  | 'notDecided';

/** Releases an item that will not be worked, and its money. With the last one the check ends. */
export async function releaseItem(
  work: Work,
  check: CheckRow,
  item: ItemRow,
  why: WhyCancelled,
): Promise<CheckRow> {
  await moveItem(work, check, item, 'cancelled', { detail: { why } });
  return settleCheck(work, check, { why });
}

/**
 * Applies the candidate's decisions per item: refused ones are released; without identity, or without any item, the check
 * ends.
 */
export async function applyConsent(
  work: Work,
  check: CheckRow,
  decisions: readonly { itemId: string; given: boolean }[],
): Promise<CheckRow> {
  const items = await itemsOf(work.tx, check, true);
  const answers = new Map(decisions.map((decision) => [decision.itemId, decision.given]));
  const open = items.filter((item) => item.status !== 'cancelled');
  const refusedItems = open.filter((item) => answers.get(item.id) === false);
  await setConsent(
    work,
    open.filter((item) => answers.get(item.id)),
    'given',
  );
  await setConsent(work, refusedItems, 'refused');
  await addToTimeline(work, check, 'consentGiven', {
    given: items.filter((item) => answers.get(item.id)).length,
    refused: refusedItems.length,
  });
  if (refusedItems.some((item) => item.itemCode === 'identity'))
    return endCheck(work, check, 'consentRefused');
  let current = check;
  for (const item of refusedItems) current = await releaseItem(work, current, item, 'consentRefused');
  return current;
}

export async function setConsent(
  work: Work,
  items: readonly ItemRow[],
  consent: ItemRow['consent'],
): Promise<void> {
  const [first] = items;
  if (!first) return;
  await work.tx.run(sql`update check_item set consent = ${consent}, updated_at = ${work.clock.now()}
    where main_id = ${first.mainId} and id = any(${items.map((item) => item.id)}::uuid[])`);
}

/** Cancels a check for the given reason, and notifies its candidate. @throws 2004 from inReview on */
export async function cancelCheck(work: Work, check: CheckRow, reason: string): Promise<CheckRow> {
  const invitation = await invitationOf(work.tx, check);
  const ended = await endCheck(work, check, 'checkCancelled');
  await keepReason(work, check, reason);
  await notifyOfCancelling(work, check, invitation);
  return ended;
}

/** Expires a check without consent in the invitation's days: nothing is charged. */
export function expireCheck(work: Work, check: CheckRow): Promise<CheckRow> {
  return endCheck(work, check, 'expired');
}

/** Ends a check: unfinished items are released, the invitation and its links end, its work leaves the queue. */
export async function endCheck(work: Work, check: CheckRow, why: WhyCancelled): Promise<CheckRow> {
  const to = why === 'expired' ? 'expired' : 'cancelled';
  if (!isAllowed('check', check.status, to)) throw refused('check', check.status, to, work.lang);
  const items = await itemsOf(work.tx, check, true);
  const hands = await handsOn(work, check, items);
  for (const item of items) {
    if (isAllowed('item', item.status, 'cancelled')) {
      await moveItem(work, check, item, 'cancelled', { detail: { why } });
    }
  }
  await notifyOfStop(work, check, hands);
  const invitation = await invitationOf(work.tx, check);
  const end = why === 'expired' ? 'expired' : 'revoked';
  // After the consent the link is the candidate's way to the outcome.
  const invites = check.status === 'awaitingConsent' || check.status === 'awaitingPayment';
  if (invites && invitation && isAllowed('invitation', invitation.status, end))
    await moveInvitation(work, invitation, end);
  await closeWorkOfCheck(work, check);
  return moveCheck(work, check, to, { detail: { why } });
}

/**
 * The consequences for the check when an item has moved: over with its last item, running again with its last answer, its
 * report ready to be written when no item is left to work.
 */
export async function settleCheck(
  work: Work,
  check: CheckRow,
  {
    why = 'checkCancelled',
    workedBy = null,
  }: { why?: WhyCancelled; workedBy?: string | null | undefined } = {},
): Promise<CheckRow> {
  const items = await itemsOf(work.tx, check, true);
  if (items.every((item) => item.status === 'cancelled') && isAllowed('check', check.status, 'cancelled')) {
    return endCheck(work, check, why);
  }
  const isWaiting = items.some((item) => item.status === 'awaitingInfo');
  const resumes = check.status === 'awaitingInfo' && !isWaiting;
  const settled = resumes ? await resumeCheck(work, check, items) : await settleWaiting(work, check, items);
  const isWorked = items.every((item) => item.status === 'done' || item.status === 'cancelled');
  if (settled.status === 'inProgress' && isWorked) await openReportWork(work, settled, workedBy);
  return settled;
}

/** Of several questions one is answered or dropped: the check waits for the addressees of the others. */
function settleWaiting(work: Work, check: CheckRow, items: readonly ItemRow[]): Promise<CheckRow> {
  if (!asking.includes(check.status)) return Promise.resolve(check);
  return setWaitingOn(work, check, waitingOnOf(check.status, items));
}

/** The clock continues: the promised dates of unfinished items move by the working days of the pause. */
async function resumeCheck(work: Work, check: CheckRow, items: readonly ItemRow[]): Promise<CheckRow> {
  const calendar = await workingCalendar(work.tx);
  const today = chinaDay(work.clock.now());
  const stood = check.pausedAt ? workingDaysBetween(calendar, chinaDay(check.pausedAt), today) : 0;
  const later = (day: string | null) => (day && stood > 0 ? addWorkingDays(calendar, day, stood) : day);
  if (stood > 0) {
    for (const item of items) {
      if (item.status === 'done' || item.status === 'cancelled') continue;
      await work.tx.run(sql`update check_item set promised_at = ${later(item.promisedAt)}
        where main_id = ${item.mainId} and id = ${item.id}`);
      await work.tx.run(sql`update work_item set due_at = ${later(item.promisedAt)}
        where main_id = ${item.mainId} and check_item_id = ${item.id} and status in ('open', 'claimed', 'paused')`);
    }
  }
  return moveCheck(work, check, 'inProgress', {
    promisedAt: later(check.promisedAt),
    pausedDays: check.pausedDays + stood,
  });
}
