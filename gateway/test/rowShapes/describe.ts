import type pg from 'pg';
import { typeReaders } from '../../src/platform/db/database';
import type { PlanNode } from '../plans';
import type { Piece } from './compose';

/** A column of a statement as PostgreSQL describes it, and the type the driver reads it as. */
export interface Column {
  name: string;
  read: Read;
  /** Null: it cannot be determined (an expression, a function's result). */
  mayBeNull: boolean | null;
  /** The values permitted by a check of its table, if that is a list. */
  values?: readonly string[];
}

/** `string`, `Date` … as `kindOf` names a value of the driver; for an array, its elements. */
export interface Read {
  kind: 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'json' | 'object' | 'array';
  of?: Read;
}

interface Field {
  name: string;
  tableID: number;
  columnID: number;
  dataTypeID: number;
}

/** The statement as it is sent. A fragment that could not be followed is a condition wherever it occurs. */
export function textOf(way: readonly Piece[]): string {
  let values = 0;
  return way
    .map((piece) => (typeof piece === 'string' ? piece : 'value' in piece ? `$${(values += 1)}` : 'true'))
    .join('');
}

/** Parses a statement and asks for its columns, without running it. */
class Description implements pg.Submittable {
  private fields: Field[] = [];
  constructor(
    private readonly text: string,
    private readonly done: (error: Error | null, fields: Field[]) => void,
  ) {}

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Record<'parse' | 'describe' | 'sync', (message?: object) => void>;
    wire.parse({ text: this.text, name: '' });
    wire.describe({ type: 'S', name: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields;
  }

  handleError(error: Error): void {
    this.done(error, []);
  }

  handleReadyForQuery(): void {
    this.done(null, this.fields);
  }
}

const fieldsOf = (client: pg.ClientBase, text: string) =>
  new Promise<Field[]>((resolve, reject) => {
    client.query(new Description(text, (error, fields) => (error ? reject(error) : resolve(fields))));
  });

/** A value of each type as PostgreSQL writes it: the driver's reading is tried, not repeated here. */
const WRITTEN: Readonly<Record<string, string>> = {
  bool: 't',
  bytea: '\\x00',
  date: '2026-01-31',
  float8: '1.5',
  inet: '127.0.0.1',
  int2: '1',
  int4: '1',
  int8: '1',
  interval: '1 day',
  json: '{}',
  jsonb: '{}',
  numeric: '1.5',
  text: 'a',
  timestamptz: '2026-01-31 00:00:00+00',
  uuid: '0190a0a0-0000-7000-8000-000000000001',
  void: '',
};

function kindOf(value: unknown): Read {
  if (Array.isArray(value)) return { kind: 'array', of: kindOf(value[0]) };
  if (value instanceof Date || Object.prototype.toString.call(value) === '[object Date]')
    return { kind: 'Date' };
  if (Buffer.isBuffer(value)) return { kind: 'Buffer' };
  return { kind: typeof value as Read['kind'] };
}

function readAs(type: string, oid: number): Read {
  const one = type.replace(/^_/, '');
  if (one === 'json' || one === 'jsonb') return type === one ? { kind: 'json' } : arrayOf({ kind: 'json' });
  const written = WRITTEN[one];
  if (written === undefined) throw new Error(`A value of type ${type}: say in WRITTEN how it is written`);
  const text = type === one ? written : `{"${written.replaceAll('\\', '\\\\')}"}`;
  const read = typeReaders.getTypeParser(oid, 'text') as (text: string) => unknown;
  return kindOf(read(text));
}

const arrayOf = (of: Read): Read => ({ kind: 'array', of });

/** Asks PostgreSQL for the facts of many statements, each fact once. */
export class Describer {
  private readonly types = new Map<number, string>();
  private readonly required = new Set<string>();
  private readonly values = new Map<string, readonly string[]>();

  private constructor(private readonly client: pg.ClientBase) {}

  static async of(client: pg.ClientBase): Promise<Describer> {
    const describer = new Describer(client);
    const types = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
    for (const { oid, typname } of types.rows) describer.types.set(oid, typname);
    const columns = await client.query<{ place: string }>(
      `select attrelid || '.' || attnum as place from pg_attribute where attnotnull and attnum > 0`,
    );
    for (const { place } of columns.rows) describer.required.add(place);
    const checks = await client.query<{ place: string; definition: string }>(
      `select conrelid || '.' || conkey[1] as place, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'c' and conrelid <> 0 and cardinality(conkey) = 1`,
    );
    for (const { place, definition } of checks.rows) {
      const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition) ?? [];
      if (list)
        describer.values.set(
          place,
          [...list.matchAll(/'([^']*)'::text/g)].map(([, one]) => one!),
        );
    }
    return describer;
  }

  async columnsOf(text: string): Promise<Column[]> {
    const fields = await fieldsOf(this.client, text);
    const shown = await this.shownFrom(text);
    return fields.map(({ name, tableID, columnID, dataTypeID }, at) => {
      const place = `${tableID}.${columnID}`;
      const isThere = this.required.has(place) || shown[at] === 'asked';
      return {
        name,
        read: readAs(this.types.get(dataTypeID) ?? String(dataTypeID), dataTypeID),
        mayBeNull: tableID === 0 ? null : !isThere || shown[at] === 'outer',
        values: this.values.get(place),
      };
    });
  }

  /** For each plain column, whether its table may have no row in a join, or the statement requires it. */
  private async shownFrom(text: string): Promise<('outer' | 'asked' | null)[]> {
    const { rows } = await this.client.query<{ 'QUERY PLAN': { Plan: Step }[] }>(
      `explain (generic_plan, verbose, format json) ${text}`,
    );
    const plan = rows[0]!['QUERY PLAN'][0]!.Plan;
    const outer = new Set<string>();
    const filters: string[] = [];
    gather(plan, false, { outer, filters });
    return (plan.Output ?? []).map((output) => {
      const [, name] = /^"?(\w+)"?\."?\w+"?$/.exec(output) ?? [];
      if (!name) return null;
      if (outer.has(name)) return 'outer';
      return filters.some((filter) => filter.includes(`(${output} IS NOT NULL)`)) ? 'asked' : null;
    });
  }
}

interface Step extends PlanNode {
  'Join Type'?: string;
  'Parent Relationship'?: string;
  Output?: string[];
  Filter?: string;
  Plans?: Step[];
}

interface Facts {
  /** The tables that a join may leave without a row. */
  outer: Set<string>;
  /** The conditions that every row meets. */
  filters: string[];
}

function gather(step: Step, mayBeMissing: boolean, facts: Facts): void {
  if (mayBeMissing && step.Alias) facts.outer.add(step.Alias);
  for (const filter of [step.Filter, step['Index Cond']])
    if (filter && !filter.includes(' OR ')) facts.filters.push(filter);
  for (const below of step.Plans ?? []) {
    const join = step['Join Type'];
    const place = below['Parent Relationship'];
    const isOuter =
      join === 'Full' || (join === 'Left' && place === 'Inner') || (join === 'Right' && place === 'Outer');
    gather(below, mayBeMissing || isOuter, facts);
  }
}
