import { staffRoles } from '@probity/contract/roles';
import type { AuditInput } from './context';
import { json, sql } from '../platform/db/sql';
import type { Tx } from '../platform/db/tx';
import { uuidv7 } from './ids';
import type { Session } from './session';

export interface AuditOrigin {
  session: Session | null;
  /** `system` for jobs; otherwise the session's kind, apiKey, or anonymous. */
  actorKind?: 'system';
  requestId?: string;
  ip?: string;
}

/**
 * Writes events into an account's trail, in their order and in one statement, in the caller's transaction (which must be bound to
 * that account).
 */
export async function writeAudit(tx: Tx, origin: AuditOrigin, ...events: AuditInput[]): Promise<void> {
  if (events.length === 0) return;
  const { session } = origin;
  const rows = events.map((event) => {
    const mainId = event.mainId ?? session?.mainId;
    if (!mainId) throw new Error(`Audit event ${event.action} has no main account`);
    const { action, entity, entityId = null, detail = {} } = event;
    return { main_id: mainId, id: uuidv7(), action, entity, entity_id: entityId, detail };
  });
  const actorKind = origin.actorKind ?? actorKindOf(session);
  // A key's id is already the actor; it has no session.
  const sessionId = session?.apiKey ? null : (session?.sessionId ?? null);
  await tx.run(sql`insert into audit_event
    (main_id, id, actor_user_id, actor_kind, session_id, ip, request_id, action, entity, entity_id, detail)
    select e.main_id, e.id, ${session?.userId ?? null}::uuid, ${actorKind}, ${sessionId}::uuid,
           ${origin.ip ?? null}, ${origin.requestId ?? null}, e.action, e.entity, e.entity_id, e.detail
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as e (main_id uuid, id uuid, action text, entity text, entity_id text, detail jsonb)`);
}

/**
 * The kind of actor of an event. Support staff switched into a customer's account stays `staff`, so that the customer's log
 * shows it.
 */
export function actorKindOf(session: Session | null): Session['kind'] | 'anonymous' | 'apiKey' {
  if (!session) return 'anonymous';
  if (session.apiKey) return 'apiKey';
  return session.roles.some((role) => (staffRoles as readonly string[]).includes(role))
    ? 'staff'
    : session.kind;
}

/** The same for a job: no session, the actor is the system. */
export function systemAudit(tx: Tx, ...events: (AuditInput & { mainId: string })[]): Promise<void> {
  return writeAudit(tx, { session: null, actorKind: 'system' }, ...events);
}
