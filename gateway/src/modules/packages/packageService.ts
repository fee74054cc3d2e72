import type { Lang, SessionCtx } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { catalogueByCode, type CatalogueItem } from './catalogueRepository';
import { promisedDaysOf } from './promisedDays';
import { splitPackage, type PricedCopy } from './packagePrices';
import { ownPricesAt } from './ownPriceRepository';
import { itemsOf, packagesOf, type PackageItemRow, type VersionRow } from './packageRepository';

/** A package as an account is offered it. */
export interface OfferedRow extends VersionRow {
  /** What it costs others, where `price` is the account's own; else null. */
  standardPrice: number | null;
}

/** A package with its items, each with its part of the package's price. */
export interface PricedPackage {
  row: VersionRow;
  items: { kind: CatalogueItem; copies: PricedCopy[]; reason: string | null }[];
}

/** What the lines of versions are read with. */
export interface Reading {
  catalogue: ReadonlyMap<string, CatalogueItem>;
  linesOf: (row: VersionRow) => PackageItemRow[];
  days: ReadonlyMap<string, number>;
}

/** The version of a package that is ordered, and the draft of the next one. */
export interface Standing<Row extends VersionRow = VersionRow> {
  current: Row | undefined;
  draft: Row | undefined;
}

/** What the versions of one package are now; the newest published one counts. */
export function standingOf<Row extends VersionRow>(versions: readonly Row[]): Standing<Row> {
  return {
    current: versions
      .filter(({ publishedAt }) => publishedAt !== null)
      .toSorted((one, other) => other.version - one.version)[0],
    draft: versions.find(({ publishedAt }) => publishedAt === null),
  };
}

/** True for the version of a package that may be ordered now. */
export const isOrderable = (row: VersionRow): boolean => row.active && row.publishedAt !== null;

/** One of `orderablePackages`. @returns null for an unknown id, one of another account, or a disabled package */
export async function orderablePackage(
  tx: Tx,
  mainId: string,
  packageId: string,
  at: Date,
): Promise<PricedPackage | null> {
  return (await orderablePackages(tx, mainId, [packageId], at)).get(packageId) ?? null;
}

/**
 * Those of some packages that an account may order at this moment, as their newest versions are, by id. Whoever orders by it keeps the
 * catalogue before (`keepCatalogue`); whoever only looks keeps nobody waiting, and waits for nobody.
 */
export async function orderablePackages(
  tx: Tx,
  mainId: string,
  packageIds: readonly string[],
  at: Date,
): Promise<Map<string, PricedPackage>> {
  if (packageIds.length === 0) return new Map();
  const named = new Set(packageIds);
  const rows = (await packagesOf(tx, mainId, at)).filter((one) => named.has(one.id) && isOrderable(one));
  if (rows.length === 0) return new Map();
  const offered = await offeredTo(tx, mainId, at, rows);
  const linesOf = await itemsOf(tx, rows);
  const catalogue = await catalogueByCode(tx, at);
  return new Map(offered.map((row) => [row.id, priced(row, linesOf(row), catalogue)]));
}

/** The answer of listPackages: prices are the items' parts of the package's price and sum to it. */
export async function listPackages({
  tx,
  lang,
  clock,
  session,
}: Pick<SessionCtx, 'tx' | 'lang' | 'clock' | 'session'>) {
  const now = clock.now();
  const standing = (await packagesOf(tx, session.mainId, now)).filter(isOrderable);
  const rows = await offeredTo(tx, session.mainId, now, standing);
  const reading = await readingOf(tx, now, rows);
  return rows.map((row) => {
    const items = listedItems(row, reading, lang);
    return {
      packageId: row.id,
      code: row.code,
      name: row.name[lang],
      description: row.description[lang],
      price: row.price,
      standardPrice: row.standardPrice,
      workingDays: longestOf(items) ?? 0,
      isOwn: row.ownerMainId !== null,
      positionClass: row.positionClass,
      items,
    };
  });
}

/** Packages at what the account pays for them at a moment: its own price, where it has one (decision 91). */
export async function offeredTo(
  tx: Tx,
  mainId: string,
  at: Date,
  rows: readonly VersionRow[],
): Promise<OfferedRow[]> {
  const own = await ownPricesAt(tx, mainId, at);
  return rows.map((row) => {
    const price = own.get(row.id);
    return price === undefined
      ? { ...row, standardPrice: null }
      : { ...row, price, standardPrice: row.price };
  });
}

/** Reads once what the items of all these versions are shown with. */
export async function readingOf(tx: Tx, at: Date, rows: readonly VersionRow[]): Promise<Reading> {
  const catalogue = await catalogueByCode(tx, at);
  const days = await promisedDaysOf(tx, [...catalogue.values()]);
  return { catalogue, days, linesOf: await itemsOf(tx, rows) };
}

/** The items of a version as the contract shows them. */
export function listedItems(row: VersionRow, { catalogue, days, linesOf }: Reading, lang: Lang) {
  return priced(row, linesOf(row), catalogue).items.map(({ kind, copies, reason }) => ({
    itemCode: kind.code,
    name: nameOf(kind, copies.length, lang),
    copies: copies.length,
    category: kind.category,
    price: copies.reduce((sum, copy) => sum + copy.price, 0),
    workingDays: days.get(kind.code)!,
    sensitive: kind.sensitive,
    fields: kind.fields,
    worked: kind.worked,
    reason,
  }));
}

/** Working days of the slowest of some items; null of none. */
export function longestOf(items: readonly { workingDays: number }[]): number | null {
  return items.length > 0 ? Math.max(...items.map(({ workingDays }) => workingDays)) : null;
}

/** A version with its items, each with its part of the price. */
export function priced(
  row: VersionRow,
  lines: readonly PackageItemRow[],
  catalogue: ReadonlyMap<string, CatalogueItem>,
): PricedPackage {
  // A draft may be empty yet.
  const copies = lines.length > 0 ? splitPackage(row.price, lines) : [];
  return {
    row,
    items: lines.map(({ itemCode, reason }) => ({
      kind: catalogue.get(itemCode)!,
      copies: copies.filter((copy) => copy.itemCode === itemCode),
      reason,
    })),
  };
}

function nameOf(kind: CatalogueItem, copies: number, lang: Lang): string {
  return copies > 1 ? `${kind.name[lang]} × ${copies}` : kind.name[lang];
}
