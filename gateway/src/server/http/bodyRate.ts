import { TransportError } from './transportError';

export interface RateRule {
  bytesPerSecond: number;
  /** Until then a body may be as slow as it likes: connections start slowly. */
  afterMs: number;
  /** What the rate is averaged over; absent: everything since the body began. */
  windowMs?: number;
  /** However fast it comes, it ends by then. */
  withinMs?: number;
}

/** A body of JSON is small, and a person waits for the answer. */
export const JSON_RATE: RateRule = { bytesPerSecond: 1_000, afterMs: 5_000, withinMs: 30_000 };
/** A file may pause for a while on a poor line, as long as it goes on. */
export const UPLOAD_RATE: RateRule = { bytesPerSecond: 1_000, afterMs: 30_000, windowMs: 30_000 };

const LOOK_MS = 500;

/** Watches how fast a body comes. `race` gives what it is handed, or throws 408 once the body is too slow. */
export class BodyWatch {
  private readonly looks: { at: number; bytes: number }[];
  private readonly timer: NodeJS.Timeout;
  private readonly slow: Promise<never>;
  private fail!: (error: Error) => void;

  /** @param received how many bytes have come so far, counted from any beginning */
  constructor(
    private readonly rule: RateRule,
    private readonly received: () => number,
  ) {
    this.looks = [{ at: Date.now(), bytes: received() }];
    this.slow = new Promise<never>((_, reject) => (this.fail = reject));
    // Nobody may be waiting in the moment when it turns out to be slow.
    this.slow.catch(() => undefined);
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  race<T>(next: Promise<T>): Promise<T> {
    return Promise.race([next, this.slow]);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const { bytesPerSecond, afterMs, windowMs = Infinity, withinMs = Infinity } = this.rule;
    const now = { at: Date.now(), bytes: this.received() };
    this.looks.push(now);
    while (this.looks.length > 2 && now.at - this.looks[1]!.at >= windowMs) this.looks.shift();
    const [first] = this.looks as [{ at: number; bytes: number }];
    const elapsed = now.at - first.at;
    const isSlow = elapsed >= afterMs && (now.bytes - first.bytes) * 1_000 < bytesPerSecond * elapsed;
    if (isSlow || elapsed >= withinMs) {
      this.stop();
      this.fail(new TransportError(408, 'The body came too slowly'));
    }
  }
}
