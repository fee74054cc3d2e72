import type { Services } from '../../kernel/context';
import { enqueue } from '../../platform/jobs/enqueue';
import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { OutboxStanding } from './messageStatus';

/** What became of a message, as the network knows it. */
export type Delivery =
  | { status: 'delivered' }
  | {
      status: Exclude<OutboxStanding['delivery'], 'delivered' | null>;
      reason: Exclude<OutboxStanding['deliveryReason'], null>;
    };

/** The message by the id it was handed over with, or by the reference the carrier gave it (where both are told, by the first). */
export interface DeliveryReport {
  id: string | null;
  messageId: string | null;
  delivery: Delivery;
  /** When the network knew it; a moment that is still to come counts as now. */
  at: Date;
}

/** The account and the check that a message is about; nulls for a code and for what is sent to people of an account. */
export interface AboutCheck {
  mainId: string | null;
  checkId: string | null;
}

/**
 * Takes what the network says of a message. Nothing is answered: whether there is such a message, and whether the report told
 * anything new, is not for its sender. The same report twice, or in another order, comes to the same.
 */
export async function takeReport({ db, clock }: Services, report: DeliveryReport): Promise<void> {
  const { id, messageId, delivery, at } = report;
  const reason = delivery.status === 'delivered' ? null : delivery.reason;
  const now = clock.now();
  await db.withoutTenant(async (tx) => {
    const about = await tx.maybeOne<AboutCheck>(sql`select about_main_id as "mainId", about_id as "checkId"
      from sms_outbox_report(${id}::uuid, ${messageId}::text, ${delivery.status}, ${reason}::text, ${at < now ? at : now})`);
    await tellCheck(tx, about);
  });
}

/** The check that a message is about looks anew whether its candidate was reached, once the transaction commits. */
export async function tellCheck(tx: Tx, about: AboutCheck | null): Promise<void> {
  if (about?.mainId && about.checkId)
    await enqueue(tx, 'check.arrival', { mainId: about.mainId, checkId: about.checkId });
}
