import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { databaseUnavailable, Unavailable } from './unavailable';

const TICK_MS = 100;
/** From one answer to the next question. */
const PAUSE_TICKS = 2;
/** After this long without an answer /readyz reports it, within the second it has … */
const SILENT_TICKS = 5;
/** … and after this long every call is released, within the two seconds it has. */
const LOST_TICKS = 13;
/** Pauses between attempts to reach a lost database: growing, but short enough to notice its return soon. */
const BACK_OFF_TICKS = [1, 2, 4, 8, 10];
/** A new connection takes more of a busy machine than an answer does. */
const CONNECT_TICKS = 30;
/** The trouble counts as over this long after the last refused call, in ms. */
const QUIET_MS = 5_000;
const GOODBYE_MS = 1_000;

const silent = () => new Unavailable('lost', 'the database does not answer');

/**
 * Watches that the database answers, by asking several times a second over a connection of its own. A statement may take
 * minutes and is left alone; but a database that leaves `select 1` unanswered serves nobody, so every connection to it is
 * cut, waiting callers are released with Unavailable, and new ones are refused at once until it answers again. Time is
 * counted in turns of the event loop: after a stall of the gateway itself, an answer that already arrived is read before
 * anything is concluded.
 */
export class DatabaseWatch {
  private up = true;
  private reason = silent();
  private timer: NodeJS.Timeout | undefined;
  private pause = 0;
  private failures = 0;
  private probe: { ticks: number; limit: number } | null = null;
  private own: { client: Promise<pg.Client>; socket: Socket } | null = null;
  private ended = false;
  private readonly sockets = new Set<Socket>();
  /** Called at the next change: callers that wait for an answer, for anything at all, for the database's return. */
  private readonly silenced = new Set<(reason: Unavailable) => void>();
  private readonly cut = new Set<(reason: Unavailable) => void>();
  private readonly returning = new Set<(refused: Unavailable | null) => void>();
  private trouble: { since: number; last: number; refused: number } | null = null;

  constructor(
    private readonly url: string,
    private readonly log: Logger | null,
  ) {}

  /** Starts asking. Until then the database counts as there. */
  start(): void {
    this.timer ??= setInterval(() => this.tick(), TICK_MS).unref();
  }

  get isUp(): boolean {
    return this.up;
  }

  /** Throws while the database is lost. */
  assertUp(): void {
    if (!this.up) throw this.reason;
  }

  /** Resolves when the database is there; rejects when the gateway stops first. */
  async whenUp(): Promise<void> {
    if (this.up) return;
    if (this.ended) throw this.reason;
    await new Promise<void>((resolve, reject) => {
      const told = (refused: Unavailable | null) => {
        this.returning.delete(told);
        if (refused) reject(refused);
        else resolve();
      };
      this.returning.add(told);
    });
  }

  /**
   * Settles with the work, or rejects when the database is lost first; a result that still comes later is passed to
   * `tooLate`.
   */
  untilLost<T>(work: Promise<T>, tooLate: (value: T) => void): Promise<T> {
    return orFirst(work, this.cut, tooLate);
  }

  /** A socket for a connection that is cut when the database is lost. */
  socket(): Socket {
    const socket = new Socket();
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    if (!this.up) setImmediate(() => socket.destroy(this.reason));
    return socket;
  }

  /**
   * Rows of a small statement over the watch's own connection, so it never queues behind calls; Unavailable when the
   * database is silent.
   */
  async ask<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
    if (!this.up || (this.probe && this.probe.ticks >= SILENT_TICKS)) throw this.reason;
    const asked = this.connected().then((client) => client.query<T>(text));
    return (await orFirst(asked, this.silenced, () => undefined)).rows;
  }

  /** Notes a refused call: the first one of an incident is logged, the others are counted. */
  note(reason: Unavailable): void {
    const now = performance.now();
    if (this.trouble && (!this.up || now - this.trouble.last < QUIET_MS)) {
      this.trouble.last = now;
      this.trouble.refused += 1;
      return;
    }
    this.begin(reason, 1);
  }

  /** Rejects everybody who waits for the database's return: the gateway is stopping. */
  letGo(): void {
    this.ended = true;
    for (const told of [...this.returning]) told(this.reason);
  }

  async close(): Promise<void> {
    this.letGo();
    const client = await this.own?.client.catch(() => null);
    clearInterval(this.timer);
    // A connection that does not close in time is dropped.
    if (this.up && client) await Promise.race([client.end(), sleep(GOODBYE_MS, null, { ref: false })]);
    this.drop();
  }

  private tick(): void {
    this.settle();
    if (this.probe === null) {
      if (this.pause > 0) this.pause -= 1;
      else void this.askIfAlive();
      return;
    }
    this.probe.ticks += 1;
    if (this.probe.ticks === SILENT_TICKS) tell(this.silenced, (this.reason = silent()));
    if (this.probe.ticks >= this.probe.limit) this.lose(silent());
  }

  private async askIfAlive(): Promise<void> {
    const probe = { ticks: 0, limit: this.own ? LOST_TICKS : CONNECT_TICKS };
    this.probe = probe;
    let isConnected = false;
    try {
      const client = await this.connected();
      isConnected = true;
      await client.query('select 1');
      if (this.probe === probe) this.answered();
    } catch (error) {
      if (this.probe !== probe) return;
      const reason = databaseUnavailable(error) ?? new Unavailable('lost', 'the database refuses', error);
      this.probe = null;
      this.drop();
      // A single connection may break; the database is lost only if no other can be made. "Too many connections" is an
      // answer, too.
      if (isConnected) this.pause = 0;
      else if (reason.kind === 'busy') this.pause = BACK_OFF_TICKS.at(-1)!;
      else this.lose(reason);
    }
  }

  private answered(): void {
    this.probe = null;
    this.failures = 0;
    this.pause = PAUSE_TICKS;
    if (this.up) return;
    this.up = true;
    for (const told of [...this.returning]) told(null);
    this.end();
  }

  private lose(reason: Unavailable): void {
    this.probe = null;
    this.drop();
    this.pause = BACK_OFF_TICKS[Math.min(this.failures, BACK_OFF_TICKS.length - 1)]!;
    this.failures += 1;
    this.reason = reason;
    if (this.up) {
      this.up = false;
      if (!this.trouble) this.begin(reason, 0);
    }
    tell(this.silenced, reason);
    tell(this.cut, reason);
    for (const socket of this.sockets) socket.destroy(reason);
  }

  private connected(): Promise<pg.Client> {
    if (this.own) return this.own.client;
    const socket = new Socket();
    const client = new pg.Client({
      connectionString: this.url,
      application_name: `probity:${process.pid}:watch`,
      connectionTimeoutMillis: CONNECT_TICKS * TICK_MS,
      stream: () => socket,
    });
    const own = { socket, client: client.connect().then(() => client) };
    client.on('error', () => this.own === own && this.drop());
    own.client.catch(() => this.own === own && this.drop());
    return (this.own = own).client;
  }

  private drop(): void {
    const { own } = this;
    this.own = null;
    own?.socket.destroy();
  }

  private begin(reason: Unavailable, refused: number): void {
    const now = performance.now();
    this.trouble = { since: now, last: now, refused };
    this.log?.error({ kind: reason.kind }, `calls are answered 503: ${reason.message}`);
  }

  /** Ends the incident once calls no longer meet it. */
  private settle(): void {
    if (this.up && this.trouble && performance.now() - this.trouble.last >= QUIET_MS) this.end();
  }

  private end(): void {
    if (!this.trouble) return;
    const { since, refused } = this.trouble;
    this.trouble = null;
    const seconds = Math.round((performance.now() - since) / 100) / 10;
    this.log?.info({ seconds, refused }, 'calls are served again');
  }
}

function tell(waiting: Set<(reason: Unavailable) => void>, reason: Unavailable): void {
  for (const told of [...waiting]) told(reason);
}

function orFirst<T>(
  work: Promise<T>,
  waiting: Set<(reason: Unavailable) => void>,
  tooLate: (value: T) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let isLate = false;
    const told = (reason: Unavailable) => {
      isLate = true;
      waiting.delete(told);
      reject(reason);
    };
    waiting.add(told);
    work.then(
      (value) => {
        waiting.delete(told);
        if (isLate) tooLate(value);
        else resolve(value);
      },
      (error: unknown) => {
        waiting.delete(told);
        reject(error as Error);
      },
    );
  });
}
