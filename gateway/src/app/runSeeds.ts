import pg from 'pg';
import type { Services } from '../kernel/context';
import type { Seed } from './seeds';

const LOCK = 7_210_403;

/** Runs the seeds this database has not had; two gateways starting at once wait for each other. */
export async function runSeeds(
  ownerUrl: string,
  services: Services,
  seeds: readonly Seed[],
): Promise<string[]> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `probity:${process.pid}:seeds`,
  });
  // A connection that breaks between two statements fails the next one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const done = new Set(
      (await client.query<{ name: string }>('select name from seed_run')).rows.map(({ name }) => name),
    );
    const ran: string[] = [];
    for (const seed of seeds) {
      if (done.has(seed.name) || (seed.demo && !services.config.demo)) continue;
      await seed.run(services);
      await client.query('insert into seed_run (name) values ($1)', [seed.name]);
      ran.push(seed.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}
