/** Where a list by time goes on: after this moment and, within it, after this id. */
export interface TimeCursor {
  at: Date;
  id: string;
}

export function writeTimeCursor(last: TimeCursor): string {
  return Buffer.from(JSON.stringify([last.at.toISOString(), last.id])).toString('base64url');
}

/** A cursor nobody gave out starts at the first page. */
export function readTimeCursor(cursor: string | undefined): TimeCursor | null {
  if (!cursor) return null;
  try {
    const [time, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string, string];
    const at = new Date(time);
    return Number.isNaN(at.getTime()) || !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
      ? null
      : { at, id };
  } catch {
    return null;
  }
}
