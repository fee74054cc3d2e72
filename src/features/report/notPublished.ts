/** Answered for a check that has no report: it is still worked, or ended before. Its record says which. */
export const NOT_PUBLISHED = 2206;
