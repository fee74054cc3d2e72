import type { FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { settleRefund } from '../../modules/payments/refundSettling';
import { settle, type Settled } from '../../modules/payments/settling';
import { NOTIFY_PATH } from '../../platform/providers/payment/chosenPayment';
import { PaymentFault } from '../../platform/providers/payment/paymentProvider';
import type { Told, WechatPay } from '../../platform/providers/payment/wechatPay';
import { registerSignedCalls } from './signedCalls';

/** A notification has about 2 KB. */
const BODY_LIMIT = 32 * 1024;

/** Where WeChat Pay tells what was paid. */
export async function registerWechatPayNotify(app: FastifyInstance, services: Services): Promise<void> {
  const { payments } = services;
  if (payments?.kind !== 'wechatPay') return;
  await registerSignedCalls(app, services, {
    path: NOTIFY_PATH,
    bodyLimit: BODY_LIMIT,
    what: 'a notification of a payment',
    Fault: PaymentFault,
    take: async (headers, body) => {
      const told = await take(services, payments, payments.readNotification(headers, body));
      return told === 'unknown' ? 'unknown' : 'known';
    },
  });
}

async function take(services: Services, { merchantId }: WechatPay, told: Told): Promise<Settled> {
  if (!told) return 'known';
  if (told.about === 'payment') return settle(services, told.transaction);
  return told.merchantId === merchantId ? settleRefund(services, told) : 'unknown';
}
