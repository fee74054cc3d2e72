import type { Webhook, WebhookDelivery, WebhookTry } from '../api/resources/webhooksApi';

/** A webhook that works; its address is made up. */
export function buildWebhook(overrides: Partial<Webhook> = {}): Webhook {
  return {
    webhookId: '0190a1b2-0000-7000-8000-0000000000b1',
    name: 'HR system',
    url: 'https://hooks.example.com/probity',
    kinds: ['check.reported', 'check.cancelled'],
    status: 'active',
    disabledReason: null,
    disabledAt: null,
    failingSince: null,
    previousSecretUntil: null,
    createdAt: '2026-01-01T00:00:00Z',
    lastDelivery: null,
    ...overrides,
  };
}

export function buildDelivery(overrides: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    deliveryId: '0190a1b2-0000-7000-8000-0000000000d1',
    webhookId: '0190a1b2-0000-7000-8000-0000000000b1',
    eventId: '0190a1b2-0000-7000-8000-0000000000e1',
    kind: 'check.reported',
    orderNo: 'P20260101-0001',
    status: 'delivered',
    attempts: 1,
    nextAttemptAt: null,
    attemptedAt: '2026-01-02T00:00:00Z',
    httpStatus: 204,
    fault: null,
    faultCode: null,
    durationMs: 120,
    createdAt: '2026-01-02T00:00:00Z',
    ...overrides,
  };
}

export function buildTry(overrides: Partial<WebhookTry> = {}): WebhookTry {
  return {
    number: 1,
    url: 'https://hooks.example.com/probity',
    sentHeaders: [{ name: 'probity-kind', value: 'check.reported' }],
    attemptedAt: '2026-01-02T00:00:00Z',
    durationMs: 120,
    httpStatus: 204,
    fault: null,
    faultCode: null,
    answerHeaders: [{ name: 'server', value: 'nginx' }],
    answer: '',
    answerBytes: 0,
    answerIsWhole: true,
    ...overrides,
  };
}
