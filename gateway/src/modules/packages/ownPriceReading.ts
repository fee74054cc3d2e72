import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { enterpriseName, ownPricesOf, pricedEnterprises, type OwnPriceRow } from './ownPriceRepository';
import { packagesOf } from './packageRepository';
import { namesOf } from './packageUse';

type Schemas = components['schemas'];

const MOST_FOUND = 50;

/** Enterprises by a part of their name, those with prices of their own first. */
export async function findPricedEnterprises(
  { tx, clock, session }: SessionCtx,
  { text }: BodyOf<'findPricedEnterprises'>,
): Promise<ReplyOf<'findPricedEnterprises'>> {
  const asked = { text: plainText(text), at: clock.now(), limit: MOST_FOUND };
  const rows = await pricedEnterprises(tx, session.mainIds, asked);
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _total, ...row }) => row) };
}

/** What an enterprise pays for each standard package. @throws 404 */
export async function getEnterprisePrices(
  { tx, lang, clock, session }: SessionCtx,
  enterpriseId: string,
): Promise<Schemas['EnterprisePrices']> {
  const name = found(await enterpriseName(tx, enterpriseId));
  const now = clock.now();
  const all = await ownPricesOf(tx, enterpriseId);
  const names = await namesOf(
    tx,
    all.flatMap(({ createdBy, withdrawnBy }) => [createdBy, withdrawnBy]),
  );
  const nameOf = (id: string) => names.get(id) ?? '';
  const rows = (await packagesOf(tx, session.mainId, now)).filter(
    ({ ownerMainId, publishedAt }) => ownerMainId === null && publishedAt !== null,
  );
  return {
    enterpriseId,
    name,
    packages: rows.map((row) => {
      const own = all.filter(({ packageId }) => packageId === row.id);
      const history = own.map((one) => ({
        ...ownPriceView(own, one, now),
        changedAt: one.createdAt.toISOString(),
        changedBy: nameOf(one.createdBy),
        withdrawnAt: one.withdrawnAt?.toISOString() ?? null,
        withdrawnBy: one.withdrawnBy ? nameOf(one.withdrawnBy) : null,
      }));
      return {
        packageId: row.id,
        name: row.name[lang],
        active: row.active,
        price: row.price,
        ownPrice: history.find(({ state }) => state === 'inForce')?.price ?? null,
        planned: history.find(({ state }) => state === 'planned') ?? null,
        basedOn: own.find(({ withdrawnAt }) => withdrawnAt === null)?.id ?? null,
        history,
      };
    }),
  };
}

/** What an account reads of its own prices of a package: what is planned, in force and past. */
export async function ownPricesShown(
  { tx, clock, session }: Pick<SessionCtx, 'tx' | 'clock' | 'session'>,
  packageId: string,
): Promise<Schemas['OwnPrice'][]> {
  const own = (await ownPricesOf(tx, session.mainId)).filter((row) => row.packageId === packageId);
  return own.flatMap((row) => {
    const { state, ...view } = ownPriceView(own, row, clock.now());
    return state === 'withdrawn' ? [] : [{ ...view, state }];
  });
}

/** `own`: every price of the same account and package, the newest first. */
function ownPriceView(own: readonly OwnPriceRow[], row: OwnPriceRow, now: Date) {
  const { id: priceId, effectiveOn, price } = row;
  return { priceId, effectiveOn, price, state: stateOf(own, row, now) };
}

function stateOf(own: readonly OwnPriceRow[], row: OwnPriceRow, now: Date) {
  if (row.withdrawnAt) return 'withdrawn' as const;
  if (row.effectiveAt > now) return 'planned' as const;
  const inForce = own.find((one) => one.withdrawnAt === null && one.effectiveAt <= now);
  return row === inForce ? ('inForce' as const) : ('past' as const);
}
