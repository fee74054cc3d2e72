import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Download, type Input, type Services } from '../../kernel/context';
import { checkBinding, readS } from '../contract/access';
import type { Operation } from '../contract/operations';
import { validateRequest } from '../contract/validateRequest';
import type { TenantScope } from '../../platform/db/tx';
import { fieldError } from '../../kernel/errors';
import { assertAccountOpen } from '../../kernel/openAccount';
import { once } from './idempotency';
import type { Handler, OutsideTransaction } from '../../kernel/module';
import { clientAddress } from '../../platform/security/clientAddress';
import { createCtx, type RequestFacts } from './requestContext';
import type { OverloadGate, Slot } from './overload';
import type { Session } from '../../kernel/session';
import { langOf } from '../../kernel/texts';
import { admit, type Admission } from './admission';
import { openForm } from './form';
import { checkContentType } from './parsing';
import { sendDownload, success, type Envelope } from './replies';

/** After a body that took longer than this, in ms, the session is checked again: it may have ended meanwhile. */
const ASK_AGAIN_MS = 1_000;

/**
 * Serves one operation: session, access and right before the body; then contract, binding, one transaction, handler, reply.
 * The overload gate counts each of the two halves, not the wait for the body.
 */
export function registerOperation(
  app: FastifyInstance,
  operation: Operation,
  handler: Handler | OutsideTransaction,
  services: Services,
  gate: OverloadGate,
): void {
  if (operation.multipart && typeof handler === 'function')
    throw new Error(`${operation.operationId} takes a file, which must not come inside a transaction`);
  const admissions = new WeakMap<FastifyRequest, Admission>();
  const admitted = async (request: FastifyRequest): Promise<Admission> => {
    const known = admissions.get(request);
    if (known && Date.now() - known.at < ASK_AGAIN_MS) return known;
    const admission = await admit(request, operation, services);
    admissions.set(request, admission);
    return admission;
  };
  app.route({
    method: operation.verb,
    url: operation.url,
    config: {
      operationId: operation.operationId,
      ...(operation.jsonLimit !== null && { jsonLimit: operation.jsonLimit }),
    },
    onRequest: (request) => held(gate.slot(), () => admitted(request)).then(() => undefined),
    handler: (request, reply) =>
      held(gate.slot(), async (slot) => {
        const lang = langOf(request.headers['accept-language']);
        checkContentType(request, operation);
        const { session, token } = await admitted(request);
        const input = operation.multipart
          ? await readForm(request, operation, slot, () => admitted(request))
          : checked(operation, request, { body: request.body });
        checkBinding(operation, { session, s: readS(input.query, input.body) });
        const facts: RequestFacts = {
          requestId: request.id,
          operationId: operation.operationId,
          ip: clientAddress(request),
          userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
          lang,
          session,
          token,
          openAccount: operation.needsOpenAccount ? enterpriseOf(session) : null,
        };
        const result = await run(services, facts, operation, handler, input);
        return send(reply, operation, result, services.config.checkReplies);
      }),
  });
}

async function held<T>(slot: Slot, work: (slot: Slot) => Promise<T>): Promise<T> {
  slot.take();
  try {
    return await work(slot);
  } finally {
    slot.leave();
  }
}

/** The input as the contract describes it, or 1000 with every field's fault. */
function checked(
  operation: Operation,
  request: FastifyRequest,
  content: Pick<Input, 'body' | 'file'>,
): Input {
  const input = validateRequest(
    operation,
    {
      query: request.query as Record<string, unknown>,
      params: (request.params ?? {}) as Record<string, unknown>,
      headers: request.headers,
      ...content,
    },
    langOf(request.headers['accept-language']),
  );
  if ('faults' in input) throw fieldError(input.faults);
  return input;
}

/** Reads a form up to its file; the handler takes the file once it knows that it may be kept. */
async function readForm(
  request: FastifyRequest,
  operation: Operation,
  slot: Slot,
  askAgain: () => Promise<unknown>,
): Promise<Input> {
  slot.leave();
  const { body, file } = await openForm(request, {
    onRead: () => slot.leave(),
    onEnd: async () => {
      slot.take();
      await askAgain();
    },
  });
  slot.take();
  return checked(operation, request, { body, file });
}

async function run(
  services: Services,
  facts: RequestFacts,
  operation: Operation,
  handler: Handler | OutsideTransaction,
  input: Input,
): Promise<unknown> {
  const { openAccount } = facts;
  if (typeof handler !== 'function') {
    // Before it spends a code or takes a file; each of its own transactions asks again.
    if (openAccount !== null)
      await services.db.transaction(scopeOf(facts.session), (tx) => assertAccountOpen(tx, openAccount));
    return handler.handle(createCtx(services, facts, null), input);
  }
  return services.db.transaction(scopeOf(facts.session), async (tx) => {
    if (openAccount !== null) await assertAccountOpen(tx, openAccount);
    const work = () => handler(createCtx(services, facts, tx), input);
    if (!operation.idempotent) return work();
    const { session } = facts;
    if (!session?.mainId)
      throw new Error(`${operation.operationId} is idempotent but has no account to keep the key in`);
    // The contract has checked that it is present and well-formed.
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

/** The enterprise that a session of one of its people, of staff inside it or of a key works for. */
function enterpriseOf(session: Session | null): string | null {
  return session?.kind === 'enterprise' && !session.barred ? session.mainId : null;
}

/** The rows a session may see. Without a session, or with one of no account, there are none. */
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
