import type { ClientBase, QueryResultRow } from 'pg';
import { reaches } from './reaches';
import { sql, type Sql } from './sql';

/**
 * The accounts whose rows a transaction may see and write (row-level security). `mainIds` bounds reads, `mainId` writes. An
 * enterprise session sets both to its active account; a staff read lists every account its user serves, a staff write opens
 * with the row's account. Null writes nothing.
 */
export interface TenantScope {
  mainIds: readonly string[];
  mainId: string | null;
  userId?: string | null;
}

/** The type of a row of which only its existence matters. A statement whose columns are read gives their type instead. */
export type Unread = Record<never, never>;

/** One open transaction under the application role. All repository functions take it as their first argument. */
export interface Tx {
  /** All rows. */
  many<T extends QueryResultRow = Unread>(statement: Sql): Promise<T[]>;
  /** Exactly one row; throws when there are none or several (a fault in the program, not of the user). */
  one<T extends QueryResultRow = Unread>(statement: Sql): Promise<T>;
  /** The row or null; throws when there are several. */
  maybeOne<T extends QueryResultRow = Unread>(statement: Sql): Promise<T | null>;
  /** Runs a statement and gives the number of rows it touched. */
  run(statement: Sql): Promise<number>;
  /**
   * Changes the rows that the rest of this transaction sees and writes. For the few places where the account is only known
   * inside: registering, staff writing to a customer's row, opening what an `s` leads to.
   */
  bind(scope: TenantScope): Promise<void>;
  /** Runs a part that may fail by itself: when it throws, what it wrote is undone and the transaction goes on as before it. */
  part<T>(work: () => Promise<T>): Promise<T>;
}

/** Wraps a client that already has a transaction open. */
export function clientTx(client: Pick<ClientBase, 'query'>): Tx {
  const many = async <T extends QueryResultRow>(statement: Sql): Promise<T[]> =>
    (await client.query<T>(statement.compile())).rows;
  return {
    many,
    async one<T extends QueryResultRow>(statement: Sql): Promise<T> {
      const rows = await many<T>(statement);
      if (rows.length !== 1)
        throw new Error(`Expected one row, got ${rows.length}: ${firstWords(statement)}`);
      return rows[0]!;
    },
    async maybeOne<T extends QueryResultRow>(statement: Sql): Promise<T | null> {
      const rows = await many<T>(statement);
      if (rows.length > 1)
        throw new Error(`Expected at most one row, got ${rows.length}: ${firstWords(statement)}`);
      return rows[0] ?? null;
    },
    async run(statement) {
      return (await client.query(statement.compile())).rowCount ?? 0;
    },
    async bind(scope) {
      await client.query(settingsStatement(scope));
    },
    async part(work) {
      await client.query('savepoint part');
      try {
        const result = await work();
        await client.query('release savepoint part');
        return result;
      } catch (error) {
        await client.query('rollback to savepoint part; release savepoint part');
        throw error;
      }
    },
  };
}

/**
 * A client that refuses a statement while another of the same transaction is under way. The driver would queue it and warn
 * (its next version will refuse), leaving their order to chance. Outside production it is an error at once, so that tests
 * find it.
 */
export function oneAtATime(client: Pick<ClientBase, 'query'>): Pick<ClientBase, 'query'> {
  let busy = false;
  const query = async (...statement: unknown[]) => {
    if (busy) throw new Error('A transaction does one statement at a time: await each before the next');
    busy = true;
    try {
      return await (client.query as (...args: unknown[]) => Promise<unknown>)(...statement);
    } finally {
      busy = false;
    }
  };
  return { query: query as ClientBase['query'] };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function checkedId(id: string): string {
  if (!UUID.test(id)) throw new Error('A tenant scope takes lower-case UUIDs only');
  return id;
}

/**
 * The statement that sets the scope for the rest of the transaction. The ids are checked to be UUIDs, so they
 * may stand in the text: that lets `begin` and this travel in one round trip. A list that the database keeps is named by its id.
 */
export function settingsStatement(scope: TenantScope | null): string {
  const reach = (scope && reaches.idOf(scope.mainIds)) ?? '';
  // In order: each index scan under the tenancy rule sorts these ids anew, which costs hardly anything where they are.
  const mainIds = reach === '' ? `{${(scope?.mainIds ?? []).map(checkedId).sort().join(',')}}` : '';
  const mainId = scope?.mainId ? checkedId(scope.mainId) : '';
  const userId = scope?.userId ? checkedId(scope.userId) : '';
  return (
    `select set_config('app.main_ids', '${mainIds}', true), set_config('app.reach', '${reach}', true), ` +
    `set_config('app.main_id', '${mainId}', true), set_config('app.user_id', '${userId}', true)`
  );
}

/** The accounts of a scope as an array in SQL: a list that the transaction named by its id is not brought once more. */
export const accountsIn = (mainIds: readonly string[]): Sql =>
  reaches.idOf(mainIds) === undefined ? sql`${[...mainIds]}::uuid[]` : sql`app_main_ids()`;

function firstWords(statement: Sql): string {
  return statement.compile().text.trim().replace(/\s+/g, ' ').slice(0, 80);
}
