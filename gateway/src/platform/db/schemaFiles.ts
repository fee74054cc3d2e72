import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the schema: a migration, which runs once, or a function, which is applied again whenever it changes. */
export interface SchemaFile {
  /** As schema_migration names it: `0001_words.sql`, `functions/name.sql`. */
  name: string;
  sql: string;
  checksum: string;
}

const FUNCTIONS = 'functions';

/** The ordered migrations of a folder: NNNN_name.sql, each number once. */
export function readMigrations(folder: string): SchemaFile[] {
  const names = sqlFiles(folder);
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1] ?? '');
  const wrong = names.filter(
    (_, index) => numbers[index] === '' || numbers.indexOf(numbers[index]!) !== index,
  );
  if (wrong.length > 0)
    throw new Error(`Migrations need a number of their own and a plain name: ${wrong.join(', ')}`);
  return names.map((name) => read(folder, name));
}

/** The functions and procedures of the schema: each in a file of its name, which creates or replaces it and nothing else. */
export function readFunctions(folder: string): SchemaFile[] {
  if (!existsSync(join(folder, FUNCTIONS))) return [];
  return sqlFiles(join(folder, FUNCTIONS)).map((entry) => {
    const file = read(folder, `${FUNCTIONS}/${entry}`);
    const made = [...file.sql.matchAll(/^(?:create|alter|drop)\s.*/gim)].map(([line]) => line);
    const wanted = new RegExp(`^create or replace (function|procedure) ${functionName(file)}\\(`, 'i');
    if (made.length !== 1 || !wanted.test(made[0]!))
      throw new Error(
        `${file.name} has to say "create or replace function ${functionName(file)}(…)", once and nothing else`,
      );
    return file;
  });
}

/** The names of all files as schema_migration records them, without reading their contents. */
export function schemaNames(folder: string): string[] {
  const functions = join(folder, FUNCTIONS);
  return [
    ...sqlFiles(folder),
    ...(existsSync(functions) ? sqlFiles(functions) : []).map((name) => `${FUNCTIONS}/${name}`),
  ];
}

/** The name of the function that a file creates. */
export function functionName({ name }: Pick<SchemaFile, 'name'>): string {
  return name.slice(FUNCTIONS.length + 1, -'.sql'.length);
}

/** True for the schema_migration name of a function rather than a migration. */
export function isFunction(name: string): boolean {
  return name.startsWith(`${FUNCTIONS}/`);
}

/** The names followed by an opening bracket in a text: the functions it may call. */
export function callsIn(sql: string): string[] {
  const text = sql.replace(/--.*$/gm, '');
  return [...new Set([...text.matchAll(/\b([a-z]\w*)\s*\(/g)].map(([, name]) => name!))];
}

function sqlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

function read(folder: string, name: string): SchemaFile {
  const sql = readFileSync(join(folder, name), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
