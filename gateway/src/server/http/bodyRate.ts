import { TransportError } from './transportError';

export interface RateRule {
  bytesPerSecond: number;
  /** Before this a body may be as slow as it likes: connections start slowly. */
  afterMs: number;
  /** The span the rate is averaged over; absent: everything since the body began. */
  windowMs?: number;
  /** The body must end by then, however fast it comes. */
  withinMs?: number;
}

/** A body of JSON is small, and a person waits for the answer. */
export const JSON_RATE: RateRule = { bytesPerSecond: 1_000, afterMs: 5_000, withinMs: 30_000 };
/** A file may pause for a while on a poor line, if it then continues. */
export const UPLOAD_RATE: RateRule = { bytesPerSecond: 1_000, afterMs: 30_000, windowMs: 30_000 };

const LOOK_MS = 500;

/** Watches the rate of a body. `race` settles as the given promise does, or throws 408 once the body is too slow. */
export class BodyWatch {
  private readonly looks: { at: number; bytes: number }[];
  private readonly timer: NodeJS.Timeout;
  private readonly slow: Promise<never>;
  private fail!: (error: Error) => void;

  /** @param received the number of bytes so far, counted from any start */
  constructor(
    private readonly rule: RateRule,
    private readonly received: () => number,
  ) {
    this.looks = [{ at: Date.now(), bytes: received() }];
    this.slow = new Promise<never>((_, reject) => (this.fail = reject));
    // Nobody may be waiting at the moment it turns out to be slow.
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
