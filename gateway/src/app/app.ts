import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Services } from '../kernel/context';
import type { Contract } from '../server/contract/operations';
import { registerOutboxPage } from './dev/outboxPage';
import { registerPayPage } from './dev/payPage';
import { unavailableOf } from '../platform/db/unavailable';
import { BusinessError } from '../kernel/errors';
import { limitByAddress } from '../server/http/addressLimits';
import { brokenRequestHandler } from '../server/http/brokenRequests';
import { endAnsweredEarly } from '../server/http/lingering';
import { registerOperation } from '../server/http/operationRoute';
import { registerParsing } from '../server/http/parsing';
import { fault, languageHeaders, refusal } from '../server/http/replies';
import { registerStatic } from '../server/http/staticFiles';
import { refuseWhileStopping } from '../server/http/stopping';
import { TransportError } from '../server/http/transportError';
import type { GatewayModule, Handler, OutsideTransaction } from '../kernel/module';
import { registerSmsReports } from './pages/smsReports';
import { registerWechatPages } from './pages/wechatPages';
import { registerWechatPayNotify } from './pages/wechatPayNotify';
import type { SmsOutbox } from '../modules/sms/smsOutbox';
import type { Metrics } from '../platform/observability/metrics';
import { readiness } from '../server/http/readiness';
import { OverloadGate } from '../server/http/overload';
import { securityHeaders } from '../platform/security/headers';
import { langOf } from '../kernel/texts';

export interface AppParts {
  contract: Contract;
  modules: readonly GatewayModule[];
  services: Services;
  outbox: SmsOutbox;
  metrics: Metrics;
  isStopping?: () => boolean;
}

/** Builds the gateway from its parts, without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, metrics } = parts;
  const { config } = services;
  const bound = bindHandlers(parts);
  const isHttps = config.publicUrl.startsWith('https://');
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy?.length ? [...config.trustProxy] : false,
    // A connection ends after 30 s without data. The whole request may take 10 minutes (an upload). One that is kept for the next
    // request ends sooner, and its client is told when (Keep-Alive), so that no proxy sends one on a connection about to end.
    connectionTimeout: 30_000,
    keepAliveTimeout: 20_000,
    requestTimeout: 600_000,
    bodyLimit: 11 * 1024 * 1024,
    // A head is normally sent at once; a client that sends it slowly holds only a connection, and not for long.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    clientErrorHandler: brokenRequestHandler(isHttps),
    // While it stops, http/stopping.ts answers.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    // The contract's own checks are strict; Fastify's, which coerce and strip, are never used.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  await registerParsing(app);

  const headers = securityHeaders(isHttps);
  const bodyCodes = new WeakMap<FastifyRequest, number>();
  const gate = new OverloadGate(config.poolSize, () => metrics.refused.inc());
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (request.url.startsWith('/gateway/'))
      reply.headers({
        'cache-control': 'no-store',
        ...languageHeaders(langOf(request.headers['accept-language'])),
      });
  });
  endAnsweredEarly(app);
  refuseWhileStopping(app);
  limitByAddress(app, config, () => metrics.refused.inc());
  app.addHook('onResponse', async (request, reply) => {
    const operation = operationOf(request);
    const code = String(bodyCodes.get(request) ?? 0);
    metrics.requests.observe({ operation, status: String(reply.statusCode), code }, reply.elapsedTime / 1000);
    services.log.info(
      { requestId: request.id, operation, status: reply.statusCode, code, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler((error: FastifyError | BusinessError, request, reply) => {
    const lang = langOf(request.headers['accept-language']);
    if (error instanceof BusinessError) {
      bodyCodes.set(request, error.code);
      const { retryAfter } = (error.data ?? {}) as { retryAfter?: unknown };
      if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
      return reply.send(refusal(error, lang));
    }
    const status = transportStatus(error);
    if (error instanceof TransportError && error.retryAfter !== null)
      reply.header('retry-after', String(error.retryAfter));
    if (status) return reply.code(status).send(fault(status, lang, request.id));
    const unavailable = unavailableOf(error);
    if (unavailable) {
      services.db.watch.note(unavailable);
      metrics.unavailable.inc({ kind: unavailable.kind });
      return reply
        .header('retry-after', '2')
        .code(503)
        .send(fault(503, lang, request.id));
    }
    services.log.error(
      { requestId: request.id, operation: operationOf(request), err: error },
      'request failed',
    );
    return reply.code(500).send(fault(500, lang, request.id));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(fault(404, langOf(request.headers['accept-language']), request.id)),
  );

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness(services, parts.isStopping?.() ?? false);
    return reply
      .code(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  for (const [operation, handler] of bound) registerOperation(app, operation, handler, services, gate);
  registerOutboxPage(app, services, parts.outbox);
  await registerPayPage(app, services);
  await registerWechatPages(app, services);
  await registerWechatPayNotify(app, services);
  await registerSmsReports(app, services);
  await registerStatic(app, config);
  return app;
}

function bindHandlers({ contract, modules }: AppParts) {
  const faults: string[] = [];
  const handlers = new Map<string, Handler | OutsideTransaction>();
  for (const module of modules) {
    for (const [operationId, handler] of Object.entries(module.handlers)) {
      if (handlers.has(operationId)) faults.push(`${operationId} has two handlers`);
      if (!contract.operations.some((operation) => operation.operationId === operationId)) {
        faults.push(`Module ${module.name} serves ${operationId}, which the contract does not know`);
      }
      handlers.set(operationId, handler);
    }
  }
  const unbuilt = contract.operations.filter(({ operationId }) => !handlers.has(operationId));
  faults.push(...unbuilt.map(({ operationId }) => `${operationId} has no handler`));
  if (faults.length > 0)
    throw new Error(`The gateway cannot serve its contract:\n${faults.map((f) => `  - ${f}`).join('\n')}`);
  return contract.operations.map((operation) => [operation, handlers.get(operation.operationId)!] as const);
}

function transportStatus(error: FastifyError): number | null {
  if (error instanceof TransportError) return error.status;
  const status = error.statusCode ?? 500;
  return error.code?.startsWith('FST_') && status >= 400 && status < 500 ? status : null;
}

function operationOf(request: FastifyRequest): string {
  const { operationId } = request.routeOptions.config as { operationId?: string };
  return operationId ?? (request.routeOptions.url ? 'page' : 'unknown');
}
