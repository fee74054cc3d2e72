import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { buildApp } from '../src/app/app';
import { TestClock } from '../src/kernel/clock';
import { loadConfig } from '../src/platform/config/config';
import type { Config, Env } from '../src/platform/config/settings';
import type { Services } from '../src/kernel/context';
import { loadContract, type Contract } from '../src/server/contract/operations';
import { typeReaders } from '../src/platform/db/database';
import { listOutbox, type OutboxEntry } from '../src/modules/sms/recentMessages';
import type { JobDefinition } from '../src/kernel/job';
import { smsJobs } from '../src/modules/sms/smsSendJob';
import { drainQueue } from '../src/server/jobs/worker';
import type { GatewayModule } from '../src/kernel/module';
import { allModules } from '../src/app/modules';
import { allJobs } from '../src/app/jobs';
import { sessionResolver } from '../src/app/sessionResolver';
import { LocalSmsProvider, type SmsProvider } from '../src/modules/sms/smsProvider';
import { createLogger } from '../src/platform/observability/logger';
import { Metrics } from '../src/platform/observability/metrics';
import { findRoot } from '../src/platform/config/root';
import { buildServices } from '../src/app/services';
import type { SessionResolver } from '../src/kernel/session';
import { withDatabase } from './globalSetup';
import type { DestinationStream } from 'pino';

export interface TestOptions {
  env?: Env;
  modules?: readonly GatewayModule[];
  contract?: Contract;
  jobs?: readonly JobDefinition[];
  sessions?: SessionResolver;
  smsProvider?: SmsProvider;
  logTo?: DestinationStream;
  /** Another folder to serve the console from; the contract stays the product's. */
  rootDir?: string;
}

export interface CallOptions {
  token?: string | null;
  mainId?: string | null;
  idempotencyKey?: string;
  lang?: string;
  headers?: Record<string, string>;
  ip?: string;
}

export interface CallInput {
  body?: unknown;
  query?: Record<string, string | number | boolean>;
  params?: Record<string, string>;
  file?: { name: string; mime: string; bytes: Buffer; fields?: Record<string, string> };
}

/** A reply's envelope with its HTTP status. */
export interface CallReply {
  status: number;
  code: number;
  msg: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as loose as the wire: tests assert its shape
  data: any;
  /** For downloads. */
  bytes: Buffer;
  headers: Record<string, string>;
}

export interface TestGateway {
  app: FastifyInstance;
  /** Its address, as `http://127.0.0.1:port`. */
  address: string;
  config: Config;
  services: Services;
  clock: TestClock;
  /** Bypasses the rules: a pool of the owner. */
  owner: pg.Pool;
  ownerUrl: string;
  /** Calls an operation through the whole request path; fails the test on HTTP 500. */
  call(operationId: string, input?: CallInput, options?: CallOptions): Promise<CallReply>;
  /** Any other address of the gateway: `/healthz`, `/dev/outbox.json`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Works the job queue until nothing is due. */
  runJobs(): Promise<void>;
  /** The messages of a phone, newest first. */
  outbox(mobile: string): Promise<OutboxEntry[]>;
  close(): Promise<void>;
}

let compiled: Promise<Contract> | undefined;

/** A gateway on a copy of the migrated database, with real parts except for a clock the test moves. */
export async function createTestGateway(options: TestOptions = {}): Promise<TestGateway> {
  const ownerBase = process.env.PROBITY_TEST_OWNER_URL!;
  const database = `probity_clone_${randomBytes(6).toString('hex')}`;
  await createClone(ownerBase, database);
  const ownerUrl = withDatabase(ownerBase, database);
  const appUrl = withDatabase(process.env.PROBITY_TEST_APP_URL!, database);

  const dataDir = mkdtempSync(join(tmpdir(), 'probity-data-'));
  const root = findRoot();
  const config = loadConfig(
    {
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      METRICS_PORT: 'off',
      TRUST_PROXY: '127.0.0.1',
      ...options.env,
    },
    options.rootDir ?? root,
  );
  const log = createLogger(options.logTo ? 'info' : config.logLevel, options.logTo);
  const clock = new TestClock();
  const services = buildServices({
    config,
    appUrl,
    log,
    clock,
    sessions: options.sessions ?? sessionResolver,
  });
  const metrics = new Metrics(services.db);
  const contract = options.contract ?? (await (compiled ??= loadContract(join(root, 'contract'))));
  const modules = options.modules ?? allModules;
  const app = await buildApp({
    contract: options.modules ? contractOf(contract, modules) : contract,
    modules,
    services,
    outbox: services.sms,
    metrics,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4, types: typeReaders });
  owner.on('error', () => undefined);
  owner.on('connect', (client) => client.on('error', () => undefined));
  const provider = options.smsProvider ?? new LocalSmsProvider();
  const jobs = [...smsJobs(services.sms, provider), ...(options.jobs ?? allJobs)];

  return {
    app,
    address,
    config,
    services,
    clock,
    owner,
    ownerUrl,
    async call(operationId, input = {}, callOptions = {}) {
      const operation = contract.operations.find((one) => one.operationId === operationId);
      if (!operation) throw new Error(`The contract has no operation ${operationId}`);
      const { path, init } = requestOf(operation.verb, operation.url, input, callOptions);
      const reply = await fetch(address + path, init);
      const bytes = Buffer.from(await reply.arrayBuffer());
      if (reply.status === 500 && !options.logTo) {
        throw new Error(
          `${operationId} answered HTTP 500; set LOG_LEVEL=error to see why: ${bytes.toString()}`,
        );
      }
      const headers = Object.fromEntries(reply.headers);
      const isJson = (headers['content-type'] ?? '').startsWith('application/json');
      const envelope = isJson
        ? (JSON.parse(bytes.toString()) as Pick<CallReply, 'code' | 'msg' | 'data'>)
        : { code: 0, msg: '', data: null };
      return { status: reply.status, ...envelope, bytes, headers };
    },
    request: (path, init) => fetch(address + path, init),
    runJobs: () => drainQueue({ ownerPool: owner, services, metrics, jobs }),
    outbox: (mobile) => listOutbox(services, services.sms, mobile),
    async close() {
      await app.close();
      await Promise.all([services.db.close(), owner.end()]);
      rmSync(dataDir, { recursive: true, force: true });
      await dropDatabase(ownerBase, database);
    },
  };
}

/** The part of a contract that some modules serve: a test may start with only the modules it needs. */
function contractOf(contract: Contract, modules: readonly GatewayModule[]): Contract {
  const served = new Set(modules.flatMap(({ handlers }) => Object.keys(handlers)));
  return { ...contract, operations: contract.operations.filter((one) => served.has(one.operationId)) };
}

/** The HTTP request of a call. The caller's address is sent as a proxy on this machine would. */
function requestOf(
  method: string,
  url: string,
  input: CallInput,
  options: CallOptions,
): { path: string; init: RequestInit } {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) query.set(name, String(value));
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const headers = new Headers({ appcode: 'bd-web', ...options.headers });
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);
  if (options.mainId) headers.set('x-main-id', options.mainId);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  if (options.ip) headers.set('x-forwarded-for', options.ip);
  headers.set('accept-language', options.lang ?? 'en');
  let body: FormData | string | null = null;
  if (input.file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(input.file.fields ?? {})) form.set(name, value);
    form.set(
      'file',
      new Blob([new Uint8Array(input.file.bytes)], { type: input.file.mime }),
      input.file.name,
    );
    body = form;
  } else if (input.body !== undefined) {
    body = JSON.stringify(input.body);
    headers.set('content-type', 'application/json');
  }
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, init: { method, headers, body } };
}

/** The MD5 of a password, as it goes over the wire. */
export function md5(password: string): string {
  return createHash('md5').update(password).digest('hex');
}

async function createClone(ownerUrl: string, database: string): Promise<void> {
  await asAdmin(ownerUrl, async (client) => {
    // Two copies of one template cannot be made at once; the workers take turns.
    await client.query('select pg_advisory_lock(7210499)');
    await client.query(`create database ${database} template ${process.env.PROBITY_TEST_TEMPLATE!}`);
  });
}

/** Drops a database of a test, also where the server itself is in it for a moment. */
export async function dropDatabase(ownerUrl: string, database: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await asAdmin(ownerUrl, (client) =>
        client.query(`drop database if exists ${database} with (force)`),
      );
    } catch (error) {
      // The server's own vacuum may be in it for a moment, and only a superuser may end that.
      if ((error as { code?: string }).code !== '42501' || tries === 20) throw error;
      await sleep(500);
    }
  }
}

async function asAdmin(ownerUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
