/** A fault of the transport, below the contract: its HTTP status is also its body code. */
export class TransportError extends Error {
  constructor(
    readonly status: 400 | 408 | 413 | 415 | 429 | 503,
    message: string,
    /** Seconds until it may be repeated. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'TransportError';
  }
}
