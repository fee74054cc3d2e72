import type { AuditInput, AnySessionCtx } from './context';
import { json, sql } from '../platform/db/sql';

/**
 * Records an event once per session (an API key: once a day), so that opening the same thing again does not fill the trail.
 * The transaction must be bound to the event's account.
 */
export async function auditOnce(ctx: AnySessionCtx, event: AuditInput & { mainId: string }): Promise<void> {
  const { session, tx } = ctx;
  const sessionId = session.apiKey ? null : session.sessionId;
  const told = await tx.maybeOne(sql`select 1 as yes from audit_event
    where main_id = ${event.mainId} and entity = ${event.entity} and entity_id = ${event.entityId ?? null}
      and at > clock_timestamp() - interval '1 day' and action = ${event.action}
      and actor_user_id is not distinct from ${session.userId ?? null}::uuid
      and session_id is not distinct from ${sessionId}::uuid
      and detail = ${json(event.detail ?? {})}::jsonb limit 1`);
  if (!told) await ctx.audit(event);
}
