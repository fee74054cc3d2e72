import { CODE } from '@probity/contract/codeNames';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import { isOwnPrice } from '@probity/contract/rules/ownPrice';
import { staffRoles } from '@probity/contract/roles';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { lockCatalogue } from './catalogueRepository';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { getEnterprisePrices } from './ownPriceReading';
import {
  addOwnPrice,
  enterpriseName,
  isOfEnterprise,
  ownPricesAt,
  ownPricesOf,
  withdrawPrice,
  type OwnPriceRow,
} from './ownPriceRepository';
import { isEnough } from './packagePrices';
import { itemsOf, packagesOf, type VersionRow } from './packageRepository';
import { standingOf } from './packageService';
import { standardVersions } from './standardRepository';
import { words } from './words';

/**
 * Sets what an enterprise pays for a standard package, at once or from a later day on. Like a change of the catalogue it waits for
 * the orders that are being placed and takes its moment behind them. The same price sent again is the one that is kept.
 * @throws 1000 at the field, 404, 2514 somebody set it since it was read, 2515 one is planned already, 2516, 2518
 */
export async function setOwnPrice(
  ctx: SessionCtx,
  { enterpriseId, packageId, basedOn, effectiveOn, price }: BodyOf<'setOwnPrice'>,
): Promise<ReplyOf<'setOwnPrice'>> {
  const { tx, session } = ctx;
  await lockCatalogue(tx);
  const now = ctx.clock.now();
  const enterprise = await servedEnterprise(ctx, enterpriseId);
  const row = await standardPackage(ctx, packageId);
  const effectiveAt = effectiveFrom(ctx, effectiveOn, now);
  if (!isOwnPrice(price)) throw fieldError([{ path: 'price', msg: words.ownPriceRange[ctx.lang] }]);
  if (price !== null && !(await coversItems(ctx, { packageId, price, from: effectiveAt })))
    throw fieldError([{ path: 'price', msg: words.ownPriceLow[ctx.lang] }]);
  const newest = (await ownPricesOf(tx, enterpriseId)).find(
    (one) => one.packageId === packageId && one.withdrawnAt === null,
  );
  if (
    newest?.createdBy === session.userId &&
    newest.effectiveOn === effectiveOn &&
    newest.price === price &&
    newest.id !== basedOn
  )
    return getEnterprisePrices(ctx, enterpriseId);
  if ((newest?.id ?? null) !== basedOn) throw new BusinessError(CODE.OWN_PRICE_CHANGED);
  if (newest && newest.effectiveAt > now)
    throw new BusinessError(CODE.OWN_PRICE_PLANNED, { day: newest.effectiveOn });
  const before = (await ownPricesAt(tx, enterpriseId, now)).get(packageId) ?? null;
  if (before === price) throw new BusinessError(CODE.OWN_PRICE_UNCHANGED);
  const id = uuidv7(now.getTime());
  const added = { mainId: enterpriseId, id, packageId, price, effectiveOn, effectiveAt };
  await tx.bind({ mainIds: session.mainIds, mainId: enterpriseId, userId: session.userId });
  await addOwnPrice(tx, { ...added, createdAt: now, createdBy: session.userId });
  await auditBoth(ctx, price === null ? 'ownPrice.ended' : 'ownPrice.set', added, {
    package: row.name[ctx.lang],
    enterprise,
    day: effectiveOn,
    ...(price !== null && { price: { from: before ?? row.price, to: price } }),
  });
  return getEnterprisePrices(ctx, enterpriseId);
}

/** Twice is once. @throws 404, 2517 it is in force, 2518 */
export async function withdrawOwnPrice(
  ctx: SessionCtx,
  { enterpriseId, priceId }: BodyOf<'withdrawOwnPrice'>,
): Promise<ReplyOf<'withdrawOwnPrice'>> {
  const { tx, session } = ctx;
  await lockCatalogue(tx);
  const now = ctx.clock.now();
  const enterprise = await servedEnterprise(ctx, enterpriseId);
  const price = found((await ownPricesOf(tx, enterpriseId)).find(({ id }) => id === priceId) ?? null);
  if (price.withdrawnAt) return { done: true };
  if (price.effectiveAt <= now) throw new BusinessError(CODE.OWN_PRICE_IN_FORCE);
  const row = await standardPackage(ctx, price.packageId);
  await tx.bind({ mainIds: session.mainIds, mainId: enterpriseId, userId: session.userId });
  await withdrawPrice(tx, price, session.userId, now);
  await auditBoth(ctx, 'ownPrice.withdrawn', price, {
    package: row.name[ctx.lang],
    enterprise,
    day: price.effectiveOn,
  });
  return { done: true };
}

/** The name of an enterprise that this operator serves and does not belong to. @throws 404, 2518 */
async function servedEnterprise({ tx, session }: SessionCtx, enterpriseId: string): Promise<string> {
  const name = found(await enterpriseName(tx, enterpriseId));
  const { userId } = session;
  if (await isOfEnterprise(tx, { mainId: enterpriseId, userId, staff: staffRoles }))
    throw new BusinessError(CODE.OWN_PRICE_OWN_SIDE);
  return name;
}

/** @throws 404 also for a package of an enterprise's own: its items are priced by the catalogue */
async function standardPackage({ tx, session, clock }: SessionCtx, packageId: string): Promise<VersionRow> {
  const versions = (await packagesOf(tx, session.mainId, clock.now())).filter(
    ({ id, ownerMainId }) => id === packageId && ownerMainId === null,
  );
  return found(standingOf(versions).current);
}

/** Whether it covers the items of the package as it is from a moment on, with what is planned for later. */
async function coversItems(
  { tx, session }: SessionCtx,
  { packageId, price, from }: { packageId: string; price: number; from: Date },
): Promise<boolean> {
  const planned = (await standardVersions(tx)).filter(
    ({ id, effectiveAt, withdrawnAt }) =>
      id === packageId && withdrawnAt === null && effectiveAt && effectiveAt > from,
  );
  for (const at of [from, ...planned.map(({ effectiveAt }) => effectiveAt!)]) {
    const row = standingOf(
      (await packagesOf(tx, session.mainId, at)).filter(({ id }) => id === packageId),
    ).current;
    if (row && !isEnough(price, (await itemsOf(tx, [row]))(row))) return false;
  }
  return true;
}

/** In the log of the enterprise, which pays it, and in the platform's, which answers for it. */
async function auditBoth(
  ctx: SessionCtx,
  action: AuditAction,
  { mainId, id }: Pick<OwnPriceRow, 'mainId' | 'id'>,
  detail: AuditDetail,
): Promise<void> {
  const { tx, session } = ctx;
  for (const account of [mainId, session.mainId]) {
    await tx.bind({ mainIds: session.mainIds, mainId: account, userId: session.userId });
    await ctx.audit({ action, entity: 'ownPrice', entityId: id, mainId: account, detail });
  }
}
