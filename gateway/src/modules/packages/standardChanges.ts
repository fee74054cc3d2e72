import { CODE } from '@probity/contract/codeNames';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import { plainText } from '@probity/contract/rules/plainText';
import { standardFaults, type StandardValues } from '@probity/contract/rules/standardPackage';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { catalogueByCode, lockCatalogue, type CatalogueItem } from './catalogueRepository';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { lowestOwnPrices } from './ownPriceRepository';
import { isEnough, type PackageLine } from './packagePrices';
import { getStandardPackage, inForceAt, newestOf, standardStanding } from './standardReading';
import { addStandardVersion, withdrawStandardVersion, type StandardRow } from './standardRepository';
import { standardFaultWords, words } from './words';

/**
 * Changes a standard package, at once or from a later day on: a version of its own, which is ordered from then. Like a change of
 * the catalogue it waits for the orders that are being placed. The same change sent again is the one that is kept.
 * @throws 1000 at the field, 404, 2519 somebody changed it since it was read, 2520 one is planned already, 2521
 */
export async function changeStandardPackage(
  ctx: SessionCtx,
  { packageId, basedOn, effectiveOn, values: given }: BodyOf<'changeStandardPackage'>,
): Promise<ReplyOf<'changeStandardPackage'>> {
  await lockCatalogue(ctx.tx);
  // Read behind the lock: whatever was ordered before is older, and stays as it was.
  const now = ctx.clock.now();
  const { rows, valuesOf } = await standardStanding(ctx);
  const own = rows.filter(({ id }) => id === packageId);
  const newest = found(newestOf(own));
  const effectiveAt = effectiveFrom(ctx, effectiveOn, now);
  const catalogue = await catalogueByCode(ctx.tx, effectiveAt);
  const values = plainValues(given, catalogue);
  const others = rows.filter(({ id, withdrawnAt }) => id !== packageId && withdrawnAt === null);
  refuse(ctx, values, catalogue, others);
  await refuseBelowItems(ctx, { packageId, at: effectiveAt }, priced(values, catalogue));
  if (isSentAgain(ctx, newest, effectiveOn) && isSame(valuesOf(newest), values))
    return getStandardPackage(ctx, packageId);
  if (newest.version !== basedOn) throw new BusinessError(CODE.STANDARD_CHANGED);
  if (newest.effectiveAt && newest.effectiveAt > now)
    throw new BusinessError(CODE.STANDARD_PLANNED, { day: newest.effectiveOn! });
  const before = valuesOf(inForceAt(own, now)!);
  if (isSame(before, values)) throw new BusinessError(CODE.STANDARD_UNCHANGED);
  const version = own[0]!.version + 1;
  await addStandardVersion(ctx.tx, {
    packageId,
    version,
    effectiveOn,
    effectiveAt,
    values,
    items: priced(values, catalogue),
    by: ctx.session.userId,
    at: now,
  });
  await ctx.audit({
    action: 'standardPackage.changed',
    entity: 'package',
    entityId: packageId,
    detail: { package: values.nameEn, version, day: effectiveOn, ...differences(before, values) },
  });
  return getStandardPackage(ctx, packageId);
}

/** Twice is once. @throws 404, 2522 it is in force */
export async function withdrawStandardPackage(
  ctx: SessionCtx,
  { packageId, version }: BodyOf<'withdrawStandardPackage'>,
): Promise<ReplyOf<'withdrawStandardPackage'>> {
  await lockCatalogue(ctx.tx);
  const now = ctx.clock.now();
  const { rows } = await standardStanding(ctx);
  const row = found(rows.find((one) => one.id === packageId && one.version === version));
  if (row.withdrawnAt) return { done: true };
  if (!row.effectiveAt || row.effectiveAt <= now) throw new BusinessError(CODE.STANDARD_IN_FORCE);
  await withdrawStandardVersion(ctx.tx, row, ctx.session.userId, now);
  await ctx.audit({
    action: 'standardPackage.withdrawn',
    entity: 'package',
    entityId: packageId,
    detail: { package: row.nameEn, version, day: row.effectiveOn },
  });
  return { done: true };
}

const priced = ({ items }: StandardValues, catalogue: ReadonlyMap<string, CatalogueItem>) =>
  items.map((item) => ({ ...item, price: catalogue.get(item.itemCode)!.price }));

/** Texts as they are kept, items in the order of the catalogue. */
function plainValues(
  { items, nameEn, nameZh, descriptionEn, descriptionZh, price, active }: StandardValues,
  catalogue: ReadonlyMap<string, CatalogueItem>,
): StandardValues {
  const placeOf = ({ itemCode }: { itemCode: string }) => catalogue.get(itemCode)?.sort ?? 0;
  return {
    nameEn: plainText(nameEn),
    nameZh: plainText(nameZh),
    descriptionEn: plainText(descriptionEn),
    descriptionZh: plainText(descriptionZh),
    price,
    active,
    items: items.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

/** @throws 1000 */
function refuse(
  { lang }: SessionCtx,
  values: StandardValues,
  catalogue: ReadonlyMap<string, CatalogueItem>,
  others: readonly StandardRow[],
): void {
  const faults = standardFaults(values, catalogue);
  const said = faults.map(({ path, fault }) => ({ path, words: standardFaultWords[fault] }));
  for (const path of ['nameEn', 'nameZh'] as const)
    if (others.some((row) => row[path] === values[path])) said.push({ path, words: words.standardNameTaken });
  // What is charged for an item is never nothing.
  if (faults.length === 0 && !isEnough(values.price, priced(values, catalogue)))
    said.push({ path: 'price', words: words.ownPriceLow });
  if (said.length > 0)
    throw fieldError(said.map((one) => ({ path: `values.${one.path}`, msg: one.words[lang] })));
}

/**
 * An enterprise that pays a price of its own pays it for the new items too: so low a one that an item would cost nothing is raised
 * first.
 * @throws 1000
 */
async function refuseBelowItems(
  { tx, session, lang }: SessionCtx,
  asked: { packageId: string; at: Date },
  items: readonly PackageLine[],
): Promise<void> {
  const [lowest] = await lowestOwnPrices(tx, session.mainIds, asked);
  if (!lowest || isEnough(lowest.price, items)) return;
  throw fieldError([{ path: 'values.items', msg: words.itemsBeyondOwnPrice(lowest)[lang] }]);
}

const isSame = (one: StandardValues, other: StandardValues): boolean =>
  one.price === other.price && changedIn(one, other).length === 0;

/** What of the rest differs. */
function changedIn(one: StandardValues, other: StandardValues): string[] {
  const differs = (...names: (keyof StandardValues)[]) => names.some((name) => one[name] !== other[name]);
  return [
    ...(differs('nameEn', 'nameZh') ? ['packageName'] : []),
    ...(differs('descriptionEn', 'descriptionZh') ? ['packageText'] : []),
    ...(told(one) === told(other) ? [] : ['packageItems']),
    ...(differs('active') ? ['packageOffer'] : []),
  ];
}

const told = ({ items }: StandardValues) =>
  items
    .map(({ itemCode, copies }) => `${itemCode} ${copies}`)
    .sort()
    .join();

function differences(before: StandardValues, values: StandardValues): AuditDetail {
  const fields = changedIn(before, values);
  return {
    ...(before.price !== values.price && { price: { from: before.price, to: values.price } }),
    ...(fields.length > 0 && { fields }),
  };
}

const isSentAgain = ({ session }: SessionCtx, newest: StandardRow, effectiveOn: string): boolean =>
  newest.savedBy === session.userId && newest.effectiveOn === effectiveOn;
