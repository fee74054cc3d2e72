import { basename } from 'node:path';
import { listTables, readEveryAccount } from '../../src/platform/backup/tables';
import type { TestGateway } from '../gateway';
import { attacks, type AttackName } from './table';

interface Acts {
  /** The attack, with the assertion that it is refused as the rules say. */
  refused(): Promise<void>;
  /** The legitimate counterpart, with the assertion that it works: the refusal was not just a broken call. */
  twin(): Promise<void>;
}

/** Runs a row of the table in the file that the table names. */
export function attack(name: AttackName, acts: Acts): void {
  const row = attacks.find((one) => one.attack === name)!;
  const file = basename(expect.getState().testPath!);
  if (row.file !== file) throw new Error(`${name} stands in ${file}, and by the table in ${row.file}`);
  test(`${row.rule} ${name} is refused; ${row.twin}`, async () => {
    await asserting(name, acts.refused);
    await asserting(row.twin, acts.twin);
  });
}

async function asserting(what: string, act: () => Promise<void>): Promise<void> {
  const before = expect.getState().assertionCalls;
  await act();
  if (expect.getState().assertionCalls === before) throw new Error(`${what}: nothing is asserted`);
}

/** Columns that any use updates, whatever the answer: when a session or key was last seen. */
const TRACES = ['seen_at', 'last_used_at', 'last_used_network'];

/** Runs `act` and asserts that no row of any table, of any account, was inserted, deleted or changed. */
export async function changesNothing<T>(gateway: TestGateway, act: () => Promise<T>): Promise<T> {
  const before = await rowsOf(gateway);
  const result = await act();
  expect(await rowsOf(gateway)).toEqual(before);
  return result;
}

async function rowsOf(gateway: TestGateway): Promise<Record<string, string>> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await readEveryAccount(client);
    const sums: Record<string, string> = {};
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ':' || coalesce(md5(string_agg(line, '|' order by line)), '') as sum
           from (select (to_jsonb(t) - $1::text[])::text as line from ${name} t) rows_of`,
        [TRACES],
      );
      sums[name] = rows[0]!.sum;
    }
    return sums;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
