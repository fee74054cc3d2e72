import { reportLamp, type Lamp, type Outcome } from '@probity/contract/rules/lamp';
import { isLampSet, type Result } from '@probity/contract/rules/verdict';
import type { ArrowOf } from '../../kernel/states/machines';
import type { Work } from '../../kernel/work';
import type { CheckRow, InvitationRow, ItemRow } from './checkRepository';
import type { TimelineEvent } from './domain/events';
import { recordDuration } from './durations';
import { closeWorkItem, openCheckWorkItem, pauseWorkItem, resumeWorkItem } from './workItems';

/*
 * The effects of each arrow of the machines besides the new status: a row is an arrow, and an arrow without a row does not
 * compile. `transitions.ts` runs them.
 */

type CheckColumns = Partial<Pick<CheckRow, 'startedAt' | 'pausedAt' | 'reportedAt' | 'lamp'>> & {
  outcome?: Outcome;
};

export interface CheckArrow {
  /** The timeline's event; null: the item that moved records it. */
  event: TimelineEvent | null;
  /** Only once every item is done or cancelled. */
  needsItemsOver?: true;
  /** The check is over from here on, unless it is disputed. */
  closes?: true;
  columns?(at: { now: Date; items: readonly ItemRow[] }): CheckColumns;
}

const cancelled: CheckArrow = { event: 'cancelled', closes: true };
const published: CheckArrow = {
  event: 'reported',
  needsItemsOver: true,
  closes: true,
  columns: ({ now, items }) => ({ ...reportLamp(items), reportedAt: now }),
};

export const checkArrows: Record<ArrowOf<'check'>, CheckArrow> = {
  'awaitingApproval→awaitingPayment': { event: 'approved' },
  'awaitingApproval→cancelled': cancelled,
  'awaitingPayment→awaitingConsent': { event: 'paid' },
  'awaitingPayment→cancelled': cancelled,
  'awaitingConsent→inProgress': { event: 'started', columns: ({ now }) => ({ startedAt: now }) },
  'awaitingConsent→cancelled': cancelled,
  'awaitingConsent→expired': { event: 'expired', closes: true },
  // The item's own move checks its facts and records the event.
  'inProgress→awaitingInfo': { event: null, columns: ({ now }) => ({ pausedAt: now }) },
  'inProgress→inReview': { event: 'inReview', needsItemsOver: true },
  'inProgress→cancelled': cancelled,
  'awaitingInfo→inProgress': { event: 'resumed', columns: () => ({ pausedAt: null }) },
  'awaitingInfo→cancelled': { ...cancelled, columns: () => ({ pausedAt: null }) },
  'inReview→reported': published,
  'inReview→inProgress': { event: 'returned' },
  'reported→disputed': { event: 'disputed' },
  'disputed→reported': published,
};

/** Back to reported by a rejected dispute: the report stays as it is, with its publishing date. */
export const rejectedDispute: CheckArrow = { event: 'disputeRejected', needsItemsOver: true, closes: true };

/** The facts that come with an item's move. */
export interface ItemFacts {
  /** Required for done; with a lamp if the result has one. */
  result?: Result;
  lamp?: Lamp | null;
  workedBy?: string | null;
  /** Required for awaitingInfo: the question, and whom it is for. */
  question?: string;
  questionOf?: 'candidate' | 'enterprise';
  promisedAt?: string | null;
  /** It is done as the newest version has it, since this moment: consent for working it again was withdrawn. */
  publishedDoneAt?: Date;
}

export interface ItemArrow {
  event: TimelineEvent;
  /** A fact missing for this move: a fault of ours. */
  lacks?(move: ItemFacts): string | null;
  /** The changed columns; by default no question is open and nothing is done. */
  columns?(at: { item: ItemRow; move: ItemFacts; now: Date; by: string | null }): Partial<ItemRow>;
  /** The effect on the item's part of the hold. An item worked again was paid before, and stays so. */
  money?: 'captured' | 'released';
  /** The effect on the staff's queue, once the item has moved. */
  work?(work: Work, at: { check: CheckRow; item: ItemRow; next: ItemRow }): Promise<void>;
  detail?(move: ItemFacts): { of: string };
}

const running = ({ item, now }: { item: ItemRow; now: Date }) => ({ startedAt: item.startedAt ?? now });
const cancelledItem: ItemArrow = {
  event: 'itemCancelled',
  columns: () => ({ result: null, lamp: null }),
  money: 'released',
  work: (work, { item }) => closeWorkItem(work, item, 'cancelled'),
};

/** Back to done as it was published: nothing new was found, and the work on it ends. It was paid for the first time. */
export const standingItem: ItemArrow = {
  event: 'itemStands',
  lacks: ({ result, publishedDoneAt }) =>
    result && publishedDoneAt ? null : 'An item stands as a published version has it',
  columns: ({ move }) => ({ result: move.result!, lamp: move.lamp ?? null, doneAt: move.publishedDoneAt! }),
  work: (work, { item }) => closeWorkItem(work, item, 'cancelled'),
};

export const itemArrows: Record<ArrowOf<'item'>, ItemArrow> = {
  'waiting→running': { event: 'itemStarted', columns: running },
  'waiting→cancelled': cancelledItem,
  'running→awaitingInfo': {
    event: 'infoRequested',
    lacks: ({ question, questionOf }) => (question && questionOf ? null : 'An item waits for a question'),
    columns: ({ move, now, by }) => ({
      question: move.question!,
      questionOf: move.questionOf!,
      askedBy: by,
      askedAt: now,
    }),
    work: (work, { item }) => pauseWorkItem(work, item),
    detail: ({ questionOf }) => ({ of: questionOf! }),
  },
  'running→done': {
    event: 'itemDone',
    lacks: ({ result, lamp }) =>
      result && isLampSet(result, lamp ?? null) ? null : 'An item is done with a result and its lamp only',
    columns: ({ move, now }) => ({ result: move.result!, lamp: move.lamp ?? null, doneAt: now }),
    money: 'captured',
    work: async (work, { check, item, next }) => {
      // Only the first time: for an item worked again, the first start says nothing about the second work.
      if (item.money !== 'captured') await recordDuration(work, check, next);
      await closeWorkItem(work, item, 'done');
    },
  },
  'running→cancelled': cancelledItem,
  'awaitingInfo→running': {
    event: 'infoAnswered',
    columns: running,
    work: (work, { item }) => resumeWorkItem(work, item),
  },
  'awaitingInfo→done': standingItem,
  'awaitingInfo→cancelled': cancelledItem,
  'done→running': {
    event: 'itemReopened',
    columns: (at) => ({ ...running(at), result: null, lamp: null }),
    work: (work, { item, next }) => openCheckWorkItem(work, next, item.workedBy),
  },
};

export interface InvitationArrow {
  event: TimelineEvent | null;
  columns?(now: Date): Partial<InvitationRow>;
  /** Its links open nothing any more. */
  endsLinks?: true;
}

const over: InvitationArrow = { event: null, endsLinks: true };

export const invitationArrows: Record<ArrowOf<'invitation'>, InvitationArrow> = {
  'sent→opened': { event: 'opened', columns: (now) => ({ openedAt: now }) },
  'sent→expired': over,
  'sent→revoked': over,
  'opened→verified': { event: 'verified', columns: (now) => ({ verifiedAt: now }) },
  'opened→expired': over,
  'opened→revoked': over,
  'verified→submitted': { event: 'submitted', columns: (now) => ({ submittedAt: now }) },
  'verified→expired': over,
  'verified→revoked': over,
};
