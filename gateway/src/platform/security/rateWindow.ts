const SWEEP_AT = 10_000;

/**
 * Counts calls in windows of a fixed length, in this process's memory: each of several gateways allows that many. Meant
 * against a client that runs away, not for billing.
 */
export class RateWindow {
  private readonly windows = new Map<string, { start: number; count: number }>();

  constructor(
    private readonly limit: number,
    private readonly lengthMs: number,
  ) {}

  /** Counts one call. Returns 0 when it may proceed, else the seconds until the next window. */
  enter(who: string, now: Date): number {
    const at = now.getTime();
    const known = this.windows.get(who);
    const isOpen = known !== undefined && at >= known.start && at < known.start + this.lengthMs;
    const window = isOpen ? known : { start: at, count: 0 };
    if (!isOpen) this.open(who, window, at);
    window.count += 1;
    return window.count <= this.limit ? 0 : Math.ceil((window.start + this.lengthMs - at) / 1000);
  }

  private open(who: string, window: { start: number; count: number }, at: number): void {
    if (this.windows.size >= SWEEP_AT) {
      for (const [one, { start }] of this.windows) if (start + this.lengthMs <= at) this.windows.delete(one);
    }
    this.windows.set(who, window);
  }
}
