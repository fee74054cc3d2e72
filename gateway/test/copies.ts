import { demoMains } from '../seeds/demoAccounts';
import type { TestGateway } from './gateway';

const { first } = demoMains;

/** Copies a row of the first account, each copy a moment older and with an id of its own. */
export async function copies(
  gateway: TestGateway,
  table: 'checks' | 'audit_event',
  id: string,
  count: number,
): Promise<void> {
  const time = table === 'checks' ? 'ordered_at' : 'at';
  const columns = await gateway.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1
      and is_generated = 'NEVER' and column_name not in ('id', $2, 'seq', 'hash', 'prev_hash')`,
    [table, time],
  );
  const names = columns.rows.map(({ name }) => name).join(', ');
  const client = await gateway.owner.connect();
  try {
    await client.query(
      `begin; select set_config('app.main_ids', '{${first}}', true), set_config('app.main_id', '${first}', true)`,
    );
    await client.query(
      `insert into ${table} (id, ${time}, ${names}) select gen_random_uuid(), ${time} - n * interval '1 second', ${names}
        from ${table}, generate_series(1, $1) n where id = $2`,
      [count, id],
    );
    await client.query('commit');
    // As the database does by itself within a minute: until then it plans for the few rows there were.
    await client.query(`analyze ${table}`);
  } finally {
    client.release();
  }
}
