import type { Services } from '../../kernel/context';
import { OutboundError } from '../../platform/providers/outbound/outbound';
import { addressFault } from './address';
import type { DeliveryFault, DeliveryRow } from './deliveryRepository';
import { signingSecrets } from './secrets';
import { signatureHeader } from './signature';
import type { WebhookRow } from './webhookRepository';

/** The result of one attempt. The receiver's reply is not stored: it is not ours to show, and nothing depends on it. */
export interface Sent {
  httpStatus: number | null;
  fault: DeliveryFault | null;
  faultCode: string | null;
  durationMs: number;
}

/** Sends a delivery once. Never throws because of the receiver. */
export async function send(
  services: Services,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  now: Date,
): Promise<Sent> {
  // The operator may have closed a host since the address was saved.
  if (addressFault(webhook.url, services))
    return { httpStatus: null, fault: 'address', faultCode: null, durationMs: 0 };
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  try {
    const { status } = await services.customerOutbound.call(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Probity-Webhook/1',
        'probity-delivery': delivery.id,
        'probity-event': delivery.eventId,
        'probity-kind': delivery.kind,
        'probity-signature': signatureHeader(
          signingSecrets(services.crypto, webhook, now),
          delivery.body,
          now,
        ),
      },
      body: delivery.body,
    });
    const isTaken = status >= 200 && status < 300;
    return { httpStatus: status, fault: isTaken ? null : 'status', faultCode: null, durationMs: since() };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { httpStatus: null, fault: error.fault, faultCode: codeOf(error), durationMs: since() };
  }
}

/** `ECONNREFUSED` of "The connection failed: ECONNREFUSED". */
function codeOf({ message, fault }: OutboundError): string | null {
  if (fault !== 'connection') return null;
  return /: ([A-Z0-9_]{1,60})$/.exec(message)?.[1] ?? null;
}
