/** How long a task that has ended is told of, and the file it made is kept; then both go. */
export const TASK_KEPT_DAYS = 3;

/** An export of more rows than these is made in the background. */
export const EXPORT_AT_ONCE = 5_000;
/** No export carries more. */
export const EXPORT_LIMIT = 100_000;
