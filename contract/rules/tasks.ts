/** Days for which a task that has ended is listed and its file is kept; then both are deleted. */
export const TASK_KEPT_DAYS = 3;

/** An export of more rows than this is made in the background. */
export const EXPORT_AT_ONCE = 5_000;
/** The most rows of an export. */
export const EXPORT_LIMIT = 100_000;

/** What is done with more records than these goes on in the background: cancelling so many takes a second or two. */
export const BULK_AT_ONCE = 50;
/** Nothing is done with more at once: a count beyond it is not exact, and nobody means what they cannot see. */
export const BULK_LIMIT = 10_000;
/** Of records that are named one by one, or left out of a search. */
export const SELECTION_LIMIT = 500;
