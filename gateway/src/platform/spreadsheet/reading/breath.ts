import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others have their turn. */
const TURN_MS = 12;

/** Lets others have their turn between pieces of long work, and ends it with the signal's reason once it is aborted. */
export class Breath {
  private since = performance.now();

  constructor(private readonly signal: AbortSignal | undefined) {}

  /** True once the signal has ended the work. */
  get isEnded(): boolean {
    return this.signal?.aborted ?? false;
  }

  /** True when it is time to `take` one. */
  isDue(): boolean {
    return performance.now() - this.since > TURN_MS;
  }

  async take(): Promise<void> {
    await setImmediate();
    this.signal?.throwIfAborted();
    this.since = performance.now();
  }
}
