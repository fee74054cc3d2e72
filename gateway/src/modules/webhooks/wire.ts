import type { components } from '../../kernel/contract.gen';
import type { DeliveryRow } from './deliveryRepository';
import type { TryRow } from './tryRepository';
import type { WebhookRow } from './webhookRepository';

type Schemas = components['schemas'];

/** A webhook as it is shown, without its secrets. */
export function webhookWire(row: WebhookRow, last: DeliveryRow | undefined, now: Date): Schemas['Webhook'] {
  const isOldGood = row.previousUntil !== null && row.previousUntil > now;
  return {
    webhookId: row.id,
    name: row.name,
    url: row.url,
    kinds: row.kinds as Schemas['WebhookKind'][],
    status: row.status,
    disabledReason: row.disabledReason,
    disabledAt: row.disabledAt?.toISOString() ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    previousSecretUntil: isOldGood ? row.previousUntil!.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
    lastDelivery: last ? deliveryWire(last) : null,
  };
}

export function deliveryWire(row: DeliveryRow): Schemas['WebhookDelivery'] {
  return {
    deliveryId: row.id,
    webhookId: row.webhookId,
    eventId: row.eventId,
    kind: row.kind,
    orderNo: row.orderNo,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    attemptedAt: row.attemptedAt?.toISOString() ?? null,
    httpStatus: row.httpStatus,
    fault: row.fault,
    faultCode: row.faultCode,
    durationMs: row.durationMs,
    createdAt: row.createdAt.toISOString(),
  };
}

export function tryWire(row: TryRow): Schemas['WebhookTry'] {
  return { ...row, attemptedAt: row.attemptedAt.toISOString() };
}
