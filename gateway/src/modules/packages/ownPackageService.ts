import { CODE } from '@probity/contract/codeNames';
import type { AuditAction } from '@probity/contract/rules/auditActions';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import {
  draftFaults,
  publishingFaults,
  type PackageDraft,
  type PackageFault,
} from '@probity/contract/rules/packageDraft';
import { plainText } from '@probity/contract/rules/plainText';
import { isSameName } from '@probity/contract/rules/sameName';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError, fieldError, found, notFound } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf } from '../../kernel/module';
import { lockAccount } from '../accounts/accountRepository';
import { catalogueByCode, type CatalogueItem } from './catalogueRepository';
import { discardDraft, publishDraft, saveDraft, switchPackage } from './ownPackageRepository';
import { itemsOf, packagesOf, type PackageItemRow, type VersionRow } from './packageRepository';
import { isOrderable, standingOf, type Standing } from './packageService';
import { faultWords, words } from './words';

type Schemas = components['schemas'];

/** Own packages of an account, drafts and those that are off among them. */
export const MOST_PACKAGES = 100;

/**
 * Keeps a draft, priced by today's catalogue: of a new package, or the next version of one that is there. The same draft
 * sent again, because its reply was lost, is the one that is kept.
 * @throws 1000 at the field, 404, 2032, 2201 another draft than the one that was read
 */
export async function savePackageDraft(
  ctx: SessionCtx,
  body: BodyOf<'savePackageDraft'>,
): Promise<Schemas['SavedPackage']> {
  const { userId } = ctx.session;
  const draft = draftOf(body);
  const catalogue = await catalogueByCode(ctx.tx, ctx.clock.now());
  refuse(ctx, draftFaults(draft, catalogue), unknownItems(draft, catalogue));
  const items = draft.items.map(({ itemCode, copies, reason }) => ({
    itemCode,
    copies,
    reason: reason || null,
    price: catalogue.get(itemCode)!.price,
  }));
  const price = priceOf(items);
  const own = await ownPackages(ctx);
  const again = await savedAlready(ctx, own, { draft, price, packageId: body.packageId });
  if (again) return { packageId: again.id, savedAt: again.savedAt.toISOString(), price };
  const before = body.packageId ? ownStanding(own, body.packageId) : undefined;
  if (before && !isReadDraft(before, body.savedAt)) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  const ids = new Set(own.map(({ id }) => id));
  if (!before && ids.size >= MOST_PACKAGES)
    throw new BusinessError(CODE.TOO_MANY_PACKAGES, { limit: MOST_PACKAGES });
  const packageId = body.packageId ?? uuidv7(ctx.clock.now().getTime());
  const savedAt = ctx.clock.now();
  await saveDraft(ctx.tx, {
    id: packageId,
    code: nextCode(own),
    version: before?.draft?.version ?? (before?.current?.version ?? 0) + 1,
    name: draft.name,
    description: draft.description,
    positionClass: draft.positionClass,
    price,
    items,
    savedBy: userId,
    savedAt,
  });
  // A draft that is saved again and again is one deed of the log.
  if (before?.draft?.savedBy !== userId)
    await audit(ctx, 'package.drafted', packageId, { package: draft.name });
  return { packageId, savedAt: savedAt.toISOString(), price };
}

/**
 * The draft becomes what is ordered; orders that are under way keep the version they bought. Twice is once, as long as no
 * other draft was begun.
 * @throws 1000 at the field of the draft, 404, 2008 the catalogue's prices changed, 2031, 2201
 */
export async function publishPackage(
  ctx: SessionCtx,
  { packageId, savedAt, expectedPrice }: BodyOf<'publishPackage'>,
): Promise<Schemas['PublishedPackage']> {
  const { mainId, userId } = ctx.session;
  const own = await ownPackages(ctx);
  const { current, draft } = ownStanding(own, packageId);
  if (!draft && current && isOfMoment(current, savedAt))
    return { packageId, version: current.version, price: current.price };
  const row = found(draft);
  if (!isOfMoment(row, savedAt)) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  const linesOf = await itemsOf(ctx.tx, current ? [row, current] : [row]);
  const catalogue = await catalogueByCode(ctx.tx, ctx.clock.now());
  const lines = linesOf(row);
  const others = (await packagesOf(ctx.tx, mainId, ctx.clock.now())).filter(
    (one) => isOrderable(one) && one.id !== packageId,
  );
  const isTaken = others.some((one) => Object.values(one.name).some((name) => isSameName(name, row.name.en)));
  refuse(
    ctx,
    publishingFaults(rowDraft(row, lines), catalogue),
    isTaken ? [{ path: 'name', words: words.nameTaken }] : [],
  );
  const price = priceOf(lines.map((line) => ({ ...line, price: catalogue.get(line.itemCode)!.price })));
  if (price !== expectedPrice || price !== row.price)
    throw new BusinessError(CODE.PRICE_CHANGED, {}, { price });
  if (current && isSame(row, lines, current, linesOf(current)))
    throw new BusinessError(CODE.PACKAGE_UNCHANGED, { version: current.version });
  await publishDraft(ctx.tx, packageId, userId, ctx.clock.now());
  await audit(ctx, 'package.published', packageId, { package: row.name.en, version: row.version, price });
  return { packageId, version: row.version, price };
}

/** @throws 404 no draft, 2201 another draft than the one that was read */
export async function discardPackageDraft(
  ctx: SessionCtx,
  { packageId, savedAt }: BodyOf<'discardPackageDraft'>,
): Promise<Schemas['Done']> {
  const draft = found(ownStanding(await ownPackages(ctx), packageId).draft);
  if (!isOfMoment(draft, savedAt)) throw new BusinessError(CODE.SAVED_BY_ANOTHER);
  await audit(ctx, 'package.discarded', packageId, { package: draft.name.en });
  await discardDraft(ctx.tx, packageId);
  return { done: true };
}

/** Twice is once. @throws 404 also for a package that was never published */
export async function setPackageActive(
  ctx: SessionCtx,
  { packageId, active }: BodyOf<'setPackageActive'>,
): Promise<Schemas['Done']> {
  const current = found(ownStanding(await ownPackages(ctx), packageId).current);
  if (current.active !== active) {
    await switchPackage(ctx.tx, packageId, active);
    await audit(ctx, active ? 'package.switchedOn' : 'package.switchedOff', packageId, {
      package: current.name.en,
    });
  }
  return { done: true };
}

/** The account's own packages, kept until the transaction ends: two who change them wait for each other. */
async function ownPackages({ tx, session, clock }: SessionCtx): Promise<VersionRow[]> {
  await lockAccount(tx, session.mainId);
  return (await packagesOf(tx, session.mainId, clock.now())).filter(
    ({ ownerMainId }) => ownerMainId !== null,
  );
}

function ownStanding(own: readonly VersionRow[], packageId: string): Standing {
  const versions = own.filter(({ id }) => id === packageId);
  if (versions.length === 0) throw notFound();
  return standingOf(versions);
}

const isOfMoment = (row: VersionRow, readAt: string): boolean => row.savedAt.getTime() === Date.parse(readAt);

/** Whether nobody saved another draft since `readAt`; what was published meanwhile as it was read is in nobody's way. */
function isReadDraft({ draft, current }: Standing, readAt: string | undefined): boolean {
  if (readAt === undefined) return !draft;
  const row = draft ?? current;
  return row !== undefined && isOfMoment(row, readAt);
}

/** One's own draft with the same contents, priced as today: that of the package, or of one that was never published. */
async function savedAlready(
  ctx: SessionCtx,
  own: readonly VersionRow[],
  { draft, price, packageId }: { draft: PackageDraft; price: number; packageId: string | undefined },
): Promise<VersionRow | undefined> {
  const drafts = own.filter(
    (row) =>
      row.publishedAt === null &&
      row.savedBy === ctx.session.userId &&
      row.price === price &&
      (packageId ? row.id === packageId : !ownStanding(own, row.id).current),
  );
  const linesOf = await itemsOf(ctx.tx, drafts);
  const told = toldOf(draft);
  return drafts.find((row) => toldOf(rowDraft(row, linesOf(row))) === told);
}

const toldOf = (draft: PackageDraft): string => JSON.stringify(draft);

function draftOf({ name, description, positionClass, items }: BodyOf<'savePackageDraft'>): PackageDraft {
  return {
    name: plainText(name),
    description: plainText(description),
    positionClass,
    items: items.map(({ itemCode, copies, reason }) => ({
      itemCode,
      copies,
      reason: plainText(reason ?? ''),
    })),
  };
}

function rowDraft(row: VersionRow, lines: readonly PackageItemRow[]): PackageDraft {
  return {
    name: row.name.en,
    description: row.description.en,
    positionClass: row.positionClass!,
    items: lines.map(({ itemCode, copies, reason }) => ({ itemCode, copies, reason: reason ?? '' })),
  };
}

function unknownItems(draft: PackageDraft, catalogue: ReadonlyMap<string, CatalogueItem>) {
  return draft.items.flatMap(({ itemCode }, index) =>
    catalogue.has(itemCode) ? [] : [{ path: `items.${index}.itemCode`, words: words.unknownItem }],
  );
}

function refuse(
  { lang }: SessionCtx,
  faults: readonly PackageFault[],
  others: readonly { path: string; words: typeof words.unknownItem }[],
): void {
  const all = [...faults.map(({ path, fault }) => ({ path, words: faultWords[fault] })), ...others];
  if (all.length > 0) throw fieldError(all.map((one) => ({ path: one.path, msg: one.words[lang] })));
}

function isSame(
  row: VersionRow,
  lines: readonly PackageItemRow[],
  other: VersionRow,
  otherLines: readonly PackageItemRow[],
): boolean {
  return row.price === other.price && toldOf(rowDraft(row, lines)) === toldOf(rowDraft(other, otherLines));
}

function priceOf(items: readonly { copies: number; price: number }[]): number {
  return items.reduce((sum, { copies, price }) => sum + copies * price, 0);
}

/** Own packages are counted in the order in which they were begun; a number that was dropped may come again. */
function nextCode(own: readonly VersionRow[]): string {
  const numbers = own.map(({ code }) => Number(code.replace(/^own-/, '')));
  return `own-${Math.max(0, ...numbers) + 1}`;
}

async function audit(
  ctx: SessionCtx,
  action: AuditAction,
  packageId: string,
  detail: AuditDetail,
): Promise<void> {
  await ctx.audit({ action, entity: 'package', entityId: packageId, detail });
}
