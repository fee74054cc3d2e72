import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf } from '../../kernel/module';
import { balanceOf } from '../ledger/ledgerService';
import { orderablePackage } from '../packages/packageService';
import { shownEarlier } from './domain/rowRules';
import { selectionOf } from './domain/selection';
import { earlierSince } from './factRepository';
import { duplicatesSince } from './facts';
import { personIndexes, promisesFor } from './orderService';

export type QuoteRequest = BodyOf<'quoteOrder'>;

/** The price of an order, whether the balance covers it, the date it would be done, and earlier checks of the person. */
export async function quoteOrder(
  ctx: SessionCtx,
  request: QuoteRequest,
): Promise<components['schemas']['Quote']> {
  const { mainId } = ctx.session;
  const chosen = await orderablePackage(ctx.tx, mainId, request.packageId, ctx.clock.now());
  const { items, price } = selectionOf(chosen, request.itemCodes);
  const promises = await promisesFor(
    ctx,
    items.map(({ kind }) => kind),
  );
  const { available, held } = await balanceOf(ctx.tx, mainId);
  return {
    price,
    available,
    held,
    enough: available >= price,
    promisedDate: promises.promisedDate,
    promisedEstimate: promises.promisedEstimate,
    items: items.map(({ kind, copies }) => ({
      itemCode: kind.code,
      name: kind.name[ctx.lang],
      price: copies.reduce((sum, copy) => sum + copy.price, 0),
      sensitive: kind.sensitive,
      promisedDate: promises.of.get(kind.code)!.day,
      workingDays: promises.of.get(kind.code)!.days,
    })),
    duplicates: await earlierOf(ctx, request),
  };
}

/** Checks of the same person in the last 90 days; none as long as nobody knows who it is. */
async function earlierOf(ctx: SessionCtx, request: QuoteRequest) {
  if (!request.mobile && !request.idNumber) return [];
  const sought = { id: uuidv7(), ...personIndexes(ctx, request) };
  const since = duplicatesSince(ctx.clock.now());
  const found = await earlierSince(ctx.tx, ctx.session.mainId, [sought], since);
  return shownEarlier(found.get(sought.id) ?? []);
}
