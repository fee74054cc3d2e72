import { readContent, removeItem, writeItem } from '../../lib/storage';

/** The owner of a mark: one user in one account. */
export interface Reader {
  userId?: string;
  mainId?: string | null;
}

const keyOf = ({ userId, mainId }: Reader) => `probity-records-default-${userId}-${mainId}`;

/** True when this browser knows that the records open with a default view: then they wait for it and do not jump. */
export function hasDefaultView(reader: Reader): boolean {
  return readContent<unknown>(keyOf(reader)) === true;
}

/** Only the fact that there is one is stored here; its filters are stored encrypted by the gateway. */
export function markDefaultView(reader: Reader, isThere: boolean): void {
  if (isThere) writeItem(keyOf(reader), true);
  else removeItem(keyOf(reader));
}
