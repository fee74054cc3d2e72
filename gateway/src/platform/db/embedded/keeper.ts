import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isPostgres, type Postmaster } from './postmaster';

const LOOK_MS = 250;
const LONGEST_MS = 1_000;

export interface Keeper {
  /** A server that ends after this call is not restarted. */
  stop(): Promise<void>;
}

/**
 * Restarts the embedded server when it dies (killed, crashed, out of memory) on the same folder and port, at once and then
 * with longer pauses. Of two gateways on one folder either may do it; the other joins.
 */
export function keepRunning(
  first: Postmaster,
  start: (port: number) => Promise<Postmaster>,
  log: Logger,
  tell: (again: Postmaster) => void,
): Keeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = first;

  const revive = async (): Promise<void> => {
    log.error({ pid: running.pid }, 'the embedded PostgreSQL has ended and is started again');
    let said = '';
    const say = (err: Error, words: string) => {
      if (said !== words) log.error({ err }, words);
      said = words;
    };
    for (let wait = LOOK_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_MS)) {
      try {
        const again = await start(first.port);
        running = again;
        tell(again);
        if (again.port === first.port)
          return log.info({ pid: again.pid }, 'the embedded PostgreSQL runs again');
        // Another process started it meanwhile, on a port of its own.
        throw new Error(`It runs on port ${again.port} instead of ${first.port}: start this gateway again`);
      } catch (error) {
        say(error as Error, 'the embedded PostgreSQL does not start yet');
      }
      await sleep(wait, null, { signal }).catch(() => undefined);
    }
  };
  const kept = (async () => {
    while (!signal.aborted) {
      if (!isPostgres(running.pid)) await revive();
      await sleep(LOOK_MS, null, { signal, ref: false }).catch(() => undefined);
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await kept;
    },
  };
}
