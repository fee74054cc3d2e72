import pg from 'pg';
import type { DatabaseWatch } from './watch';
import { databaseUnavailable } from './unavailable';

function meaning(error: unknown): never {
  throw databaseUnavailable(error) ?? error;
}

/** A client whose errors are translated for calls, and whose errors between statements never end the process. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config);
    // Between two statements nobody waits for an answer; the next statement fails with it.
    this.on('error', () => undefined);
  }

  override query = ((...statement: unknown[]) => {
    const sent = (super.query as (...args: unknown[]) => unknown).apply(this, statement);
    return sent instanceof Promise ? sent.catch(meaning) : sent;
  }) as pg.Client['query'];
}

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * A pool tied to the watch: when the database is lost its connections are cut and its waiting callers released. A `patient`
 * one, for background work, waits until the database is back.
 */
export class WatchedPool extends pg.Pool {
  constructor(
    private readonly watch: DatabaseWatch,
    config: pg.PoolConfig,
    private readonly patient = false,
  ) {
    super({
      ...config,
      stream: () => watch.socket(),
      Client: Client as unknown as new () => pg.ClientBase,
    });
    // The next call replaces an idle connection that broke; the watch logs, once, that the database is gone.
    this.on('error', () => undefined);
    // Every client has a listener from the start (above); the job queue looks for one here and warns if there is none.
    this.on('connect', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const client = this.free();
    if (!callback) return client;
    client.then(
      (one) => process.nextTick(callback, undefined, one, (error?: Error) => one.release(error)),
      (error: Error) => process.nextTick(callback, error, undefined, () => undefined),
    );
  }

  private async free(): Promise<pg.PoolClient> {
    if (this.patient) await this.watch.whenUp();
    else this.watch.assertUp();
    return this.watch.untilLost(super.connect(), (late) => late.release()).catch(meaning);
  }
}
