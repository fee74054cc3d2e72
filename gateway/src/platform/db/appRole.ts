import { createHash } from 'node:crypto';
import pg from 'pg';
import { hmacHex } from '../security/tokens';
import { isAuthFailure } from './embedded/postmaster';

/**
 * The connection requests use: a login role that is a member of probity_app. One is made per database, with a
 * password derived from the DATABASE_KEY, so two gateways with the same secrets agree on it without talking.
 */
export async function ensureAppLogin(ownerUrl: string, databaseKey: Buffer): Promise<string> {
  const url = new URL(ownerUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  const role = `probity_login_${createHash('sha256').update(database).digest('hex').slice(0, 8)}`;
  const password = hmacHex(databaseKey, `role:${role}`);
  url.username = role;
  url.password = password;
  const appUrl = url.toString();
  if (await canConnect(appUrl)) return appUrl;

  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [role]);
    const verb = rows.length > 0 ? 'alter' : 'create';
    await client.query(
      `${verb} role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole password '${password}'`,
    );
    await client.query(`grant probity_app to ${role}`);
  } catch (error) {
    throw new Error(
      'The role of DATABASE_URL may not make the application role. Let it create roles, or set APP_DATABASE_URL to a ' +
        `login role that is a member of probity_app: ${(error as Error).message}`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
  return appUrl;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (isAuthFailure(error)) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The faults of a database for this product: a role that escapes row-level security, or lost durability. */
export async function databaseFaults(appUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{
      escapes: boolean;
      member: boolean;
      owns: boolean;
      fsync: string;
      version: number;
    }>(
      `select r.rolsuper or r.rolbypassrls as escapes,
              exists (select from pg_roles a where a.rolname = 'probity_app' and pg_has_role(r.oid, a.oid, 'usage')) as member,
              exists (select from pg_class c where c.relowner = r.oid and c.relkind = 'r'
                        and c.relnamespace = 'public'::regnamespace) as owns,
              current_setting('fsync') as fsync, current_setting('server_version_num')::int as version
       from pg_roles r where r.rolname = current_user`,
    );
    const state = rows[0]!;
    const faults: string[] = [];
    if (state.version < 150_000) faults.push('PostgreSQL must be version 15 or later');
    if (state.escapes)
      faults.push('The application database role bypasses row-level security (superuser or BYPASSRLS)');
    if (state.owns) faults.push('The application database role owns tables; it must not be the owner');
    if (!state.member) faults.push('The application database role is not a member of probity_app');
    if (state.fsync !== 'on') faults.push('fsync is off in PostgreSQL: committed money could be lost');
    return faults;
  } finally {
    await client.end();
  }
}
