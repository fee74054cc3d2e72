import type { Services } from '../../kernel/context';
import { sql } from '../../platform/db/sql';
import { unavailableOf } from '../../platform/db/unavailable';

const PAUSE_MS = 2_000;
const BATCH = 5_000;

/** Chains new audit events; returns their number. Of several gateways one seals, the others get 0. */
export async function sealOnce(services: Services): Promise<number> {
  let total = 0;
  for (;;) {
    const { sealed } = await services.db.direct.one<{ sealed: number }>(
      sql`select seal_audit(${BATCH}) as sealed`,
    );
    total += sealed;
    if (sealed < BATCH) return total;
  }
}

/** Seals every two seconds, so that an event is chained within five. Returns a function that stops it. */
export function startSealer(services: Services): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return;
      try {
        await sealOnce(services);
      } catch (error) {
        const unavailable = unavailableOf(error);
        // The next round seals the events that this one could not.
        if (unavailable) services.db.watch.note(unavailable);
        else services.log.error({ err: error }, 'sealing audit events failed');
      }
    });
  }, PAUSE_MS);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
