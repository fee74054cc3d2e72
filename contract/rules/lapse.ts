/** An order that waits for approval, and then for payment, is dropped after so many days of each. */
export const LAPSE_DAYS = 7;
