import type { Services } from '../../kernel/context';
import type { Tx } from '../../platform/db/tx';
import { enqueue } from '../../platform/jobs/enqueue';
import { defineJob } from '../../kernel/job';
import { closesOn } from '../../kernel/openAccount';
import { systemWork } from '../../kernel/work';
import { publish } from '../events/publish';
import { deliveryById, dropWaiting, recordTry, type DeliveryRow } from './deliveryRepository';
import { GIVE_UP_MS, nextTry } from './domain/backOff';
import { send, type Sent } from './send';
import { insertTry } from './tryRepository';
import { lockWebhook, updateWebhook, webhookById, type WebhookRow } from './webhookRepository';

declare module '../../platform/jobs/registry' {
  interface Jobs {
    'webhook.deliver': { mainId: string; deliveryId: string };
  }
}

interface Task {
  delivery: DeliveryRow;
  webhook: WebhookRow;
}
type Place = Pick<DeliveryRow, 'mainId' | 'id' | 'webhookId'>;

/** After this long a delivery of an account that closes is looked at again. */
const RESTS_MS = 3_600_000;

/** Concurrent deliveries of one webhook, of the eight that the lane works on. */
const AT_ONCE = 3;

/**
 * Queues a delivery. It has one waiting job at most: asking again moves it. Those of one webhook go into a few queues, one
 * after the other in each, so that a receiver that never answers does not hold up all workers.
 */
export function sendSoon(tx: Tx, { mainId, id, webhookId }: Place, runAt?: Date): Promise<void> {
  const queueName = `webhook:${webhookId}:${Number.parseInt(id.slice(-4), 16) % AT_ONCE}`;
  const options = { jobKey: `webhook.deliver:${id}`, queueName, ...(runAt && { runAt }) };
  return enqueue(tx, 'webhook.deliver', { mainId, deliveryId: id }, options);
}

/**
 * Makes one attempt at a delivery and records its result, with the next attempt in the same transaction. No transaction is
 * open during the attempt; when the process dies meanwhile the queue hands the job out again, so a delivery arrives at least
 * once.
 */
export const deliverJob = defineJob({
  name: 'webhook.deliver',
  lane: 'outbound',
  async run({ mainId, deliveryId }, { services }) {
    const scope = { mainIds: [mainId], mainId };
    const task = await services.db.withTenant(scope, async (tx) => {
      const delivery = await deliveryById(tx, mainId, deliveryId);
      if (delivery?.status !== 'waiting') return null;
      if ((await closesOn(tx, mainId)) !== null) {
        // It goes on once the closing is taken back, and goes with the account otherwise.
        await sendSoon(tx, delivery, new Date(services.clock.now().getTime() + RESTS_MS));
        return null;
      }
      const webhook = await webhookById(tx, mainId, delivery.webhookId);
      if (webhook?.status === 'active') return { delivery, webhook };
      // Queued by an event while somebody was disabling the webhook.
      await dropWaiting(tx, mainId, delivery.webhookId);
      return null;
    });
    if (!task) return;
    const now = services.clock.now();
    const sent = await send(services, task.webhook, task.delivery, now);
    await services.db.withTenant(scope, (tx) => settle(services, tx, task, sent, now));
  },
});

async function settle(
  services: Services,
  tx: Tx,
  { delivery, webhook: { url } }: Task,
  sent: Sent,
  now: Date,
): Promise<void> {
  const webhook = await lockWebhook(tx, delivery.mainId, delivery.webhookId);
  // Deleted during the attempt.
  if (!webhook) return;
  const seriesFrom = delivery.seriesFrom ?? now;
  const next = sent.fault === null ? null : nextOf(webhook, delivery, seriesFrom, now);
  const status = sent.fault === null ? 'delivered' : next ? 'waiting' : 'failed';
  const outcome = { ...sent, status, seriesFrom, nextAttemptAt: next, attemptedAt: now } as const;
  if (!(await recordTry(tx, delivery, outcome))) return;
  await insertTry(tx, delivery, { ...sent, url, number: delivery.attempts + 1, attemptedAt: now });
  if (next) await sendSoon(tx, delivery, next);
  if (sent.fault === null) await noteArrival(tx, webhook, now);
  else if (delivery.kind !== 'ping' && webhook.status === 'active')
    await noteFailure(services, tx, webhook, now);
}

/** A test is tried once; a webhook disabled meanwhile is not tried again. */
function nextOf(webhook: WebhookRow, delivery: DeliveryRow, first: Date, now: Date): Date | null {
  if (delivery.kind === 'ping' || webhook.status !== 'active') return null;
  return nextTry(delivery.seriesAttempts + 1, first, now);
}

async function noteArrival(tx: Tx, webhook: WebhookRow, now: Date): Promise<void> {
  if (webhook.failingSince !== null) await updateWebhook(tx, { ...webhook, failingSince: null }, now);
}

/** Disables a webhook after three days without a single arrival, and notifies the account. */
async function noteFailure(services: Services, tx: Tx, webhook: WebhookRow, now: Date): Promise<void> {
  const failingSince = webhook.failingSince ?? now;
  if (now.getTime() - failingSince.getTime() < GIVE_UP_MS) {
    if (webhook.failingSince === null) await updateWebhook(tx, { ...webhook, failingSince }, now);
    return;
  }
  const { mainId, id } = webhook;
  const disabled = { status: 'disabled', disabledReason: 'failing', disabledAt: now } as const;
  await updateWebhook(tx, { ...webhook, ...disabled, failingSince }, now);
  await dropWaiting(tx, mainId, id);
  const work = systemWork(services, tx, mainId);
  await work.audit({
    action: 'webhook.disabled',
    entity: 'webhook',
    entityId: id,
    detail: { why: 'failing' },
  });
  await publish(work, { mainId, kind: 'webhook.disabled', entity: 'webhook', entityId: id });
}
