import { setTimeout as pause } from 'node:timers/promises';
import type { TestGateway } from './gateway';

/** How many wait for a lock. */
async function waiting(gateway: TestGateway): Promise<number> {
  const { rows } = await gateway.owner.query<{ n: number }>(
    `select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()`,
  );
  return rows[0]!.n;
}

/** Returns once somebody waits for a lock, or what is begun needs none any more. */
export async function untilWaiting(gateway: TestGateway, isDone: () => boolean = () => false): Promise<void> {
  while (!isDone() && (await waiting(gateway)) === 0) await pause(20);
}
