import { TransportError } from './transportError';

/** Requests worked on per database connection; more are refused at once and may be repeated. */
const PER_CONNECTION = 12;
const RETRY_AFTER_S = 2;

/**
 * Keeps a burst from becoming a queue that serves nobody in time. A slot is held while the gateway works, never while it
 * waits for a caller's bytes: a slow caller blocks nobody.
 */
export class OverloadGate {
  private taken = 0;
  private readonly limit: number;

  constructor(
    connections: number,
    private readonly onRefused: () => void = () => undefined,
  ) {
    this.limit = connections * PER_CONNECTION;
  }

  slot(): Slot {
    return new Slot(
      () => {
        if (this.taken >= this.limit) {
          this.onRefused();
          throw new TransportError(503, 'The gateway has more to do than it can', RETRY_AFTER_S);
        }
        this.taken += 1;
      },
      () => (this.taken -= 1),
    );
  }
}

/** The slot of one request, which it may leave and take again. */
export class Slot {
  private isHeld = false;

  constructor(
    private readonly onTake: () => void,
    private readonly onLeave: () => void,
  ) {}

  /** Takes a slot; throws 503 when there is none. */
  take(): void {
    if (this.isHeld) return;
    this.onTake();
    this.isHeld = true;
  }

  leave(): void {
    if (!this.isHeld) return;
    this.isHeld = false;
    this.onLeave();
  }
}
