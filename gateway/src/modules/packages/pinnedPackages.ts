import type { Tx } from '../../platform/db/tx';
import { catalogueByCode } from './catalogueRepository';
import { itemsOf, versionsNamed } from './packageRepository';
import { priced, type PricedPackage } from './packageService';

/** A version of a package and what the account pays for it, in fen, as they were at one moment. */
export interface Pin {
  version: number;
  price: number;
}

/**
 * Packages as they were pinned, by the caller's keys: whatever was published, priced, switched off or withdrawn since, it is these
 * items at this price. What an item is - its name, what it asks for, whether it needs a reason - is the catalogue's at `at`, as of
 * every order (decision 117). A version that the account may not read is not among them.
 */
export async function pinnedPackages(
  tx: Tx,
  mainId: string,
  pins: ReadonlyMap<string, Pin & { packageId: string }>,
  at: Date,
): Promise<Map<string, PricedPackage>> {
  const rows = await versionsNamed(tx, mainId, [...pins.values()], at);
  const found = new Map(rows.map((row) => [`${row.id} ${row.version}`, row]));
  const linesOf = await itemsOf(tx, rows);
  const catalogue = await catalogueByCode(tx, at);
  return new Map(
    [...pins].flatMap(([key, { packageId, version, price }]) => {
      const row = found.get(`${packageId} ${version}`);
      return row ? [[key, priced({ ...row, price }, linesOf(row), catalogue)] as const] : [];
    }),
  );
}
