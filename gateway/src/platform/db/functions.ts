import type pg from 'pg';
import { callsIn, functionName, isFunction, type SchemaFile } from './schemaFiles';

/** A function in the database: its signature as SQL names it, and the roles besides its owner that may call it. */
interface Standing {
  call: string;
  grantees: string[];
}

/** Error codes of `create or replace` for other parameter names, another result type, or a procedure of that name. */
const DIFFERS = ['42P13', '42809'];
const IS_USED = '2BP01';

/**
 * Brings the functions of the schema up to date with their files: a new or changed file is applied in the transaction of the
 * migrations. Bodies are checked only at the end, so the order of the files does not matter.
 */
export class Functions {
  private readonly pending: Map<string, SchemaFile>;
  readonly applied: string[] = [];

  constructor(
    private readonly client: pg.ClientBase,
    private readonly files: readonly SchemaFile[],
    private readonly known: ReadonlyMap<string, string>,
  ) {
    this.pending = new Map(
      files.filter(({ name, checksum }) => known.get(name) !== checksum).map((f) => [functionName(f), f]),
    );
  }

  /** Applies the functions that a migration names (a policy, a trigger, a call), and those they call, before it runs. */
  async bringFor(sql: string): Promise<void> {
    for (const name of callsIn(sql)) {
      const file = this.pending.get(name);
      if (!file) continue;
      this.pending.delete(name);
      await this.bringFor(file.sql);
      await this.bring(file);
    }
  }

  /** Applies all others, and drops those whose file is gone. */
  async bringRest(): Promise<void> {
    for (const file of this.pending.values()) await this.bring(file);
    this.pending.clear();
    const names = new Set(this.files.map(({ name }) => name));
    for (const name of [...this.known.keys()].filter((one) => isFunction(one) && !names.has(one))) {
      for (const one of await this.standing(functionName({ name })))
        await this.drop(one, 'has no file any more');
      await this.client.query('delete from schema_migration where name = $1', [name]);
    }
  }

  /** Lets PostgreSQL read each body once all functions exist, so that none names something that does not. */
  async check(): Promise<void> {
    await this.client.query(`set local check_function_bodies = on`);
    await this.client.query(`do $check$
      declare f record;
      begin
        for f in select p.oid, l.lanname as lang from pg_proc p join pg_language l on l.oid = p.prolang
          where p.pronamespace = 'public'::regnamespace
        loop
          if f.lang = 'sql' then perform fmgr_sql_validator(f.oid); end if;
          if f.lang = 'plpgsql' then perform plpgsql_validator(f.oid); end if;
        end loop;
      exception when others then
        raise exception 'The function % does not fit the schema: %', f.oid::regprocedure, sqlerrm;
      end $check$`);
  }

  private async bring(file: SchemaFile): Promise<void> {
    const before = await this.standing(functionName(file));
    // The file decides who may call it: earlier grants are removed.
    for (const { call, grantees } of before)
      for (const grantee of grantees)
        await this.client.query(`revoke all on routine ${call} from ${grantee}`);
    await this.client.query('savepoint as_it_stands');
    try {
      await this.client.query(file.sql);
    } catch (error) {
      if (before.length === 0 || !DIFFERS.includes(codeOf(error))) throw inFile(file, error);
      await this.client.query('rollback to savepoint as_it_stands');
      for (const one of before) await this.drop(one, 'has other parameters or another result');
      await this.client.query(file.sql).catch((again: unknown) => {
        throw inFile(file, again);
      });
    }
    // Other parameter types make a second function beside the first.
    const after = await this.standing(functionName(file));
    if (after.length > 1)
      for (const one of before) await this.drop(one, 'has other parameters or another result');
    await this.client.query(
      `insert into schema_migration (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [file.name, file.checksum],
    );
    this.applied.push(file.name);
  }

  private async standing(name: string): Promise<Standing[]> {
    const { rows } = await this.client.query<Standing>(
      `select p.oid::regprocedure::text as call,
              array(select case a.grantee when 0 then 'public' else quote_ident(a.grantee::regrole::text) end
                    from aclexplode(p.proacl) a where a.grantee <> p.proowner) as grantees
       from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
      [name],
    );
    return rows;
  }

  private async drop({ call }: Standing, why: string): Promise<void> {
    try {
      await this.client.query(`drop routine ${call}`);
    } catch (error) {
      if (codeOf(error) !== IS_USED) throw error;
      throw new Error(
        `The function ${call} ${why}, but the schema uses it (${(error as pg.DatabaseError).detail}): ` +
          'a migration has to drop what uses it, and the migration after that makes it again',
        { cause: error },
      );
    }
  }
}

/** The error of a schema file with its position there: PostgreSQL reports an offset, or the function it was creating. */
export function inFile({ name, sql }: Pick<SchemaFile, 'name' | 'sql'>, error: unknown): Error {
  const { position, where } = error as { position?: string; where?: string };
  const place = position
    ? `:${sql.slice(0, Number(position)).split('\n').length}`
    : where
      ? ` (${where.split('\n')[0]!})`
      : '';
  return new Error(`Migration ${name}${place} failed: ${(error as Error).message}`, { cause: error });
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}
