/** Days for which a task that has ended is listed and its file is kept; then both are deleted. */
export const TASK_KEPT_DAYS = 3;

/** An export of more rows than this is made in the background. */
export const EXPORT_AT_ONCE = 5_000;
/** The most rows of an export. */
export const EXPORT_LIMIT = 100_000;
