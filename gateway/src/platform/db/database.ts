import pg from 'pg';
import type { Logger } from 'pino';
import { WatchedPool } from './pool';
import { databaseUnavailable, unavailableOf } from './unavailable';
import { DatabaseWatch } from './watch';
import { clientTx, oneAtATime, settingsStatement, type TenantScope, type Tx } from './tx';

const INT8 = 20;
const INT8_ARRAY = 1016;
const UUID_ARRAY = 2951;
const DATE = 1082;

/** int8 as a number where that is exact; a larger one throws rather than lose a fen. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error('An int8 beyond 2^53 cannot be read as a number');
  return value;
}

/**
 * The ids of an array. The driver reads any array character by character, which took longer for the accounts that staff serve than
 * all else of a request.
 */
function parseUuids(text: string): (string | null)[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map((id) => (id === 'NULL' ? null : id)); // prettier-ignore
}

/** The type readers every pool uses: int8 as number, date as the string `YYYY-MM-DD` (a date has no zone). */
export const typeReaders: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return parseInt8;
    if (oid === DATE) return (text: string) => text;
    if (oid === INT8_ARRAY) {
      return (text: string) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(parseInt8));
    }
    if (oid === UUID_ARRAY) return parseUuids;
    return pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;

/** Upper limit for a statement of a call or a job, in ms; one that takes longer has been abandoned. */
const STATEMENT_MS = 600_000;
/** A transaction whose gateway vanished without closing it gives its locks back after this, in ms. */
const ABANDONED_MS = 60_000;
/** Repetitions of background work before it is left to the queue's own pauses. */
const TIMES = 6;

export interface DatabaseOptions {
  max?: number;
  applicationName?: string;
  strict?: boolean;
  /** Receives the watch's lines about a lost database and its return. */
  log?: Logger;
}

/**
 * The application's access to the database: a pool of the role that owns nothing and cannot bypass RLS. While the database
 * is lost every call throws Unavailable, including those under way.
 */
export class Database {
  readonly watch: DatabaseWatch;
  readonly pool: pg.Pool;
  /** Single statements without a transaction and without a tenant: functions on global tables only. */
  readonly direct: Tx;

  /** Throws when a statement is issued before the previous one of its transaction has finished. */
  private readonly strict: boolean;

  constructor(url: string, options: DatabaseOptions = {}) {
    this.strict = options.strict ?? true;
    this.watch = new DatabaseWatch(url, options.log ?? null);
    this.pool = new WatchedPool(this.watch, {
      connectionString: url,
      max: options.max ?? 20,
      types: typeReaders,
      application_name: options.applicationName ?? `probity:${process.pid}`,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: ABANDONED_MS,
    });
    const query = (...statement: unknown[]) => this.single(statement);
    this.direct = clientTx({ query: query as pg.ClientBase['query'] });
  }

  /** Connections in use and callers waiting for one (the overload gate reads it). */
  pressure(): { waiting: number; total: number } {
    return { waiting: this.pool.waitingCount, total: this.pool.totalCount };
  }

  /**
   * Runs `work` in one transaction that sees and writes only the scope's rows. Commits when it returns, rolls back when it
   * throws. A null scope sees no tenant's rows at all (sign-in: functions on global tables only).
   */
  async transaction<T>(scope: TenantScope | null, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`begin; ${settingsStatement(scope)}`);
      const result = await work(clientTx(this.strict ? oneAtATime(client) : client));
      // PostgreSQL answers the commit of a transaction that failed with a rollback, not with an error.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('A failed statement was passed over: nothing was committed');
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

  /** Runs work that may be done twice: if the database is lost during it, it is repeated once the database is back. */
  async withRetry<T>(work: () => Promise<T>): Promise<T> {
    for (let time = 1; ; time += 1) {
      try {
        return await work();
      } catch (error) {
        const unavailable = unavailableOf(error);
        if (unavailable?.kind !== 'lost' || time === TIMES) throw error;
        this.watch.note(unavailable);
        await this.watch.whenUp();
      }
    }
  }

  async close(): Promise<void> {
    this.watch.letGo();
    await this.pool.end();
    await this.watch.close();
  }

  private async single(statement: unknown[]): Promise<unknown> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      return await (client.query as (...args: unknown[]) => Promise<unknown>)(...statement);
    } catch (error) {
      broken = databaseUnavailable(error) ?? undefined;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}
