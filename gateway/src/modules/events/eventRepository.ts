import type { EventKind, OwnEventKind, StaffEventKind } from '@probity/contract/rules/events';
import { json, sql } from '../../platform/db/sql';
import type { Tx } from '../../platform/db/tx';

/** Ids, codes, counts and states: never anything that names a person. */
export type EventDetail = Record<string, string | number | null>;

export interface DomainEvent {
  mainId: string;
  id: string;
  kind: EventKind | StaffEventKind | OwnEventKind;
  /** The kind of thing concerned, e.g. `check`, `certification`, `webhook`. */
  entity: string;
  entityId: string;
  checkId: string | null;
  /** Null for the system and for a candidate. */
  actorUserId: string | null;
  detail: EventDetail;
  createdAt: Date;
}

export function insertEvents(tx: Tx, events: readonly DomainEvent[]): Promise<number> {
  const rows = events.map((event) => ({
    main_id: event.mainId,
    id: event.id,
    kind: event.kind,
    entity: event.entity,
    entity_id: event.entityId,
    check_id: event.checkId,
    actor_user_id: event.actorUserId,
    detail: event.detail,
    created_at: event.createdAt,
  }));
  return tx.run(sql`insert into domain_event
    (main_id, id, kind, entity, entity_id, check_id, actor_user_id, detail, created_at)
    select e.main_id, e.id, e.kind, e.entity, e.entity_id, e.check_id, e.actor_user_id, e.detail, e.created_at
    from jsonb_to_recordset(${json(rows)}::jsonb) as e (main_id uuid, id uuid, kind text, entity text, entity_id uuid,
      check_id uuid, actor_user_id uuid, detail jsonb, created_at timestamptz)`);
}

const columns = sql`main_id as "mainId", id, kind, entity, entity_id as "entityId", check_id as "checkId",
  actor_user_id as "actorUserId", detail, created_at as "createdAt"`;

export function eventById(tx: Tx, id: string): Promise<DomainEvent | null> {
  return tx.maybeOne<DomainEvent>(sql`select ${columns} from domain_event where id = ${id}`);
}

/** The events of the accounts the transaction reads, in their order. */
export function eventsSince(tx: Tx, since: Date): Promise<DomainEvent[]> {
  return tx.many(
    sql`select ${columns} from domain_event where created_at >= ${since} order by created_at, id`,
  );
}
