import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import { allows } from '../../kernel/rights';
import { DAYS_COUNTED, namesOf, orderedLately, useOf } from './packageUse';
import { catalogueByCode } from './catalogueRepository';
import { promisedDaysOf } from './promisedDays';
import { packagesOf, versionsOf, type VersionRow } from './packageRepository';
import { ownPricesShown } from './ownPriceReading';
import {
  listedItems,
  longestOf,
  offeredTo,
  readingOf,
  standingOf,
  type OfferedRow,
  type Reading,
} from './packageService';

type Schemas = components['schemas'];

const VERSIONS_SHOWN = 50;

/** Every package of the account, the standard ones first; drafts only for who may manage packages. */
export async function listAllPackages(ctx: SessionCtx): Promise<Schemas['ListedPackage'][]> {
  const mayManage = allows(ctx.session, 'package.manage');
  const { mainId } = ctx.session;
  const now = ctx.clock.now();
  const rows = await offeredTo(ctx.tx, mainId, now, await packagesOf(ctx.tx, mainId, now));
  const reading = await readingOf(ctx.tx, now, rows);
  const counts = mayManage ? await orderedLately(ctx) : undefined;
  return byPackage(rows).flatMap((versions) => {
    const { current, draft } = standingOf(versions);
    const row = current ?? (mayManage ? draft : undefined);
    if (!row) return [];
    const items = listedItems(row, reading, ctx.lang);
    return {
      packageId: row.id,
      isOwn: row.ownerMainId !== null,
      status: statusOf(versions),
      hasDraft: mayManage && draft !== undefined,
      version: row.version,
      name: row.name[ctx.lang],
      description: row.description[ctx.lang],
      positionClass: row.positionClass,
      price: row.price,
      standardPrice: row.standardPrice,
      workingDays: longestOf(items),
      items,
      ordersLately: counts ? (counts.get(row.id) ?? 0) : null,
    };
  });
}

/** @throws 404 an unknown package, one of another account, a draft for who may not manage packages */
export async function getPackage(ctx: SessionCtx, packageId: string): Promise<Schemas['PackageDetail']> {
  const mayManage = allows(ctx.session, 'package.manage');
  const now = ctx.clock.now();
  const asked = { at: now, limit: VERSIONS_SHOWN + 1 };
  const versions = await versionsOf(ctx.tx, ctx.session.mainId, packageId, asked);
  const { current, draft } = standingOf(versions);
  const row = found(current ?? (mayManage ? draft : undefined));
  const published = versions.filter(({ publishedAt }) => publishedAt !== null).slice(0, VERSIONS_SHOWN);
  const reading = await readingOf(ctx.tx, now, versions);
  const [offered] = current ? await offeredTo(ctx.tx, ctx.session.mainId, now, [current]) : [];
  const names = await namesOf(
    ctx.tx,
    versions.flatMap(({ savedBy, publishedBy }) => [savedBy, publishedBy]),
  );
  const shown = (one: VersionRow) => versionView(ctx, one, reading, names);
  return {
    packageId,
    isOwn: row.ownerMainId !== null,
    status: statusOf(versions),
    current: offered ? shown(offered) : null,
    standardPrice: offered?.standardPrice ?? null,
    ownPrices: await ownPricesShown(ctx, packageId),
    draft: mayManage && draft ? shown(draft) : null,
    versions: published.map(shown),
    use: mayManage ? { days: DAYS_COUNTED, ...(await useOf(ctx, packageId)) } : null,
  };
}

/** The catalogue with what each kind costs and takes today. */
export async function listCatalogueItems({
  tx,
  lang,
  clock,
}: SessionCtx): Promise<Schemas['CatalogueItem'][]> {
  const kinds = [...(await catalogueByCode(tx, clock.now())).values()];
  const days = await promisedDaysOf(tx, kinds);
  return kinds.map(({ code, name, what, category, price, sensitive, fields, fieldRules, worked }) => ({
    itemCode: code,
    name: name[lang],
    what: what[lang],
    category,
    price,
    workingDays: days.get(code)!,
    sensitive,
    fields,
    fieldRules,
    worked,
  }));
}

/** The versions of each package together, in the order of the packages. */
function byPackage(rows: readonly OfferedRow[]): OfferedRow[][] {
  return [...new Set(rows.map(({ id }) => id))].map((id) => rows.filter((row) => row.id === id));
}

function statusOf(versions: readonly VersionRow[]): Schemas['ListedPackage']['status'] {
  const { current } = standingOf(versions);
  if (!current) return 'draft';
  return current.active ? 'active' : 'off';
}

function versionView(
  { lang }: SessionCtx,
  row: VersionRow,
  reading: Reading,
  names: ReadonlyMap<string, string>,
): Schemas['PackageVersion'] {
  const items = listedItems(row, reading, lang);
  const nameOf = (id: string | null) => (id ? (names.get(id) ?? null) : null);
  return {
    version: row.version,
    name: row.name[lang],
    description: row.description[lang],
    positionClass: row.positionClass,
    price: row.price,
    workingDays: longestOf(items),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    publishedBy: nameOf(row.publishedBy),
    savedAt: row.savedAt.toISOString(),
    savedBy: nameOf(row.savedBy),
    items,
  };
}
