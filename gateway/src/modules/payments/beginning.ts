import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { PaymentFault } from '../../platform/providers/payment/paymentProvider';
import { limitAt } from '../limits/limitAt';
import { lockAccount } from '../accounts/accountRepository';
import { ownPayment, providerOf } from './inquiring';
import { wire } from './listing';
import { countPayable, insertPayment, paymentById, setCode } from './paymentRepository';
import { paidFor } from './words';

/** How long a code can be paid. */
const CODE_MS = 15 * 60_000;

/**
 * Keeps a payment, before the provider knows of it: whatever the provider tells later finds its row.
 * @throws 2460, 2462, 403 the platform, which orders nothing
 */
export async function createPayment(
  ctx: SessionCtx,
  { amount }: BodyOf<'createPayment'>,
): Promise<ReplyOf<'createPayment'>> {
  const { tx, session, services } = ctx;
  const { mainId, userId } = session;
  // Of many at once no more than the limit are kept.
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const { payments } = services;
  if (!payments) throw new BusinessError(CODE.SCANNING_OFF);
  const { merchantId } = payments;
  const begunAt = ctx.clock.now();
  const mostOpen = await limitAt(tx, 'paymentsOpen', begunAt);
  if ((await countPayable(tx, mainId, { merchantId, now: begunAt })) >= mostOpen)
    throw new BusinessError(CODE.TOO_MANY_PAYMENTS, { n: mostOpen });
  const id = uuidv7();
  await insertPayment(tx, {
    ...{ mainId, id, amount, begunAt, begunBy: userId },
    outTradeNo: id.replaceAll('-', '').toUpperCase(),
    ...{ provider: payments.kind, merchantId, appId: payments.appId },
    expiresAt: new Date(begunAt.getTime() + CODE_MS),
  });
  await ctx.audit({ action: 'payment.begun', entity: 'payment', entityId: id, detail: { amount } });
  return wire(found(await paymentById(tx, mainId, id)), begunAt);
}

/**
 * The code to scan. Asked for again, also at once, it is the same payment at the provider.
 * @throws 404, 2461 the provider did not answer, 2462
 */
export async function showPaymentCode(
  ctx: SessionCtx,
  paymentId: string,
): Promise<ReplyOf<'showPaymentCode'>> {
  const { services, clock, session } = ctx;
  const row = await ownPayment(ctx, paymentId);
  const { status, codeUrl, expiresAt, outTradeNo, amount } = row;
  if (status !== 'created' || codeUrl !== null || expiresAt <= clock.now()) return wire(row, clock.now());
  const provider = providerOf(services, row);
  if (!provider) throw new BusinessError(CODE.SCANNING_OFF);
  let ordered: string;
  try {
    ordered = await provider.order({ outTradeNo, amount, expiresAt, description: paidFor });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    ctx.log.warn({ err: error, paymentId }, 'a payment could not be ordered');
    throw new BusinessError(CODE.PAYMENT_SILENT);
  }
  const { mainId, mainIds, userId } = session;
  await ctx.independent({ mainIds, mainId, userId }, (tx) => setCode(tx, row, ordered));
  return wire(await ownPayment(ctx, paymentId), clock.now());
}
