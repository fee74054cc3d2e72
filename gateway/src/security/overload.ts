/** So many requests per database connection may be under way; the rest is refused at once and may come again. */
const PER_CONNECTION = 12;

/** Keeps a burst from becoming a queue that serves nobody in time. */
export class OverloadGate {
  private readonly inside = new Set<string>();
  private readonly limit: number;

  constructor(connections: number) {
    this.limit = connections * PER_CONNECTION;
  }

  /** False when the request must be refused. */
  enter(requestId: string): boolean {
    if (this.inside.size >= this.limit) return false;
    this.inside.add(requestId);
    return true;
  }

  leave(requestId: string): void {
    this.inside.delete(requestId);
  }
}
