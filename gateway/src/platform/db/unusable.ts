import { databaseUnavailable } from './unavailable';

/** PostgreSQL's codes when it is reachable but refuses the user, the password or the database name. */
const REFUSED = /^(28...|3D000)$/;

/**
 * The reason why nothing can be started on a database, in words; null when it is another fault. The gateway does not wait:
 * whoever started it (systemd, a container's restart policy) starts it again, and a mistyped address is seen at once.
 */
export function unusableDatabase(error: unknown): string | null {
  const unavailable = databaseUnavailable(error);
  if (unavailable)
    return `The database cannot be used: ${unavailable.message}. Nothing was started; see DATABASE_URL, and start it again once the database is there.`;
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  return code && REFUSED.test(code)
    ? `The database refuses what DATABASE_URL names: ${message}. Nothing was started.`
    : null;
}
