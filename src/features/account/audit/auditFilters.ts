import type { AuditSearch } from '../../../api/resources/auditApi';
import { daysOf } from '../../../lib/dayOf';
import { isUuid } from '../../../lib/isUuid';

/** Actors that are no users but can be filtered by kind. */
export const ACTOR_KINDS = ['visitor', 'system', 'apiKey', 'anonymous'] as const;
type ActorKind = (typeof ACTOR_KINDS)[number];

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const NAME = /^[a-zA-Z_.]{1,40}$/;

/** The filters of the log, as in the address. */
export interface AuditFilters {
  /** Words and numbers to be found in an event. */
  q: string;
  group?: string;
  action?: string;
  /** A user's id, or one of ACTOR_KINDS. */
  who?: string;
  entity?: string;
  /** YYYY-MM-DD in the reader's zone; both ends inclusive. */
  from?: string;
  to?: string;
}

const fitting = (value: string | null, ...patterns: RegExp[]) =>
  value !== null && patterns.some((pattern) => pattern.test(value)) ? value : undefined;
const isKind = (who: string): who is ActorKind => ACTOR_KINDS.some((kind) => kind === who);

/** The filters of the address; invalid ones are left out. */
export function parseAuditFilters(search: URLSearchParams): AuditFilters {
  const who = search.get('who');
  const [from, to] = daysOf(fitting(search.get('from'), DAY), fitting(search.get('to'), DAY));
  const found = {
    group: fitting(search.get('group'), NAME),
    action: fitting(search.get('action'), NAME),
    who: who !== null && (isKind(who) || isUuid(who)) ? who : undefined,
    entity: fitting(search.get('about'), NAME),
    ...{ from, to },
  };
  const filters: AuditFilters = { q: (search.get('q') ?? '').slice(0, 60) };
  return Object.assign(filters, withoutNone(found));
}

/** The address of filters. */
export function formatAuditFilters({ q, group, action, who, entity, from, to }: AuditFilters) {
  return {
    tab: 'audit',
    ...withoutNone({ q: q || undefined, group, action, who, about: entity, from, to }),
  };
}

/** The gateway's query for these filters; listing and exporting use the same. */
export function toAuditSearch({ q, group, action, who, entity, from, to }: AuditFilters): AuditSearch {
  const text = q.trim();
  return {
    // Days are the reader's, and so are the times of an export.
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(text && { q: text }),
    ...(group && { group: [group] }),
    ...(action && { action: [action] }),
    ...(who && (isKind(who) ? { actorKind: who } : { actorId: who })),
    ...(entity && { entity }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

function withoutNone(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Record<string, string>;
}
