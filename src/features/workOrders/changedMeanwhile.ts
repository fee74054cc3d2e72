import { CODE } from '@probity/contract/codeNames';

/**
 * The refusals that say of a submission, a request, a recharge, a payout or an invoice that it is no longer what was read. Only then is it read again:
 * each reading is told to the enterprise.
 */
const CODES: readonly (number | undefined)[] = [
  CODE.WORKED_BY_ANOTHER,
  CODE.SAME_AS_ANOTHER,
  CODE.CHANGE_WITHDRAWN,
  CODE.NO_SUCH_MOVE,
  CODE.PHONE_IN_USE,
  CODE.LOST_PHONE_CLOSED,
  CODE.LOST_PHONE_UNFIT,
  CODE.LOST_PHONE_OWN,
  CODE.RECHARGE_CLOSED,
  CODE.RECHARGE_OWN,
  CODE.RECHARGE_SECOND_PERSON,
  CODE.RECHARGE_DIFFERS,
  CODE.RECHARGE_REFERENCE_DIFFERS,
  CODE.REVERSAL_ASKED,
  CODE.REVERSAL_NOT_COVERED,
  CODE.REVERSAL_CLOSED,
  CODE.SECOND_PERSON_NEEDED,
  CODE.CORRECTION_TOO_MUCH,
  CODE.CORRECTION_OWN,
  CODE.PAYOUT_CLOSED,
  CODE.PAYOUT_OWN,
  CODE.PAYOUT_DIFFERS,
  CODE.PAYMENT_SETTLED,
  CODE.INVOICE_CLOSED,
  CODE.INVOICE_OWN,
  CODE.INVOICE_REPLACED,
];

/** Whether somebody or something changed what staff decide on, while it was open. */
export const isChangedMeanwhile = ({ code }: { code?: number | undefined }): boolean => CODES.includes(code);
