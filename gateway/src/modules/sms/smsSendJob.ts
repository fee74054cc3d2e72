import { sql } from '../../platform/db/sql';
import type { SmsOutbox } from './smsOutbox';
import type { SmsProvider } from './smsProvider';
import { takeReport, tellCheck, type AboutCheck } from './deliveryReports';
import { defineJob, type JobContext, type JobDefinition } from '../../kernel/job';

/** The jobs that send a message of the outbox: at once, and in the lane of those that nobody waits for. */
export function smsJobs(outbox: SmsOutbox, provider: SmsProvider): JobDefinition[] {
  const run = (payload: { outboxId: string }, context: JobContext) =>
    send(outbox, provider, payload, context);
  return [defineJob({ name: 'sms.send', run }), defineJob({ name: 'sms.sendLater', lane: 'messages', run })];
}

/**
 * Sends one message of the outbox. One already sent is left alone, so running twice sends once; an expired one is never
 * sent.
 */
async function send(
  outbox: SmsOutbox,
  provider: SmsProvider,
  { outboxId }: { outboxId: string },
  { services, attempt, maxAttempts }: JobContext,
): Promise<void> {
  const row = await services.db.withoutTenant((tx) =>
    tx.maybeOne<{ payload: Buffer | null; status: string }>(
      sql`select payload, status from sms_outbox_claim(${outboxId}::uuid, ${services.clock.now()})`,
    ),
  );
  // A message without its text was given up long ago.
  if (!row?.payload || row.status === 'sent' || row.status === 'expired') return;
  // Marked as soon as the database is available: a missing mark must not cause a second message.
  const mark = (status: 'sent' | 'retrying' | 'failed', reference: string | null) =>
    services.db.withRetry(() =>
      services.db.withoutTenant(async (tx) => {
        const about =
          await tx.maybeOne<AboutCheck>(sql`select about_main_id as "mainId", about_id as "checkId"
          from sms_outbox_mark(${outboxId}::uuid, ${status}, ${reference}::text)`);
        if (status === 'failed') await tellCheck(tx, about);
      }),
    );
  const message = outbox.open(outboxId, row.payload);
  let reference: string;
  try {
    reference = await provider.send(outboxId, message);
  } catch (error) {
    await mark(attempt >= maxAttempts ? 'failed' : 'retrying', null);
    throw error;
  }
  await mark('sent', reference);
  const delivery = provider.deliveryOf?.(message);
  if (delivery)
    await takeReport(services, { id: outboxId, messageId: reference, delivery, at: services.clock.now() });
}
