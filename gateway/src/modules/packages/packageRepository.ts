import type { PositionClass } from '@probity/contract/rules/proportionality';
import type { Lang } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** One version of a package; the one without `publishedAt` is its draft. Price in fen. */
export interface VersionRow {
  id: string;
  /** Null: a standard package. */
  ownerMainId: string | null;
  code: string;
  active: boolean;
  version: number;
  name: Record<Lang, string>;
  description: Record<Lang, string>;
  price: number;
  positionClass: PositionClass | null;
  savedAt: Date;
  savedBy: string | null;
  publishedAt: Date | null;
  publishedBy: string | null;
}

/** More versions than any package has. */
const MOST_VERSIONS = 1_000_000;

/** What names a version: its package and its number. */
type VersionKey = Pick<VersionRow, 'id' | 'version'>;

export interface PackageItemRow {
  packageId: string;
  version: number;
  itemCode: string;
  copies: number;
  /** List price of one copy when the version was saved, in fen. */
  price: number;
  reason: string | null;
}

type VersionSql = Omit<VersionRow, 'name' | 'description'> &
  Record<'nameEn' | 'nameZh' | 'descriptionEn' | 'descriptionZh', string>;

const columns = sql`id, owner_main_id as "ownerMainId", code, active, version, name_en as "nameEn", name_zh as "nameZh",
  description_en as "descriptionEn", description_zh as "descriptionZh", price, position_class as "positionClass",
  saved_at as "savedAt", saved_by as "savedBy", published_at as "publishedAt", published_by as "publishedBy"`;

/** Standard packages and an account's own, disabled ones too: of each the version that is ordered at a moment, and its draft. */
export async function packagesOf(tx: Tx, mainId: string, at: Date): Promise<VersionRow[]> {
  const rows = await tx.many<VersionSql>(sql`select ${columns} from packages_of_account(${at})
    where owner_main_id is null or owner_main_id = ${mainId}`);
  return rows.map(inLanguages);
}

/** The same over every account that the transaction reaches: standard packages first, then account by account. */
export async function packagesReached(tx: Tx, at: Date): Promise<VersionRow[]> {
  const rows = await tx.many<VersionSql>(sql`select ${columns} from packages_of_account(${at})`);
  return rows
    .map(inLanguages)
    .toSorted((one, other) => (one.ownerMainId ?? '').localeCompare(other.ownerMainId ?? ''));
}

/** The newest versions of a package that counted by a moment, its draft first; none of a package that another account owns. */
export async function versionsOf(
  tx: Tx,
  mainId: string,
  packageId: string,
  { at, limit }: { at: Date; limit: number },
): Promise<VersionRow[]> {
  const rows =
    await tx.many<VersionSql>(sql`select ${columns} from package_versions_of(${packageId}::uuid, ${at}, ${limit})
    where owner_main_id is null or owner_main_id = ${mainId}`);
  return rows.map(inLanguages);
}

/** Some versions of packages as they are named, whether they count by now or not; none of a package that another account owns. */
export async function versionsNamed(
  tx: Tx,
  mainId: string,
  named: readonly { packageId: string; version: number }[],
  at: Date,
): Promise<VersionRow[]> {
  const rows = await tx.many<VersionSql>(sql`select ${columns}
    from unnest(${named.map(({ packageId }) => packageId)}::uuid[], ${named.map(({ version }) => version)}::int[])
        as n (package_id, pinned),
      lateral (select * from package_versions_of(n.package_id, ${at}, ${MOST_VERSIONS}) v where v.version = n.pinned) v
    where owner_main_id is null or owner_main_id = ${mainId}`);
  return rows.map(inLanguages);
}

const keyOf = (packageId: string, version: number) => `${packageId} ${version}`;

/** The items of some versions, in the order in which they are shown. */
export async function itemsOf(
  tx: Tx,
  versions: readonly VersionKey[],
): Promise<(row: VersionKey) => PackageItemRow[]> {
  const rows = await tx.many<PackageItemRow>(sql`
    select package_id as "packageId", version, item_code as "itemCode", copies, price, reason
    from package_items_of(${versions.map(({ id }) => id)}::uuid[], ${versions.map(({ version }) => version)}::int[])`);
  const found = new Map<string, PackageItemRow[]>();
  for (const row of rows) {
    const key = keyOf(row.packageId, row.version);
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return ({ id, version }) => found.get(keyOf(id, version)) ?? [];
}

function inLanguages({ nameEn, nameZh, descriptionEn, descriptionZh, ...row }: VersionSql): VersionRow {
  return {
    ...row,
    name: { en: nameEn, zh: nameZh },
    description: { en: descriptionEn, zh: descriptionZh },
  };
}
