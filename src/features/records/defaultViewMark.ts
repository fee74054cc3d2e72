import { readContent, removeItem, writeItem } from '../../lib/storage';

/** Whose mark: of one user in one account. */
export interface Reader {
  userId?: string;
  mainId?: string | null;
}

const keyOf = ({ userId, mainId }: Reader) => `probity-records-default-${userId}-${mainId}`;

/** Whether this browser knows that the records open with a view of their own: then they wait for it and do not jump. */
export function hasDefaultView(reader: Reader): boolean {
  return readContent<unknown>(keyOf(reader)) === true;
}

/** Only that there is one is kept here; what it filters by is kept encrypted by the gateway. */
export function markDefaultView(reader: Reader, isThere: boolean): void {
  if (isThere) writeItem(keyOf(reader), true);
  else removeItem(keyOf(reader));
}
