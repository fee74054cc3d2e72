import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { balanceOf } from '../ledger/ledgerService';
import { duplicatesOf, personIndexes, promisesFor, selection } from './orderService';

export type QuoteRequest = BodyOf<'quoteOrder'>;

/** The price of an order, whether the balance covers it, the date it would be done, and earlier checks of the person. */
export async function quoteOrder(
  ctx: SessionCtx,
  request: QuoteRequest,
): Promise<components['schemas']['Quote']> {
  const { items, price } = await selection(ctx, ctx.session.mainId, request, ctx.clock.now());
  const promises = await promisesFor(
    ctx,
    items.map(({ kind }) => kind),
  );
  const { available, held } = await balanceOf(ctx.tx, ctx.session.mainId);
  const isPersonKnown = Boolean(request.mobile ?? request.idNumber);
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
    duplicates: isPersonKnown ? await duplicatesOf(ctx, ctx.session.mainId, personIndexes(ctx, request)) : [],
  };
}
