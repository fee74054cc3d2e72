import type { Logger } from 'pino';
import type { Services } from '../../kernel/context';
import { found } from '../../kernel/errors';
import { defineJob } from '../../kernel/job';
import {
  PaymentFault,
  type PaymentProvider,
  type Refund,
} from '../../platform/providers/payment/paymentProvider';
import { providerOf } from './inquiring';
import { paymentById, type PaymentRow } from './paymentRepository';
import {
  dueRefunds,
  refundById,
  takeRefundTurn,
  unaskedRefunds,
  type RefundKey,
  type RefundRow,
} from './refundRepository';
import { endRefund, keepFault, settleOwnRefund } from './refundSettling';
import { givenBackFor } from './words';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Money that is to be given back and of which the provider has not said the end. */
    'payments.refund': Record<string, never>;
  }
}

const BATCH = 50;
const DAY_MS = 24 * 3_600_000;
/** The provider would say no each time; every other refusal may pass by itself, or once the settings or its account are put right. */
const FINAL: readonly (string | null)[] = [
  ...['PARAM_ERROR', 'INVALID_REQUEST', 'RESOURCE_NOT_EXISTS'],
  ...['USER_ACCOUNT_ABNORMAL', 'MCH_NOT_EXISTS'],
];
/** One that the provider does not take on goes to operators after a day, and is asked for no more after seven. */
const WAITS_MS = DAY_MS;
const GIVEN_UP_MS = 7 * DAY_MS;
/** One that it took on takes days where it goes to a bank. */
const UNDER_WAY_MS = 7 * DAY_MS;
/** Until then the settings of a merchant who is not set up may come back. */
const UNASKED_MS = DAY_MS;

/** Each minute, and once one is asked for: asks the provider to give money back, and how that stands. */
export const refundPaymentsJob = defineJob({
  name: 'payments.refund',
  lane: 'outbound',
  cron: '* * * * *',
  async run(_, { services, log }) {
    const { payments, clock, db } = services;
    const now = clock.now();
    const until = new Date(now.getTime() - UNASKED_MS);
    const merchantId = payments?.merchantId ?? null;
    const lost = await unaskedRefunds(db.direct, { merchantId, until, limit: BATCH });
    const due = merchantId === null ? [] : await dueRefunds(db.direct, { merchantId, now, limit: BATCH });
    let failed = 0;
    const each = async (keys: RefundKey[], deed: (key: RefundKey) => Promise<unknown>) => {
      for (const key of keys) {
        try {
          await deed(key);
        } catch (error) {
          failed += 1;
          log.error({ err: error, refundId: key.id }, 'giving back a payment failed');
        }
      }
    };
    await each(lost, (key) => endRefund(services, key, { status: 'unasked', fault: null }));
    await each(due, (key) => pursue(services, log, key));
    if (failed > 0) throw new Error(`giving back ${failed} payments failed`);
  },
});

/** Asks about one refund. No transaction is open while the provider is asked. */
async function pursue(services: Services, log: Logger, key: RefundKey): Promise<void> {
  const { mainId } = key;
  const now = services.clock.now();
  const turn = await services.db.withTenant({ mainIds: [mainId], mainId }, async (tx) => {
    const refund = found(await refundById(tx, key));
    if (!(await takeRefundTurn(tx, refund, now))) return null;
    return { refund, payment: found(await paymentById(tx, mainId, refund.paymentId)) };
  });
  const provider = turn && providerOf(services, turn.payment);
  if (!turn || !provider) return;
  const { refund, payment } = turn;
  try {
    await settleOwnRefund(services, key, await standing(provider, payment, refund));
    if (isLate(refund, now))
      await keepFault(services, key, { fault: null, isLate: (row) => isLate(row, now) });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    log.warn({ err: error, refundId: key.id }, 'a payment could not be given back yet');
    await takeFault(services, provider, refund, error);
    if (error.kind === 'forged') throw error;
  }
}

/** Asked for, as often as it takes: under the same number it is the same refund. Once taken on, it is asked about. */
async function standing(provider: PaymentProvider, payment: PaymentRow, refund: RefundRow): Promise<Refund> {
  const { outRefundNo, amount } = refund;
  const known = refund.status === 'asked' ? null : await provider.queryRefund(outRefundNo);
  return (
    known ??
    provider.refund({
      ...{ outRefundNo, amount, total: payment.amount, reason: givenBackFor },
      transactionId: payment.transactionId!,
    })
  );
}

/** A refusal is believed once the provider says, too, that it knows no such refund: an answer before may have been lost. */
async function takeFault(
  services: Services,
  provider: PaymentProvider,
  refund: RefundRow,
  { kind, code }: PaymentFault,
): Promise<void> {
  const now = services.clock.now();
  const fault = code ?? kind;
  const isFinal = kind === 'refused' && FINAL.includes(code);
  // Also one that was under way: a provider that knows it no more is asked anew, and may refuse.
  const isGivenUp = refund.status === 'asked' && ageOf(refund, now) > GIVEN_UP_MS;
  if (isFinal || isGivenUp) {
    const known = await provider.queryRefund(refund.outRefundNo).catch((error: unknown) => {
      if (!(error instanceof PaymentFault)) throw error;
      return undefined;
    });
    if (known) await settleOwnRefund(services, refund, known);
    if (known === null) await endRefund(services, refund, { status: 'refused', fault });
    if (known !== undefined) return;
  }
  await keepFault(services, refund, { fault, isLate: (row) => isLate(row, now) });
}

const ageOf = ({ askedAt }: RefundRow, now: Date) => now.getTime() - askedAt.getTime();

const isLate = (refund: RefundRow, now: Date) =>
  (refund.status === 'asked' && ageOf(refund, now) > WAITS_MS) ||
  (refund.status === 'processing' && ageOf(refund, now) > UNDER_WAY_MS);
