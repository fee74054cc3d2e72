import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { BusinessError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { pageOf, positionOf } from '../../kernel/paging';
import { pingBody } from './deliveryBody';
import {
  askedSince,
  deliveriesOf,
  deliveryById,
  insertDelivery,
  restartDelivery,
  type DeliveryRow,
} from './deliveryRepository';
import { sendSoon } from './deliverJob';
import { triesOf } from './tryRepository';
import { lockWebhook, webhookById } from './webhookRepository';
import { deliveryWire, tryWire } from './wire';

type Schemas = components['schemas'];

const MOST_AN_HOUR = 60;
const HOUR_MS = 3_600_000;
const PAUSE_MS = 10_000;
const PAGE_ROWS = 50;
const listing = 'webhook deliveries';

/** Sends a `ping` now, tried once. @throws 404, 1007, 2931 */
export async function testWebhook(ctx: SessionCtx, webhookId: string): Promise<Schemas['WebhookDelivery']> {
  const { mainId } = ctx.session;
  await activeWebhook(ctx, webhookId);
  const now = ctx.clock.now();
  await assertNotTooOften(ctx, now);
  const [id, eventId] = [uuidv7(), uuidv7()];
  const body = pingBody({ mainId, eventId, webhookId, now });
  const delivery = { mainId, id, webhookId, eventId, kind: 'ping', body, askedAt: now, createdAt: now };
  await insertDelivery(ctx.tx, delivery);
  await sendSoon(ctx.tx, delivery);
  await ctx.audit({ action: 'webhook.tested', entity: 'webhook', entityId: webhookId });
  return deliveryWire(found(await deliveryById(ctx.tx, mainId, id)));
}

/** The log of one webhook. A webhook of another account is answered like a missing one. */
export async function listDeliveries(ctx: SessionCtx, request: BodyOf<'listWebhookDeliveries'>) {
  const { mainId } = ctx.session;
  found(await webhookById(ctx.tx, mainId, request.webhookId));
  const limit = request.limit ?? PAGE_ROWS;
  const rows = await deliveriesOf(ctx.tx, mainId, {
    webhookId: request.webhookId,
    status: request.status ?? null,
    ids: request.deliveryId ?? null,
    after: positionOf(ctx, listing, request.cursor),
    limit: limit + 1,
  });
  const { page, nextCursor } = pageOf(ctx, listing, { rows, limit, keyOf: ({ sortKey }) => sortKey });
  return { rows: page.map(deliveryWire), nextCursor };
}

export async function getDelivery(
  ctx: SessionCtx,
  deliveryId: string,
): Promise<Schemas['WebhookDeliveryDetail']> {
  const row = found(await deliveryById(ctx.tx, ctx.session.mainId, deliveryId));
  const tries = await triesOf(ctx.tx, row);
  return { delivery: deliveryWire(row), body: row.body, tries: tries.map(tryWire) };
}

/** Sends the same body once more, even if it has arrived; signed again. @throws 404, 1007, 2931 */
export async function redeliver(ctx: SessionCtx, deliveryId: string): Promise<Schemas['WebhookDelivery']> {
  const { mainId } = ctx.session;
  const { webhookId } = found(await deliveryById(ctx.tx, mainId, deliveryId));
  await activeWebhook(ctx, webhookId);
  // Read again under the webhook's lock: two clicks at once are one.
  const row = found(await deliveryById(ctx.tx, mainId, deliveryId));
  const now = ctx.clock.now();
  if (row.askedAt && row.askedAt.getTime() > now.getTime() - PAUSE_MS)
    throw new BusinessError(CODE.TOO_MANY_REQUESTS);
  await assertNotTooOften(ctx, now);
  await restartDelivery(ctx.tx, mainId, deliveryId, now);
  await sendSoon(ctx.tx, row);
  await ctx.audit({
    action: 'webhook.redelivered',
    entity: 'webhook',
    entityId: webhookId,
    detail: { deliveryId },
  });
  return deliveryWire(found<DeliveryRow>(await deliveryById(ctx.tx, mainId, deliveryId)));
}

async function activeWebhook(ctx: SessionCtx, webhookId: string): Promise<void> {
  const { status } = found(await lockWebhook(ctx.tx, ctx.session.mainId, webhookId));
  if (status !== 'active') throw new BusinessError(CODE.WEBHOOK_DISABLED);
}

/** Limits requested deliveries, so that the platform cannot be used to flood somebody else's server. */
async function assertNotTooOften(ctx: SessionCtx, now: Date): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS);
  if ((await askedSince(ctx.tx, ctx.session.mainId, since)) >= MOST_AN_HOUR)
    throw new BusinessError(CODE.TOO_MANY_REQUESTS);
}
