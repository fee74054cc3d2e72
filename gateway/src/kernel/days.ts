import type { SessionCtx } from './context';
import { sql, type Sql } from '../platform/db/sql';
import { fieldError } from './errors';
import { commonWords } from './words';

/** A time zone as the database knows it. Default: China's, in which the promised days are counted. */
export function zoneOf(ctx: Pick<SessionCtx, 'lang'>, zone = 'Asia/Shanghai'): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    throw fieldError([{ path: 'timeZone', msg: commonWords.timeZone[ctx.lang] }]);
  }
}

/** The moment a day (YYYY-MM-DD) begins in a zone. Immutable for the planner, so it may bound an index. */
export function dayStart(day: string, zone: string): Sql {
  return sql`(${day}::date::timestamp at time zone ${zone}::text)`;
}

/** The end of a day, exclusive: the moment the next one begins. */
export function dayEnd(day: string, zone: string): Sql {
  return sql`((${day}::date + 1)::timestamp at time zone ${zone}::text)`;
}
