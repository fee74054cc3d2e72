import type { IncomingHttpHeaders } from 'node:http';
import { hmacHex, safeEqual, sha256Hex } from '../../platform/security/tokens';
import type { Delivery, DeliveryReport } from './deliveryReports';

/** Where the carrier tells what became of messages (docs/operations.md). */
export const REPORT_PATH = '/gateway/bd/sms/delivery/report';
/** As many reports one request may bring. */
const MOST = 100;
/** Seconds by which the sender's clock may differ from ours. A request heard again within them changes nothing. */
const CLOCK_SECONDS = 300;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** As carriers write theirs. */
const REFERENCE = /^[\x21-\x7e]{1,100}$/;
/** With its zone, as 2026-11-26T08:00:00Z. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

type Reason = Extract<Delivery, { reason: unknown }>['reason'];
const reasons: readonly Reason[] = [
  ...(['noSuchNumber', 'outOfService', 'switchedOff', 'optedOut', 'content', 'other'] as const),
];

/** A request that is not taken. Its words quote nothing of it. */
export class ReportFault extends Error {
  constructor(
    readonly kind: 'forged' | 'unreadable',
    message: string,
  ) {
    super(message);
    this.name = 'ReportFault';
  }
}

/**
 * The reports of a request, signed as our own calls to the carrier are: HMAC-SHA256 over time, nonce and the SHA-256 of the very bytes
 * of the body, with a secret of its own.
 * @throws ReportFault
 */
export function readReports(
  headers: IncomingHttpHeaders,
  body: string,
  { keyId, secret, now }: { keyId: string; secret: string; now: Date },
): DeliveryReport[] {
  const given = (name: string) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  };
  const time = given('x-timestamp');
  const signed = hmacHex(secret, [time, given('x-nonce'), sha256Hex(body)].join('\n'));
  const isSigned = safeEqual(given('x-signature'), signed) && safeEqual(given('x-key-id'), keyId);
  if (!isSigned) throw new ReportFault('forged', 'The signature is not valid');
  const isNow = /^\d{1,12}$/.test(time) && Math.abs(now.getTime() / 1000 - Number(time)) <= CLOCK_SECONDS;
  if (!isNow) throw new ReportFault('forged', 'The time of the signature is not now');
  const reports = listIn(body);
  if (!reports || reports.length > MOST)
    throw new ReportFault('unreadable', `reports must be a list of at most ${MOST}`);
  return reports.map(reportIn);
}

function listIn(body: string): unknown[] | null {
  try {
    const { reports } = Object(JSON.parse(body)) as { reports?: unknown };
    return Array.isArray(reports) ? reports : null;
  } catch {
    return null;
  }
}

function reportIn(given: unknown, index: number): DeliveryReport {
  const { id, messageId, status, reason, at } = Object(given) as Record<string, unknown>;
  const must = (isSo: boolean, words: string) => {
    if (!isSo) throw new ReportFault('unreadable', `reports[${index}]: ${words}`);
  };
  const ownId = typeof id === 'string' && UUID.test(id) ? id : null;
  const reference = typeof messageId === 'string' && REFERENCE.test(messageId) ? messageId : null;
  must(id === undefined || ownId !== null, 'id must be the id we sent');
  must(
    messageId === undefined || reference !== null,
    'messageId must be up to 100 letters, digits and signs',
  );
  must(ownId !== null || reference !== null, 'id or messageId is missing');
  const moment = typeof at === 'string' && INSTANT.test(at) ? new Date(at) : null;
  must(moment !== null && !Number.isNaN(moment.getTime()), 'at must be a time with its zone');
  must(
    status === 'delivered' || status === 'refused' || status === 'unreachable',
    'status must be delivered, refused or unreachable',
  );
  return {
    id: ownId,
    messageId: reference,
    delivery: deliveryIn(status as Delivery['status'], reason),
    at: moment!,
  };
}

/** A reason that is none of ours is told as another one: networks have hundreds, and their words may quote anything. */
function deliveryIn(status: Delivery['status'], reason: unknown): Delivery {
  if (status === 'delivered') return { status };
  return { status, reason: reasons.find((one) => one === reason) ?? 'other' };
}
