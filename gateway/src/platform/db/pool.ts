import pg from 'pg';
import type { DatabaseWatch } from './watch';
import { databaseUnavailable } from './unavailable';

function meaning(error: unknown): never {
  throw databaseUnavailable(error) ?? error;
}

/** A client whose errors say what they mean for a call, and that never ends the process by one that nobody was waiting for. */
class Client extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config);
    // Between two statements of a transaction nobody waits for an answer; the next one fails and says it.
    this.on('error', () => undefined);
  }

  override query = ((...statement: unknown[]) => {
    const sent = (super.query as (...args: unknown[]) => unknown).apply(this, statement);
    return sent instanceof Promise ? sent.catch(meaning) : sent;
  }) as pg.Client['query'];
}

type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that lives and dies with the watch: its connections are cut when the database is lost and who waits for one is let
 * go. A `patient` one, for work that nobody waits for, gives its connections when the database is back.
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
    // An idle connection that broke is replaced by the next call; that the database is gone the watch says, once.
    this.on('error', () => undefined);
    // Every client has its listener from the start (above); the job queue looks for one here, and warns without.
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
