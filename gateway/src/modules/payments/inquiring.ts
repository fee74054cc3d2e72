import { CODE } from '@probity/contract/codeNames';
import type { Services, SessionCtx } from '../../kernel/context';
import { BusinessError, found } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import { systemWork } from '../../kernel/work';
import { PaymentFault, type PaymentProvider } from '../../platform/providers/payment/paymentProvider';
import { wire } from './listing';
import { paymentById, setClosed, takeTurn, type PaymentKey, type PaymentRow } from './paymentRepository';
import { settle } from './settling';

type Payment = ReplyOf<'checkPayment'>;

/** A screen asks every few seconds, and there may be several: the provider is asked no oftener than this. */
const BETWEEN_MS = 4_000;

/** A payment of the session's account, read anew. @throws 404 */
export async function ownPayment(ctx: SessionCtx, paymentId: string): Promise<PaymentRow> {
  const { mainId, mainIds, userId } = ctx.session;
  return found(
    await ctx.independent({ mainIds, mainId, userId }, (tx) => paymentById(tx, mainId, paymentId)),
  );
}

/** Who takes the money of this payment, while that is still set up; null: it cannot be asked about now. */
export function providerOf({ payments }: Services, row: PaymentRow): PaymentProvider | null {
  const isIts = payments?.kind === row.provider && payments.merchantId === row.merchantId;
  return isIts ? payments : null;
}

/** How a payment stands. A provider that is silent is asked again the next time; nothing is told of it. @throws 404 */
export async function checkPayment(ctx: SessionCtx, paymentId: string): Promise<Payment> {
  const row = await ownPayment(ctx, paymentId);
  const { services, clock } = ctx;
  const provider = providerOf(services, row);
  if (row.status !== 'created' || !provider) return wire(row, clock.now());
  const unaskedSince = new Date(clock.now().getTime() - BETWEEN_MS);
  try {
    await inquire(services, provider, row, { unaskedSince, isWanted: true });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    ctx.log.warn({ err: error, paymentId }, 'a payment could not be asked about');
  }
  return wire(await ownPayment(ctx, paymentId), clock.now());
}

/** Closes a payment; what was paid meanwhile is booked instead, and says so. @throws 404, 2461, 2462 */
export async function cancelPayment(ctx: SessionCtx, paymentId: string): Promise<Payment> {
  const row = await ownPayment(ctx, paymentId);
  const { services, clock } = ctx;
  if (row.status !== 'created') return wire(row, clock.now());
  const provider = providerOf(services, row);
  if (!provider) throw new BusinessError(CODE.SCANNING_OFF);
  try {
    await inquire(services, provider, row, { unaskedSince: clock.now(), isWanted: false });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    ctx.log.warn({ err: error, paymentId }, 'a payment could not be closed');
  }
  const after = await ownPayment(ctx, paymentId);
  if (after.status === 'created') throw new BusinessError(CODE.PAYMENT_SILENT);
  return wire(after, clock.now());
}

/**
 * Asks the provider how a payment stands and takes it in; one that nobody wants any more, or whose code ended, is closed there
 * and then here. No transaction is open while the provider is asked.
 * @throws PaymentFault where it gave no usable answer: nothing has changed then
 */
export async function inquire(
  services: Services,
  provider: PaymentProvider,
  row: PaymentRow,
  { unaskedSince, isWanted }: { unaskedSince: Date; isWanted: boolean },
): Promise<void> {
  const { mainId, outTradeNo, expiresAt } = row;
  const now = services.clock.now();
  const isTurn = await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
    takeTurn(tx, row, { now, unaskedSince }),
  );
  if (!isTurn) return;
  const told = await provider.query(outTradeNo);
  if (told && (told.state === 'paid' || told.state === 'refunded')) {
    await settle(services, told);
    return;
  }
  if (isWanted && now < expiresAt && told?.state !== 'closed') return;
  const isClosed = told === null || told.state === 'closed' || (await provider.close(outTradeNo));
  // Not closed: it was paid since it was asked about, which the next asking finds.
  if (isClosed) await close(services, row);
}

async function close(services: Services, key: PaymentKey & { amount: number }): Promise<void> {
  const { mainId, id, amount } = key;
  await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    if (!(await setClosed(tx, key, services.clock.now()))) return;
    await systemWork(services, tx, mainId).audit({
      action: 'payment.closed',
      entity: 'payment',
      entityId: id,
      detail: { amount },
    });
  });
}
