/** The tags of a list: LIST, and each row by its id, so that a mutation of one row refetches what shows it. */
export function listTags<T extends string, Row>(
  type: T,
  rows: readonly Row[] | undefined,
  idOf: (row: Row) => string,
) {
  return [{ type, id: 'LIST' as const }, ...(rows ?? []).map((row) => ({ type, id: idOf(row) }))];
}

/** "A failed mutation invalidates nothing": the tags only when there was no error. */
export function unlessFailed<T>(error: unknown, tags: T[]): T[] {
  return error ? [] : tags;
}
