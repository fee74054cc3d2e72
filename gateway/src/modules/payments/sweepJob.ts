import type { Services } from '../../kernel/context';
import { found } from '../../kernel/errors';
import { defineJob } from '../../kernel/job';
import { inquire, providerOf } from './inquiring';
import { paymentById, unaskedPayments, unendedPayments, type PaymentKey } from './paymentRepository';
import { settleUnasked } from './settling';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    /** Payments whose code ended and that nobody told the end of. */
    'payments.sweep': Record<string, never>;
  }
}

const BATCH = 50;
/** A provider that was silent about a payment is asked again after this. */
const PATIENCE_MS = 60_000;
/** A payment of a merchant who is not set up goes to operators after this: until then the old settings may come back. */
const UNASKED_MS = 24 * 3_600_000;

/**
 * Each minute: asks how payments stand whose code ended, books what was paid unheard, and closes the rest. Those that nobody can be
 * asked about any more go to operators.
 */
export const sweepPaymentsJob = defineJob({
  name: 'payments.sweep',
  lane: 'outbound',
  cron: '* * * * *',
  async run(_, { services, log }) {
    const { payments, clock, db } = services;
    const now = clock.now();
    const unaskedSince = new Date(now.getTime() - PATIENCE_MS);
    const until = new Date(now.getTime() - UNASKED_MS);
    const merchantId = payments?.merchantId ?? null;
    const lost = await unaskedPayments(db.direct, { merchantId, until, limit: BATCH });
    const due =
      merchantId === null
        ? []
        : await unendedPayments(db.direct, { merchantId, now, unaskedSince, limit: BATCH });
    let failed = 0;
    const each = async (keys: PaymentKey[], deed: (key: PaymentKey) => Promise<unknown>) => {
      for (const key of keys) {
        try {
          await deed(key);
        } catch (error) {
          failed += 1;
          log.error({ err: error, paymentId: key.id }, 'asking about a payment failed');
        }
      }
    };
    await each(lost, (key) => settleUnasked(services, key));
    await each(due, (key) => sweep(services, key, unaskedSince));
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
