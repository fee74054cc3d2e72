import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allows } from '../rights';
import { Download, type Input, type Services } from '../context';
import { checkAccess, readS } from '../contract/access';
import type { Operation } from '../contract/operations';
import { validateRequest } from '../contract/validateRequest';
import type { TenantScope } from '../db/tx';
import { BusinessError, fieldError, forbidden } from '../errors';
import { once } from '../idempotency';
import type { Handler, OutsideTransaction } from '../module';
import { hasKey } from '../security/apiKeyForm';
import { clientAddress } from '../security/clientAddress';
import { createCtx, type RequestFacts } from '../requestContext';
import type { Session } from '../session';
import { langOf } from '../texts';
import { readBody } from './parsing';
import { sendDownload, success, type Envelope } from './replies';

const APP_CODE = 'bd-web';
const KEY_IN_ADDRESS = 2904;

/** Serves one operation: contract, session, access, right, one transaction, handler, reply. */
export function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: Handler | OutsideTransaction,
  services: Services,
): void {
  app.route({
    method: operation.verb,
    url: operation.url,
    config: { operationId: operation.operationId },
    async handler(request, reply) {
      const lang = langOf(request.headers['accept-language']);
      const ip = clientAddress(request);
      const input = await readInput(request, operation, lang);
      const token = bearer(request);
      const session = token
        ? await services.sessions.resolve(token, services.db.direct, services.clock.now(), {
            ip,
            isPassive: operation.passive,
          })
        : null;
      checkAccess(operation, {
        session,
        s: readS(input.query, input.body),
        mainIdHeader: header(request, 'x-main-id'),
      });
      if (operation.right && !allows(session, operation.right)) throw forbidden();
      const facts: RequestFacts = {
        requestId: request.id,
        operationId: operation.operationId,
        ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
        lang,
        session,
        token,
      };
      const result = await run(services, facts, operation, handler, input);
      return send(reply, operation, result, services.config.checkReplies);
    },
  });
}

async function readInput(
  request: FastifyRequest,
  operation: Operation,
  lang: ReturnType<typeof langOf>,
): Promise<Input> {
  if (hasKey(request.url)) throw new BusinessError(KEY_IN_ADDRESS);
  if (request.headers.appcode !== APP_CODE) throw fieldError([{ path: 'headers.appcode', msg: APP_CODE }]);
  const { body, file } = await readBody(request, operation);
  const input = validateRequest(
    operation,
    {
      query: request.query as Record<string, unknown>,
      params: (request.params ?? {}) as Record<string, unknown>,
      headers: request.headers,
      body,
      ...(file ? { file } : {}),
    },
    lang,
  );
  if ('faults' in input) throw fieldError(input.faults);
  return input;
}

async function run(
  services: Services,
  facts: RequestFacts,
  operation: Operation,
  handler: Handler | OutsideTransaction,
  input: Input,
): Promise<unknown> {
  if (typeof handler !== 'function') return handler.handle(createCtx(services, facts, null), input);
  return services.db.transaction(scopeOf(facts.session), (tx) => {
    const work = () => handler(createCtx(services, facts, tx), input);
    if (!operation.idempotent) return work();
    const { session } = facts;
    if (!session?.mainId)
      throw new Error(`${operation.operationId} is idempotent but has no account to keep the key in`);
    // The contract has checked that it is there and its form.
    const key = input.headers['idempotency-key']!;
    const call = {
      mainId: session.mainId,
      userId: session.userId,
      operation: operation.operationId,
      key,
      body: input.body,
    };
    return once(tx, services, call, work);
  });
}

/** A session's rows. No session, or one of nobody's account, sees none. */
export function scopeOf(session: Session | null): TenantScope | null {
  return session && !session.barred
    ? { mainIds: session.mainIds, mainId: session.mainId, userId: session.userId }
    : null;
}

function send(
  reply: FastifyReply,
  operation: Operation,
  result: unknown,
  checkReplies: boolean,
): FastifyReply {
  if (result instanceof Download) return sendDownload(reply, result);
  const envelope: Envelope = success(result);
  const text = JSON.stringify(envelope);
  if (checkReplies && operation.reply) {
    const { data } = JSON.parse(text) as Envelope;
    if (!operation.reply(data)) {
      const faults = (operation.reply.errors ?? []).map(
        (error) => `${error.instancePath || '/'} ${error.message ?? ''} ${JSON.stringify(error.params)}`,
      );
      throw new Error(`The reply of ${operation.operationId} breaks the contract: ${faults.join('; ')}`);
    }
  }
  return reply.type('application/json; charset=utf-8').send(text);
}

function bearer(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
