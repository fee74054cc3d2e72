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

export function insertEvent(tx: Tx, event: DomainEvent): Promise<number> {
  return tx.run(sql`insert into domain_event
    (main_id, id, kind, entity, entity_id, check_id, actor_user_id, detail, created_at)
    values (${event.mainId}, ${event.id}, ${event.kind}, ${event.entity}, ${event.entityId}, ${event.checkId},
            ${event.actorUserId}, ${json(event.detail)}::jsonb, ${event.createdAt})`);
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
