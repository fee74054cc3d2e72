import { CODE } from '@probity/contract/codeNames';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../kernel/context';
import { checkAccess, readS } from '../contract/access';
import type { Operation } from '../contract/operations';
import { BusinessError, fieldError } from '../../kernel/errors';
import { allows, withoutRight } from '../../kernel/rights';
import { hasKey } from '../../platform/security/apiKeyForm';
import { clientAddress } from '../../platform/security/clientAddress';
import type { EndedFor, Session } from '../../kernel/session';

const APP_CODE = 'bd-web';

/** The caller, decided by the head of the request alone. */
export interface Admission {
  session: Session | null;
  token: string | null;
  at: number;
}

/**
 * Decides from the head of a request whether its body is worth reading: the console's own header, no key in the address, a
 * session that may call this, and the right of its role.
 */
export async function admit(
  request: FastifyRequest,
  operation: Operation,
  services: Services,
): Promise<Admission> {
  if (hasKey(request.url)) throw new BusinessError(CODE.API_KEY_IN_ADDRESS);
  if (request.headers.appcode !== APP_CODE) throw fieldError([{ path: 'headers.appcode', msg: APP_CODE }]);
  const token = bearer(request);
  const session = token
    ? await services.sessions.resolve(token, services.db.direct, services.clock.now(), {
        ip: clientAddress(request),
        isPassive: operation.passive,
      })
    : null;
  // Asked of no token that is good, and told with the very words of any other ended session.
  const ended = token && !session ? await endedFor(services, token) : null;
  checkAccess(operation, {
    session,
    ended,
    s: 's' in operation.parameters.query.types ? readS(request.query, null) : null,
    mainIdHeader: header(request, 'x-main-id'),
  });
  if (operation.right && !allows(session, operation.right)) throw withoutRight(session, operation.right);
  return { session, token, at: Date.now() };
}

async function endedFor({ sessions, db, clock }: Services, token: string): Promise<EndedFor | null> {
  return (await sessions.endedFor?.(token, db.direct, clock.now())) ?? null;
}

function bearer(request: FastifyRequest): string | null {
  // Whatever begins like an API key is looked at as one, so that a key cut short is told to be none.
  const match = /^Bearer (pbk_\S{0,200}|[A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
