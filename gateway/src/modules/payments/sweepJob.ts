import { found } from '../../kernel/errors';
import { defineJob } from '../../kernel/job';
import { inquire, providerOf } from './inquiring';
import { paymentById, unendedPayments, type PaymentKey } from './paymentRepository';
import type { Services } from '../../kernel/context';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Payments whose code ended and that nobody told the end of. */
    'payments.sweep': Record<string, never>;
  }
}

const BATCH = 50;
/** A provider that was silent about a payment is asked again after this. */
const PATIENCE_MS = 60_000;

/** Each minute: asks how payments stand whose code ended, books what was paid unheard, and closes the rest. */
export const sweepPaymentsJob = defineJob({
  name: 'payments.sweep',
  lane: 'outbound',
  cron: '* * * * *',
  async run(_, { services, log }) {
    const { payments, clock, db } = services;
    if (!payments) return;
    const now = clock.now();
    const unaskedSince = new Date(now.getTime() - PATIENCE_MS);
    const due = await unendedPayments(db.direct, {
      ...{ merchantId: payments.merchantId, now, unaskedSince, limit: BATCH },
    });
    let failed = 0;
    for (const key of due) {
      try {
        await sweep(services, key, unaskedSince);
      } catch (error) {
        failed += 1;
        log.error({ err: error, paymentId: key.id }, 'asking about a payment failed');
      }
    }
    if (failed > 0) throw new Error(`asking about ${failed} payments failed`);
  },
});

async function sweep(services: Services, { mainId, id }: PaymentKey, unaskedSince: Date): Promise<void> {
  const row = found(
    await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) => paymentById(tx, mainId, id)),
  );
  const provider = providerOf(services, row);
  if (provider) await inquire(services, provider, row, { unaskedSince, isWanted: false });
}
