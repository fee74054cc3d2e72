import pg from 'pg';
import { clientTx, oneAtATime, settingsStatement, type TenantScope, type Tx } from './tx';

const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/** int8 as a number where that is exact; a larger one throws rather than lose a fen. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('An int8 beyond 2^53 cannot be read as a number');
  return value;
}

/** The type readers every pool uses: int8 as number, date as the string `YYYY-MM-DD` (a date has no zone). */
export const typeReaders: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return parseInt8;
    if (oid === DATE) return (text: string) => text;
    if (oid === INT8_ARRAY) {
      return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInt8));
    }
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** The application's way to the database: a pool of the role that owns nothing and cannot bypass RLS. */
export class Database {
  readonly pool: pg.Pool;
  /** Single statements without a transaction and without a tenant: functions on global tables only. */
  readonly direct: Tx;

  /** Whether a statement that does not wait for the one before it in its transaction is an error. */
  private readonly strict: boolean;

  constructor(url: string, options: { max?: number; applicationName?: string; strict?: boolean } = {}) {
    this.strict = options.strict ?? true;
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? 20,
      types: typeReaders,
      application_name: options.applicationName ?? `probity:${process.pid}`,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
    });
    // A broken idle connection must not end the process; the next query gets a new one or fails itself.
    this.pool.on('error', () => undefined);
    this.direct = clientTx(this.pool as unknown as pg.ClientBase);
  }

  /** Connections in use and callers waiting for one (the overload gate reads it). */
  pressure(): { waiting: number; total: number } {
    return { waiting: this.pool.waitingCount, total: this.pool.totalCount };
  }

  /**
   * Runs `work` in one transaction that sees and writes only the scope's rows. Commits when it returns, rolls
   * back when it throws. A null scope sees no tenant's rows at all (sign-in: functions on global tables only).
   */
  async transaction<T>(scope: TenantScope | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`begin; ${settingsStatement(scope)}`);
      const result = await work(clientTx(this.strict ? oneAtATime(client) : client));
      await client.query('commit');
      return result;
    } catch (error) {
      try {
        await client.query('rollback');
      } catch (rollbackError) {
        broken = rollbackError as Error;
      }
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** Like `transaction` with a scope; the name that modules and jobs use. */
  withTenant<T>(scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transaction(scope, work);
  }

  /** A transaction that can only call the functions on global tables. */
  withoutTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transaction(null, work);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
