import {
  actionsOfGroups,
  auditActionNames,
  auditGroupNames,
  type AuditGroup,
} from '@probity/contract/rules/auditActions';
import { auditEntityNames } from '@probity/contract/rules/auditEntities';
import type { Reader } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql, type Sql } from '../../platform/db/sql';
import { fieldError } from '../../kernel/errors';
import { dayEnd, dayStart, zoneOf } from '../../kernel/days';
import { searchConditions } from './auditSearch';
import { words } from './words';

export type AuditFilters = Omit<BodyOf<'exportAuditEvents'>, 'format'>;

/** The conditions of the filters on audit_event e, without the account's. */
export async function conditionsOf(ctx: Reader, filters: AuditFilters): Promise<Sql[]> {
  const { from, to, actorId, actorKind, group, entity, entityId, action, q } = filters;
  const zone = zoneOf(ctx, filters.timeZone);
  const all: Sql[] = [];
  if (from) all.push(sql`e.at >= ${dayStart(from, zone)}`);
  if (to) all.push(sql`e.at < ${dayEnd(to, zone)}`);
  if (actorId) all.push(sql`e.actor_user_id = ${actorId}`);
  if (actorKind) all.push(sql`e.actor_kind = ${actorKind}`);
  if (group) {
    const groups = group.map((name) => known(ctx, 'group', auditGroupNames, name)) as AuditGroup[];
    all.push(sql`e.action = any(${actionsOfGroups(groups)}::text[])`);
  }
  if (entity) all.push(sql`e.entity = ${known(ctx, 'entity', auditEntityNames, entity)}`);
  if (entityId) all.push(sql`e.entity_id = ${entityId}`);
  if (action) {
    const names = action.map((name) => known(ctx, 'action', auditActionNames, name));
    all.push(sql`e.action = any(${names}::text[])`);
  }
  return q ? [...all, ...(await searchConditions(ctx, q))] : all;
}

/** A name of a closed list; otherwise the field is at fault. */
function known(ctx: Reader, path: string, names: readonly string[], name: string): string {
  if (names.includes(name)) return name;
  throw fieldError([{ path, msg: words.notKnown[ctx.lang] }]);
}
