import type { StandardValues } from '@probity/contract/rules/standardPackage';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { catalogueByCode } from './catalogueRepository';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { itemsOf } from './packageRepository';
import { DAYS_COUNTED, namesOf, sinceOf } from './packageUse';
import { concernedBy, standardVersions, type StandardRow } from './standardRepository';

type Schemas = components['schemas'];
type Telling = Pick<SessionCtx, 'tx' | 'clock'>;

const MOST_ROWS = 200;

/** Every version of every standard package with what an operator may set of it. */
export interface Standing {
  rows: readonly StandardRow[];
  valuesOf: (row: StandardRow) => StandardValues;
}

export async function standardStanding({ tx }: Pick<SessionCtx, 'tx'>): Promise<Standing> {
  const rows = await standardVersions(tx);
  const linesOf = await itemsOf(tx, rows);
  return {
    rows,
    valuesOf: (row) => {
      const { nameEn, nameZh, descriptionEn, descriptionZh, price, active } = row;
      const items = linesOf(row).map(({ itemCode, copies }) => ({ itemCode, copies }));
      return { nameEn, nameZh, descriptionEn, descriptionZh, price, active, items };
    },
  };
}

/** The newest version that counts, planned or in force. `newestFirst`: of one package. */
export const newestOf = (newestFirst: readonly StandardRow[]): StandardRow | undefined =>
  newestFirst.find(({ withdrawnAt }) => withdrawnAt === null);

/** The version that is ordered at a moment. `newestFirst`: of one package. */
export const inForceAt = (newestFirst: readonly StandardRow[], at: Date): StandardRow | undefined =>
  newestFirst.find(
    ({ withdrawnAt, effectiveAt }) => withdrawnAt === null && (effectiveAt === null || effectiveAt <= at),
  );

/** Every standard package as it is now, with the change that waits for its day. */
export async function listStandardPackages(ctx: Telling): Promise<Schemas['StandardPackage'][]> {
  return (await details(ctx)).map((detail) => detail.package);
}

/** @throws 404 also for a package of an enterprise's own */
export async function getStandardPackage(
  ctx: Telling,
  packageId: string,
): Promise<Schemas['StandardPackageDetail']> {
  return found((await details(ctx)).find((one) => one.package.packageId === packageId) ?? null);
}

async function details(ctx: Telling): Promise<Schemas['StandardPackageDetail'][]> {
  const now = ctx.clock.now();
  const { rows, valuesOf } = await standardStanding(ctx);
  const names = await namesOf(
    ctx.tx,
    rows.flatMap(({ savedBy, withdrawnBy }) => [savedBy, withdrawnBy]),
  );
  const nameOf = (id: string | null) => (id ? (names.get(id) ?? '') : null);
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const own = rows.filter((row) => row.id === id);
    const current = inForceAt(own, now)!;
    const history = own.map((row, index) => {
      const before = own.slice(index + 1).find(({ withdrawnAt }) => withdrawnAt === null);
      return {
        version: row.version,
        effectiveOn: row.effectiveOn,
        state: stateOf(row, current, now),
        values: wire(valuesOf(row)),
        before: before ? wire(valuesOf(before)) : null,
        changedAt: row.savedAt.toISOString(),
        changedBy: nameOf(row.savedBy),
        withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
        withdrawnBy: nameOf(row.withdrawnBy),
      };
    });
    return {
      package: {
        packageId: id,
        code: current.code,
        version: current.version,
        values: wire(valuesOf(current)),
        planned: history.find(({ state }) => state === 'planned') ?? null,
      },
      basedOn: newestOf(own)!.version,
      history,
    };
  });
}

function stateOf(row: StandardRow, current: StandardRow, now: Date) {
  if (row.withdrawnAt) return 'withdrawn' as const;
  if (row.effectiveAt && row.effectiveAt > now) return 'planned' as const;
  return row === current ? ('inForce' as const) : ('past' as const);
}

const wire = ({ items, ...values }: StandardValues): Schemas['StandardPackageValues'] => ({
  ...values,
  items: [...items],
});

/**
 * Who is concerned by a change of a package, and what its items would cost by themselves from that day.
 * @throws 1000 the day is over, 404
 */
export async function previewStandardPackage(
  ctx: SessionCtx,
  { packageId, effectiveOn, items }: BodyOf<'previewStandardPackage'>,
): Promise<ReplyOf<'previewStandardPackage'>> {
  const at = effectiveFrom(ctx, effectiveOn, ctx.clock.now());
  found((await standardVersions(ctx.tx)).find(({ id }) => id === packageId) ?? null);
  const then = await catalogueByCode(ctx.tx, at);
  const asked = { packageId, since: sinceOf(ctx), at, limit: MOST_ROWS };
  const rows = await concernedBy(ctx.tx, ctx.session.mainIds, asked);
  return {
    itemsPrice: items.reduce((sum, one) => sum + one.copies * found(then.get(one.itemCode)).price, 0),
    days: DAYS_COUNTED,
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => row),
  };
}
