import { randomBytes } from 'node:crypto';
import { hmacHex, sha256Hex } from '../../platform/security/tokens';
import type { Outbound } from '../../platform/providers/outbound/outbound';
import type { SmsMessage } from '../../kernel/smsSender';
import type { Delivery } from './deliveryReports';

export interface SmsProvider {
  readonly kind: 'local' | 'http';
  /** Hands one message to a carrier; returns its reference. Throws when it was not accepted. */
  send(outboxId: string, message: SmsMessage): Promise<string>;
  /** What became of a message, where it is known as soon as it was handed over; a carrier reports it later (signedReports.ts). */
  deliveryOf?(message: SmsMessage): Delivery | null;
}

/** Phones by their beginning that a message does not reach here, for trying (README); of the last ones nothing is ever reported. */
const triedPhones: Readonly<Record<string, Delivery | null>> = {
  '199000001': { status: 'refused', reason: 'noSuchNumber' },
  '199000002': { status: 'unreachable', reason: 'switchedOff' },
  '199000003': null,
};

/** Outside production: the message stays in the outbox table, where /dev/outbox shows it, and is reported as a carrier would. */
export class LocalSmsProvider implements SmsProvider {
  readonly kind = 'local';

  deliveryOf({ mobile }: SmsMessage): Delivery | null {
    const tried = triedPhones[mobile.slice(0, 9)];
    return tried === undefined ? { status: 'delivered' } : tried;
  }

  async send(outboxId: string): Promise<string> {
    return `local:${outboxId}`;
  }
}

export interface HttpSmsOptions {
  url: string;
  keyId: string;
  secret: string;
  timeoutMs?: number;
  outbound: Outbound;
}

/**
 * An SMS gateway over HTTPS: POST JSON, signed with HMAC-SHA256 over time, nonce and body hash. The outbox id is
 * the idempotency key, so a retry after a lost answer does not send twice. Retries are the job's.
 */
export class HttpSmsProvider implements SmsProvider {
  readonly kind = 'http';

  constructor(private readonly options: HttpSmsOptions) {}

  async send(outboxId: string, message: SmsMessage): Promise<string> {
    const { url, keyId, secret, timeoutMs, outbound } = this.options;
    const body = JSON.stringify({
      id: outboxId,
      mobile: message.mobile,
      template: message.template,
      text: message.text,
    });
    const time = Math.floor(Date.now() / 1000).toString();
    const nonce = randomBytes(12).toString('hex');
    const reply = await outbound.call(url, {
      method: 'POST',
      ...(timeoutMs ? { timeoutMs } : {}),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': outboxId,
        'x-key-id': keyId,
        'x-timestamp': time,
        'x-nonce': nonce,
        'x-signature': hmacHex(secret, [time, nonce, sha256Hex(body)].join('\n')),
      },
      body,
    });
    // The body may repeat the phone, so it never goes into an error.
    if (reply.status < 200 || reply.status > 299)
      throw new Error(`SMS provider answered HTTP ${reply.status}`);
    return messageIdOf(reply.text) ?? `http:${outboxId}`;
  }
}

function messageIdOf(text: string): string | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const id = (parsed as { messageId?: unknown } | null)?.messageId;
    return typeof id === 'string' ? id.slice(0, 100) : null;
  } catch {
    // An accepted message whose answer is not JSON was still accepted.
    return null;
  }
}
