import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { ConfigError } from '../platform/config/config';
import type { Config } from '../platform/config/settings';
import type { Services } from '../kernel/context';
import { loadContract } from '../server/contract/operations';
import { databaseFaults, ensureAppLogin } from '../platform/db/appRole';
import { startEmbedded } from '../platform/db/embedded/server';
import { migrate } from '../platform/db/migrate';
import { WatchedPool } from '../platform/db/pool';
import { runSeeds } from './runSeeds';
import type { DatabaseWatch } from '../platform/db/watch';
import { startSealer } from '../modules/audit/auditSealer';
import { smsJobs } from '../modules/sms/smsSendJob';
import { startWorker } from '../server/jobs/worker';
import { allModules } from './modules';
import { allJobs } from './jobs';
import { seeds } from './seeds';
import { sessionResolver } from './sessionResolver';
import { Metrics } from '../platform/observability/metrics';
import { buildServices, buildSmsProvider } from './services';

export interface RunningGateway {
  app: FastifyInstance;
  services: Services;
  /** The address it listens on. */
  address: string;
  /** Stops in order: not ready, drain, stop jobs, close the database, stop the embedded server. */
  stop(): Promise<void>;
}

export interface OpenDatabase {
  ownerUrl: string;
  /** Restarts the embedded server when it dies, if this program started it. */
  keep(): void;
  close(): Promise<void>;
}

/** The database of the configuration: the given one, or the embedded one started on its folder. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  if (config.databaseUrl)
    return { ownerUrl: config.databaseUrl, keep: () => undefined, close: async () => undefined };
  const server = await startEmbedded({
    rootDir: config.rootDir,
    dataDir: config.dataDir,
    databaseKey: config.secrets.databaseKey,
    tell: (message) => log.warn(message),
  });
  return { ownerUrl: server.ownerUrl, keep: () => server.keep(log), close: () => server.stop() };
}

/** Starts everything and listens. */
export async function startGateway(config: Config, log: Logger): Promise<RunningGateway> {
  const database = await openDatabase(config, log);
  try {
    return await startOn(config, log, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startOn(config: Config, log: Logger, database: OpenDatabase): Promise<RunningGateway> {
  const contract = await loadContract(join(config.rootDir, 'contract'));
  const applied = await migrate(database.ownerUrl, join(config.rootDir, 'gateway/migrations'));
  if (applied.length > 0) log.info({ applied }, 'migrated');
  const appUrl =
    config.appDatabaseUrl ?? (await ensureAppLogin(database.ownerUrl, config.secrets.databaseKey));
  const faults = await databaseFaults(appUrl);
  if (faults.length > 0)
    throw new Error(`The database cannot be used:\n${faults.map((f) => `  - ${f}`).join('\n')}`);

  // The parts that are open, in the order they were opened: they are closed in reverse, also after a failed start.
  const open: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (let close = open.pop(); close; close = open.pop()) await close();
  };
  let stopping = false;
  try {
    const services = buildServices({ config, appUrl, log, sessions: sessionResolver });
    open.push(() => services.db.close());
    const metrics = new Metrics(services.db);
    const app = await buildApp({
      contract,
      modules: allModules,
      services,
      outbox: services.sms,
      metrics,
      isStopping: () => stopping,
    });
    const seeded = await runSeeds(database.ownerUrl, services, seeds);
    if (seeded.length > 0) log.info({ seeded }, 'seeded');

    database.keep();
    services.db.watch.start();
    const ownerPool = jobPool(database.ownerUrl, services.db.watch);
    open.push(() => ownerPool.end());
    const metricsServer = await listenMetrics(config, metrics, log);
    if (metricsServer) open.push(() => new Promise((resolve) => metricsServer.close(resolve)));
    const jobs = [...smsJobs(services.sms, buildSmsProvider(config)), ...allJobs];
    const worker = await startWorker({ ownerPool, ownerUrl: database.ownerUrl, services, metrics, jobs });
    open.push(() => worker.stop());
    open.push(startSealer(services));
    open.push(() => app.close());
    const address = await listen(app, config);
    return {
      app,
      services,
      address,
      async stop() {
        stopping = true;
        services.db.watch.letGo();
        await closeAll();
        await database.close();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** Background work can wait: the pool gives connections again when the database is back. */
function jobPool(connectionString: string, watch: DatabaseWatch): pg.Pool {
  const application_name = `probity:${process.pid}:jobs`;
  return new WatchedPool(watch, { connectionString, max: 18, application_name }, true);
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new ConfigError([`PORT ${port} on ${host} is taken by another program`]);
  }
}

async function listenMetrics(config: Config, metrics: Metrics, log: Logger): Promise<Server | null> {
  if (config.metricsPort === null) return null;
  try {
    return await metrics.listen(config.metricsPort);
  } catch (error) {
    if (config.production) throw error;
    log.warn({ port: config.metricsPort }, 'the metrics port is taken; /metrics is off');
    return null;
  }
}
