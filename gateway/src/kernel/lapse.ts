import { LAPSE_DAYS } from '@probity/contract/rules/lapse';

const DAY_MS = 86_400_000;

/** When an order that waits since a moment, for approval or for payment, is dropped. */
export const lapsesAt = (since: Date): Date => new Date(since.getTime() + LAPSE_DAYS * DAY_MS);

/** Orders that wait since before this moment are dropped now. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - LAPSE_DAYS * DAY_MS);
