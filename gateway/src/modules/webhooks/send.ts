import type { Services } from '../../kernel/context';
import { OutboundError, type OutboundAnswer } from '../../platform/providers/outbound/outbound';
import { addressFault } from './address';
import { keptAnswer, NO_ANSWER } from './answer';
import type { DeliveryFault, DeliveryRow } from './deliveryRepository';
import { signingSecrets } from './secrets';
import { signatureHeader } from './signature';
import type { Header, KeptAnswer } from './tryRepository';
import type { WebhookRow } from './webhookRepository';

/** The result of one attempt; of the receiver's reply the beginning is kept, and nothing depends on it. */
export interface Sent extends KeptAnswer {
  sentHeaders: Header[];
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
    return {
      ...NO_ANSWER,
      sentHeaders: [],
      httpStatus: null,
      fault: 'address',
      faultCode: null,
      durationMs: 0,
    };
  const began = performance.now();
  const since = () => Math.round(performance.now() - began);
  const headers = headersOf(services, webhook, delivery, now);
  const heard: { answer?: OutboundAnswer } = {};
  const kept = () => ({
    ...(heard.answer ? keptAnswer(heard.answer) : NO_ANSWER),
    sentHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
    durationMs: since(),
  });
  try {
    const { status } = await services.customerOutbound.call(webhook.url, {
      method: 'POST',
      headers,
      body: delivery.body,
      onAnswer: (answer) => {
        heard.answer = answer;
      },
    });
    const isTaken = status >= 200 && status < 300;
    return { ...kept(), httpStatus: status, fault: isTaken ? null : 'status', faultCode: null };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    // A status that came before the fault, as of a redirect, tells the developer more than none.
    const httpStatus = heard.answer?.status ?? null;
    const faultCode = codeOf(error);
    const result = { ...kept(), httpStatus, fault: error.fault, faultCode };
    const isUnreached = error.fault === 'address' || (faultCode !== null && UNREACHED.has(faultCode));
    return isUnreached ? { ...result, sentHeaders: [] } : result;
  }
}

/** The receiver was never reached: nothing of the delivery left. */
const UNREACHED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);

function headersOf({ crypto }: Services, webhook: WebhookRow, delivery: DeliveryRow, now: Date) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Probity-Webhook/1',
    'probity-delivery': delivery.id,
    'probity-event': delivery.eventId,
    'probity-kind': delivery.kind,
    'probity-signature': signatureHeader(signingSecrets(crypto, webhook, now), delivery.body, now),
  };
}

/** `ECONNREFUSED` of "The connection failed: ECONNREFUSED". */
function codeOf({ message, fault }: OutboundError): string | null {
  if (fault !== 'connection') return null;
  return /: ([A-Z0-9_]{1,60})$/.exec(message)?.[1] ?? null;
}
