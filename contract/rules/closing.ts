/** China's days between asking for an account to be closed and the day on which it is erased: until then it is taken back. */
export const CLOSING_DAYS = 30;

/** How many days before that day owner and administrators are told of it again. */
export const CLOSING_TOLD_DAYS = [7, 1] as const;

/** Years for which bookings and their documents are kept: article 29 of the rules for the Tax Collection Law. */
export const BOOKS_KEPT_YEARS = 10;
