import type { FastifyError, FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Services } from '../../kernel/context';
import { networkOf } from '../../kernel/network';
import { clientAddress } from '../../platform/security/clientAddress';
import { RateWindow } from '../../platform/security/rateWindow';
import { readLimited } from '../../server/http/parsing';
import { TransportError } from '../../server/http/transportError';

/** Far more than a provider sends from one network, far less than a signature check for everybody who asks. */
const PER_MINUTE = 600;

/** What may be wrong with a call. Its message is told to the caller. */
interface SignedFault extends Error {
  kind: string;
}

export interface SignedCalls {
  path: string;
  /** Bytes. */
  bodyLimit: number;
  /** What is told by it, for the log: 'a notification of a payment'. */
  what: string;
  /** Thrown by `take`; of the kind `forged` it is answered 401, else 400. */
  Fault: new (...parts: never[]) => SignedFault;
  /** Keeps what is told. 'known' is answered 204, 'unknown' 404. */
  take(headers: IncomingHttpHeaders, body: string): Promise<'known' | 'unknown'>;
}

/**
 * Where a provider tells something. It knows no envelope and no session: who calls is known by the signature over the very bytes, so
 * they are kept as they came. It answers 204 once what was told is kept for good, and anything else is told again later.
 */
export async function registerSignedCalls(
  app: FastifyInstance,
  { clock, log }: Services,
  { path, bodyLimit, what, Fault, take }: SignedCalls,
): Promise<void> {
  const rate = new RateWindow(PER_MINUTE, 60_000);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (_request, payload, done) => {
      readLimited(payload, bodyLimit).then(
        (text) => done(null, text),
        (error: Error) => done(error),
      );
    });
    scope.setErrorHandler((error: FastifyError | TransportError | SignedFault, request, reply) => {
      if (error instanceof Fault) {
        log.warn({ err: error, requestId: request.id }, `${what} was refused`);
        return reply.code(error.kind === 'forged' ? 401 : 400).send({ code: 'FAIL', message: error.message });
      }
      const known = error instanceof TransportError ? error.status : (error as FastifyError).statusCode;
      if (known && known < 500) return reply.code(known).send({ code: 'FAIL', message: 'Not taken' });
      log.error({ err: error, requestId: request.id }, `${what} could not be kept`);
      return reply.code(500).send({ code: 'FAIL', message: 'Please tell it again' });
    });
    scope.post(
      path,
      {
        onRequest: async (request) => {
          const wait = rate.enter(networkOf(clientAddress(request)), clock.now());
          if (wait > 0) throw new TransportError(429, 'Too many notifications', wait);
        },
      },
      async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        if ((await take(request.headers, body)) === 'unknown')
          return reply.code(404).send({ code: 'FAIL', message: 'There is no such thing' });
        return reply.code(204).send();
      },
    );
  });
}
