import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { parse } from 'yaml';
import { buildApp } from '../src/app/app';
import { loadConfig } from '../src/platform/config/config';
import type { Ctx, Input, Services } from '../src/kernel/context';
import type { Json } from '../src/server/contract/closeSchema';
import { loadContract, servable } from '../src/server/contract/operations';
import { ensureAppLogin } from '../src/platform/db/appRole';
import { startEmbedded } from '../src/platform/db/embedded/server';
import { migrate } from '../src/platform/db/migrate';
import { sql } from '../src/platform/db/sql';
import { found } from '../src/kernel/errors';
import { uuidv7 } from '../src/kernel/ids';
import type { GatewayModule } from '../src/kernel/module';
import { insertLogin } from '../src/modules/accounts/sessionRepository';
import { allModules } from '../src/app/modules';
import { sessionResolver } from '../src/app/sessionResolver';
import { createLogger } from '../src/platform/observability/logger';
import { Metrics } from '../src/platform/observability/metrics';
import { findRoot } from '../src/platform/config/root';
import { newToken, sha256Hex } from '../src/platform/security/tokens';
import { buildServices } from '../src/app/services';

export interface World {
  app: FastifyInstance;
  address: string;
  services: Services;
  /** A pool of the database's owner. */
  owner: pg.Pool;
  appUrl: string;
  /** A login session without the cost of a password. */
  signIn(userId: string, mainId: string): Promise<string>;
  close(): Promise<void>;
}

type OneCheck = { checkId: string };

async function readCheck(ctx: Ctx, { body }: Input) {
  const { checkId } = body as OneCheck;
  return found(
    await ctx.tx.maybeOne(
      sql`select id, status, position_title as "positionTitle" from checks where id = ${checkId} and main_id = ${ctx.session!.mainId}`,
    ),
  );
}

/** The least an operation can do on the real request path: a read by primary key; the same with an audit event. */
const benchModule: GatewayModule = {
  name: 'bench',
  handlers: {
    benchRead: readCheck,
    benchWork: async (ctx, input) => {
      const check = await readCheck(ctx, input);
      const { checkId } = input.body as OneCheck;
      await ctx.audit({ action: 'work.taken', entity: 'check', entityId: checkId });
      return check;
    },
  },
};

/** The product's own gateway on an embedded PostgreSQL in a temporary folder, both configured as in production. */
export async function buildWorld(): Promise<World> {
  const rootDir = findRoot();
  const dataDir = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'probity-bench-'));
  // As root PostgreSQL runs under another user, which must have access to this folder.
  chmodSync(dataDir, 0o755);
  const env = { DATA_DIR: dataDir, PORT: '0', METRICS_PORT: 'off' };
  // Replies are checked against the contract in development and tests only.
  const config = { ...loadConfig(env, rootDir), checkReplies: false };
  const server = await startEmbedded({ rootDir, dataDir, databaseKey: config.secrets.databaseKey });
  const owner = new pg.Pool({ connectionString: server.ownerUrl, max: 4 });
  await migrate(server.ownerUrl, join(rootDir, 'gateway/migrations'));
  const appUrl = await ensureAppLogin(server.ownerUrl, config.secrets.databaseKey);
  // Its log is written, to a file.
  const log = createLogger('info', pino.destination({ dest: join(dataDir, 'log'), sync: false }));
  const services = buildServices({ config, appUrl, log, sessions: sessionResolver });
  const contract = await loadContract(join(rootDir, 'contract'));
  const bench = await servable(parse(readFileSync(join(rootDir, 'gateway/bench/base.yaml'), 'utf8')) as Json);
  const app = await buildApp({
    contract: { ...contract, operations: [...contract.operations, ...bench.operations] },
    modules: [...allModules, benchModule],
    services,
    outbox: services.sms,
    metrics: new Metrics(services.db),
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    address,
    services,
    owner,
    appUrl,
    async signIn(userId, mainId) {
      const token = newToken();
      const now = services.clock.now();
      const expiresAt = new Date(now.getTime() + 86_400_000);
      const session = { id: uuidv7(), tokenHash: sha256Hex(token), ip: '127.0.0.1', userAgent: 'bench' };
      await services.db.withTenant({ mainIds: [mainId], mainId }, (tx) =>
        insertLogin(tx, { ...session, loginType: 'password', userId, mainId, now, expiresAt }),
      );
      return token;
    },
    async close() {
      await app.close();
      await Promise.all([services.db.close(), owner.end()]);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
