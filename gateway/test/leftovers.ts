import { demoMains } from '../seeds/demoAccounts';
import type { TestGateway } from './gateway';

/** The number of rows with the text, by table of the account, read as the owner past the grants. */
export async function rowsWith(
  gateway: TestGateway,
  text: string,
  mainId: string = demoMains.first,
): Promise<Record<string, number>> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true)`, [`{${mainId}}`]);
    const { rows: tables } = await client.query(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*)::int as n from ${name} t where strpos(t::text, $1) > 0`,
        [text],
      );
      if (rows[0].n > 0) found[name] = rows[0].n;
    }
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Backdates the end of a check by that many days, past the rules: old enough to be erased. */
export async function closeEarlier(gateway: TestGateway, checkId: string, days = 400): Promise<void> {
  const client = await gateway.owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.main_ids', $1, true), set_config('app.main_id', $2, true)`, [
      `{${demoMains.first}}`,
      demoMains.first,
    ]);
    await client.query(`update checks set closed_at = closed_at - $1 * interval '1 day' where id = $2`, [
      days,
      checkId,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
