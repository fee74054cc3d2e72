import { setTimeout as sleep } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Logger } from 'pino';

const FIRST_MS = 250;
const LONGEST_MS = 4_000;

export type Lane = Pick<Runner, 'stop'>;

/** A lane of the queue that is restarted, after growing pauses, when it ended although nobody stopped it. */
export async function keepLane(start: () => Promise<Runner>, log: Logger): Promise<Lane> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Runner | null = await start();

  const again = async (): Promise<Runner | null> => {
    for (let wait = FIRST_MS; !signal.aborted; wait = Math.min(wait * 2, LONGEST_MS)) {
      await sleep(wait, null, { signal }).catch(() => undefined);
      if (signal.aborted) return null;
      try {
        return await start();
      } catch (error) {
        log.warn({ err: error }, 'the job queue cannot be worked yet');
      }
    }
    return null;
  };
  const kept = (async () => {
    while (runner) {
      await runner.promise.catch(() => undefined);
      if (signal.aborted) return;
      log.info('the job queue ended and is worked again');
      runner = await again();
      if (runner && signal.aborted) return runner.stop();
    }
  })();

  return {
    async stop() {
      stopping.abort();
      // A runner that has ended by itself has nothing to stop.
      await runner?.stop().catch(() => undefined);
      await kept;
    },
  };
}
