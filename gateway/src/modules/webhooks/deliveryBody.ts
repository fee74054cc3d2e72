import { sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';
import type { DomainEvent } from '../events/eventRepository';

/*
 * The content of a delivery: ids, order number, kind, status and time. No name, phone, ID number or finding ever leaves this
 * way: the receiver asks for the rest with an API key, under the rights of that key.
 */

/** The body of an event, as text: every delivery and every attempt sends exactly these bytes. */
export async function eventBody(tx: Tx, event: DomainEvent): Promise<string> {
  const check = event.checkId === null ? null : await checkOf(tx, event.mainId, event.checkId);
  return JSON.stringify({
    id: event.id,
    kind: event.kind,
    createdAt: event.createdAt.toISOString(),
    mainId: event.mainId,
    entity: event.entity,
    entityId: event.entityId,
    check,
  });
}

export function pingBody(ping: { mainId: string; eventId: string; webhookId: string; now: Date }): string {
  return JSON.stringify({
    id: ping.eventId,
    kind: 'ping',
    createdAt: ping.now.toISOString(),
    mainId: ping.mainId,
    entity: 'webhook',
    entityId: ping.webhookId,
    check: null,
  });
}

interface CheckFacts {
  checkId: string;
  orderId: string;
  orderNo: string;
  status: string;
}

function checkOf(tx: Tx, mainId: string, checkId: string): Promise<CheckFacts | null> {
  return tx.maybeOne(sql`select id as "checkId", order_id as "orderId", order_no as "orderNo", status from checks
    where main_id = ${mainId} and id = ${checkId}`);
}
