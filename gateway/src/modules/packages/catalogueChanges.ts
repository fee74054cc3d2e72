import { CODE } from '@probity/contract/codeNames';
import { catalogueFaults, type CatalogueValues } from '@probity/contract/rules/catalogueEdit';
import { tidyRules } from '@probity/contract/rules/fields/decided';
import type { AuditDetail } from '@probity/contract/rules/auditDetails';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { addChange, catalogueChanges, withdrawChange, type ChangeRow } from './catalogueChangeRepository';
import { getCatalogueEntry, newestOf, valuesOf } from './catalogueEntries';
import { catalogueByCode, lockCatalogue } from './catalogueRepository';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { catalogueFaultWords } from './words';

/**
 * Changes a kind of check, at once or from a later day on. The same change sent again, because its reply was lost, is the one that
 * is kept.
 * @throws 1000 at the field, 404, 2510 somebody changed it since it was read, 2511 one is planned already, 2512
 */
export async function changeCatalogueItem(
  ctx: SessionCtx,
  { itemCode, basedOn, effectiveOn, values: given }: BodyOf<'changeCatalogueItem'>,
): Promise<ReplyOf<'changeCatalogueItem'>> {
  await lockCatalogue(ctx.tx);
  // Read behind the lock: whatever was ordered before is older, and stays as it was.
  const now = ctx.clock.now();
  const values = plainValues(given);
  const effectiveAt = effectiveFrom(ctx, effectiveOn, now);
  const before = valuesOf(found((await catalogueByCode(ctx.tx, now)).get(itemCode) ?? null));
  const faults = catalogueFaults(itemCode, values);
  if (faults.length > 0)
    throw fieldError(
      faults.map(({ path, fault }) => ({
        path: `values.${path}`,
        msg: catalogueFaultWords[fault][ctx.lang],
      })),
    );
  const newest = newestOf(await catalogueChanges(ctx.tx), itemCode);
  if (newest && isSentAgain(ctx, newest, effectiveOn, values)) return getCatalogueEntry(ctx, itemCode);
  if ((newest?.id ?? null) !== basedOn) throw new BusinessError(CODE.CATALOGUE_CHANGED);
  if (newest && newest.effectiveAt > now)
    throw new BusinessError(CODE.CATALOGUE_PLANNED, { day: newest.effectiveOn });
  if (isSame(before, values)) throw new BusinessError(CODE.CATALOGUE_UNCHANGED);
  const id = uuidv7(now.getTime());
  await addChange(ctx.tx, {
    id,
    itemCode,
    effectiveOn,
    effectiveAt,
    values,
    createdAt: now,
    createdBy: ctx.session.userId,
  });
  await ctx.audit({
    action: 'catalogue.changed',
    entity: 'catalogueItem',
    entityId: id,
    detail: { item: itemCode, day: effectiveOn, ...differences(before, values) },
  });
  return getCatalogueEntry(ctx, itemCode);
}

/** Twice is once. @throws 404, 2513 it is in force */
export async function withdrawCatalogueChange(
  ctx: SessionCtx,
  { changeId }: BodyOf<'withdrawCatalogueChange'>,
): Promise<ReplyOf<'withdrawCatalogueChange'>> {
  await lockCatalogue(ctx.tx);
  const now = ctx.clock.now();
  const row = found((await catalogueChanges(ctx.tx)).find(({ id }) => id === changeId) ?? null);
  if (row.withdrawnAt) return { done: true };
  if (row.effectiveAt <= now) throw new BusinessError(CODE.CATALOGUE_IN_FORCE);
  await withdrawChange(ctx.tx, changeId, ctx.session.userId, now);
  await ctx.audit({
    action: 'catalogue.withdrawn',
    entity: 'catalogueItem',
    entityId: changeId,
    detail: { item: row.itemCode, day: row.effectiveOn },
  });
  return { done: true };
}

function plainValues({ nameEn, nameZh, whatEn, whatZh, ...rest }: CatalogueValues): CatalogueValues {
  const text = { nameEn, nameZh, whatEn, whatZh };
  const [en, zh, toldEn, toldZh] = Object.values(text).map(plainText) as [string, string, string, string];
  return {
    ...rest,
    nameEn: en,
    nameZh: zh,
    whatEn: toldEn,
    whatZh: toldZh,
    fields: sorted(rest.fields),
    fieldRules: tidyRules(rest.fieldRules),
  };
}

const sorted = (fields: CatalogueValues['fields']) => [...new Set(fields)].sort();

const asks = ({ fields, fieldRules }: CatalogueValues) =>
  JSON.stringify([sorted(fields), tidyRules(fieldRules)]);

const isSame = (one: CatalogueValues, other: CatalogueValues): boolean =>
  changedIn(one, other).length === 0 && one.price === other.price && one.workingDays === other.workingDays;

/** What of the rest differs: names, texts, what is asked for. */
function changedIn(one: CatalogueValues, other: CatalogueValues): string[] {
  const differs = (...names: (keyof CatalogueValues)[]) => names.some((name) => one[name] !== other[name]);
  return [
    ...(differs('nameEn', 'nameZh') ? ['itemName'] : []),
    ...(differs('whatEn', 'whatZh') ? ['itemText'] : []),
    ...(asks(one) === asks(other) ? [] : ['askedFields']),
  ];
}

function differences(before: CatalogueValues, values: CatalogueValues): AuditDetail {
  const fields = changedIn(before, values);
  return {
    ...(before.price !== values.price && { price: { from: before.price, to: values.price } }),
    ...(before.workingDays !== values.workingDays && {
      days: { from: before.workingDays, to: values.workingDays },
    }),
    ...(fields.length > 0 && { fields }),
  };
}

const isSentAgain = (
  { session }: SessionCtx,
  newest: ChangeRow,
  effectiveOn: string,
  values: CatalogueValues,
): boolean =>
  newest.createdBy === session.userId && newest.effectiveOn === effectiveOn && isSame(newest.values, values);
