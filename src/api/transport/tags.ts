/** "A failed mutation invalidates nothing": the tags only when there was no error. */
export function unlessFailed<T>(error: unknown, tags: T[]): T[] {
  return error ? [] : tags;
}
