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
import type { Conditions } from './auditRepository';
import { allOf, anyOf, isAction, none } from './rareEvents';
import { words } from './words';

export type AuditFilters = Omit<BodyOf<'exportAuditEvents'>, 'format'>;

/** The conditions of the filters on audit_event e, without the account's: what few events meet is told by their ids. */
export async function conditionsOf(ctx: Reader, filters: AuditFilters): Promise<Conditions> {
  const { from, to, actorId, actorKind, group, entity, entityId, action, q } = filters;
  const zone = zoneOf(ctx, filters.timeZone);
  const within: Sql[] = [];
  const lists: Sql[] = [];
  if (from) within.push(sql`e.at >= ${dayStart(from, zone)}`);
  if (to) within.push(sql`e.at < ${dayEnd(to, zone)}`);
  if (actorId) within.push(sql`e.actor_user_id = ${actorId}`);
  if (actorKind) lists.push(sql`e.actor_kind = ${actorKind}`);
  if (group) {
    const groups = group.map((name) => known(ctx, 'group', auditGroupNames, name)) as AuditGroup[];
    lists.push(isAction(actionsOfGroups(groups)));
  }
  // With its id a thing is within an index; alone it may be all there is.
  if (entity)
    (entityId ? within : lists).push(sql`e.entity = ${known(ctx, 'entity', auditEntityNames, entity)}`);
  if (entityId) within.push(sql`e.entity_id = ${entityId}`);
  if (action) {
    const names = action.map((name) => known(ctx, 'action', auditActionNames, name));
    lists.push(isAction(names));
  }
  const all: Conditions[] = [{ ...none, within }];
  for (const list of lists) all.push(await anyOf(ctx.tx, ctx.session.mainId!, { arms: [list] }));
  if (q) all.push(await searchConditions(ctx, q));
  return allOf(all);
}

/** A name of a closed list; otherwise the field is at fault. */
function known(ctx: Reader, path: string, names: readonly string[], name: string): string {
  if (names.includes(name)) return name;
  throw fieldError([{ path, msg: words.notKnown[ctx.lang] }]);
}
