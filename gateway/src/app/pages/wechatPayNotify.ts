import type { FastifyError, FastifyInstance } from 'fastify';
import type { Services } from '../../kernel/context';
import { settle, settleRefund, type Settled } from '../../modules/payments/settling';
import { NOTIFY_PATH } from '../../platform/providers/payment/chosenPayment';
import { PaymentFault } from '../../platform/providers/payment/paymentProvider';
import type { Told, WechatPay } from '../../platform/providers/payment/wechatPay';
import { clientAddress } from '../../platform/security/clientAddress';
import { RateWindow } from '../../platform/security/rateWindow';
import { networkOf } from '../../kernel/network';
import { readLimited } from '../../server/http/parsing';
import { TransportError } from '../../server/http/transportError';

/** A notification has about 2 KB. */
const BODY_LIMIT = 32 * 1024;
/** Far more than WeChat Pay sends from one network, far less than a signature check for everybody who asks. */
const PER_MINUTE = 600;

/**
 * Where WeChat Pay tells what was paid. It knows no envelope and no session: who calls is known by the signature over the very
 * bytes, so they are kept as they came. It answers 204 once what was told is kept for good, and anything else is told again later.
 */
export async function registerWechatPayNotify(app: FastifyInstance, services: Services): Promise<void> {
  const { payments, clock, log } = services;
  if (payments?.kind !== 'wechatPay') return;
  const rate = new RateWindow(PER_MINUTE, 60_000);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (_request, payload, done) => {
      readLimited(payload, BODY_LIMIT).then(
        (text) => done(null, text),
        (error: Error) => done(error),
      );
    });
    scope.setErrorHandler((error: FastifyError | TransportError | PaymentFault, request, reply) => {
      if (error instanceof PaymentFault) {
        log.warn({ err: error, requestId: request.id }, 'a notification of a payment was refused');
        return reply.code(error.kind === 'forged' ? 401 : 400).send({ code: 'FAIL', message: error.message });
      }
      const known = error instanceof TransportError ? error.status : error.statusCode;
      if (known && known < 500) return reply.code(known).send({ code: 'FAIL', message: 'Not taken' });
      log.error({ err: error, requestId: request.id }, 'a notification of a payment could not be kept');
      return reply.code(500).send({ code: 'FAIL', message: 'Please tell it again' });
    });
    scope.post(
      NOTIFY_PATH,
      {
        onRequest: async (request) => {
          const wait = rate.enter(networkOf(clientAddress(request)), clock.now());
          if (wait > 0) throw new TransportError(429, 'Too many notifications', wait);
        },
      },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const told = payments.readNotification(request.headers, body);
        if ((await take(services, payments, told)) === 'unknown')
          return reply.code(404).send({ code: 'FAIL', message: 'No such payment' });
        return reply.code(204).send();
      },
    );
  });
}

async function take(services: Services, { merchantId }: WechatPay, told: Told): Promise<Settled> {
  if (!told) return 'known';
  if (told.about === 'payment') return settle(services, told.transaction);
  return told.merchantId === merchantId ? settleRefund(services, told) : 'unknown';
}
