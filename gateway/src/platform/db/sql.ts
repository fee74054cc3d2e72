/**
 * SQL is written as tagged text: sql`select * from checks where id = ${id}`. Every `${value}` becomes a bound
 * parameter; another `sql` fragment is spliced in with its own parameters, so filters are built by composition.
 * Nothing can put raw text into a statement but `ident` (quoted) and literal template text.
 */
export class Sql {
  constructor(
    readonly parts: readonly string[],
    readonly values: readonly unknown[],
  ) {}

  /** The statement with $1, $2, … and its parameters, as `pg` takes it. */
  compile(): { text: string; values: unknown[] } {
    const text: string[] = [];
    const values: unknown[] = [];
    append(this, text, values);
    return { text: text.join(''), values };
  }
}

function append(statement: Sql, text: string[], values: unknown[]): void {
  statement.parts.forEach((part, index) => {
    text.push(part);
    if (index >= statement.values.length) return;
    const value = statement.values[index];
    if (value instanceof Sql) append(value, text, values);
    else {
      values.push(value);
      text.push(`$${values.length}`);
    }
  });
}

/** Tag for a statement or a fragment of one. */
export function sql(parts: TemplateStringsArray, ...values: unknown[]): Sql {
  return new Sql(parts, values);
}

/** An empty fragment, for a filter that does not apply. */
export const empty: Sql = new Sql([''], []);

/** Fragments put together with a separator: join(filters, sql` and `). An empty list gives an empty fragment. */
export function join(fragments: readonly Sql[], separator: Sql = new Sql([', '], [])): Sql {
  if (fragments.length === 0) return empty;
  const parts: string[] = [''];
  const values: unknown[] = [];
  fragments.forEach((fragment, index) => {
    if (index > 0) {
      values.push(separator);
      parts.push('');
    }
    values.push(fragment);
    parts.push('');
  });
  return new Sql(parts, values);
}

/** A name (table, column, sort direction never) quoted as an identifier; dots separate schema and name. */
export function ident(name: string): Sql {
  const quoted = name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
  return new Sql([quoted], []);
}

/** A value for a json or jsonb column. (`pg` turns a bare array into a PostgreSQL array.) */
export function json(value: unknown): string {
  return JSON.stringify(value ?? null);
}
