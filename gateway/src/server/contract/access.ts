import { CODE } from '@probity/contract/codeNames';
import { BusinessError } from '../../kernel/errors';
import { withoutRight } from '../../kernel/rights';
import { safeEqual, sha256Hex } from '../../platform/security/tokens';
import type { ApiKeyGrant, EndedFor, Session } from '../../kernel/session';
import type { Operation } from './operations';

const BASE_CALLS = '/gateway/bd/base/';

export interface Caller {
  session: Session | null;
  /** Why there is none any more, where that is told. */
  ended: EndedFor | null;
  /** The `s` as far as it is known: before the body is read, that of the query. */
  s: string | null;
  /** Header x-main-id: the account shown in the calling tab. */
  mainIdHeader: string | null;
}

/**
 * Checks who may call an operation as far as that is known before the body is read, except the role's right. Throws the
 * session code or the refusal. An `s` in the body is compared with the session's by `checkBinding` later.
 */
export function checkAccess(operation: Operation, caller: Caller): void {
  const { access } = operation;
  const { session } = caller;
  if (session?.apiKey) return checkKey(operation, session, session.apiKey, caller.mainIdHeader);
  if (access.includes('public')) return;
  if (servesWhatSOpens(operation, caller.s)) {
    // A phone was proven for some link; which one is checked once the link is known.
    if (!boundTo(session)) throw new BusinessError(CODE.SESSION_NEEDS_PHONE);
    if (caller.s !== null) checkBinding(operation, caller);
    return;
  }

  if (!session) throw new BusinessError(CODE.SESSION_INVALID, {}, caller.ended);
  if (session.barred) throw new BusinessError(CODE.SESSION_BARRED);
  // A visitor beyond what its `s` opens may not use the console at all.
  if (session.kind === 'visitor') {
    if (access.includes('visitor')) return;
    throw new BusinessError(CODE.SESSION_BARRED);
  }
  if (access.includes('staff') && !access.includes('session') && session.kind !== 'staff')
    throw withoutRight(session, operation.right);
  checkMainAccount(operation, session, caller.mainIdHeader);
}

/** An `s` opens its objects only to the visitor session bound to that very `s`: -12 for anybody else. */
export function checkBinding(operation: Operation, { session, s }: Pick<Caller, 'session' | 's'>): void {
  if (session?.apiKey || operation.access.includes('public') || !servesWhatSOpens(operation, s)) return;
  const bound = boundTo(session);
  if (!bound || s === null || !safeEqual(bound, sha256Hex(s)))
    throw new BusinessError(CODE.SESSION_NEEDS_PHONE);
}

function servesWhatSOpens({ access }: Operation, s: string | null): boolean {
  return access.includes('visitor') && (s !== null || access.length === 1);
}

function boundTo(session: Session | null): string | null {
  return (session?.kind === 'visitor' && session.visitor?.sHash) || null;
}

/**
 * A key opens the operations that name one of its scopes and nothing else, not even public ones. It determines the account
 * itself.
 */
function checkKey(operation: Operation, session: Session, key: ApiKeyGrant, header: string | null): void {
  if (session.barred) throw new BusinessError(CODE.SESSION_BARRED);
  const { apiScope } = operation;
  if (apiScope === null) throw new BusinessError(CODE.NO_PERMISSION);
  if (!key.scopes.includes(apiScope))
    throw new BusinessError(CODE.NO_SCOPE, { scope: apiScope }, { scope: apiScope });
  if (header !== null && header !== session.mainId) throw new BusinessError(CODE.WRONG_MAIN_ACCOUNT);
}

function checkMainAccount(operation: Operation, session: Session, header: string | null): void {
  const isBaseCall = operation.url.startsWith(BASE_CALLS);
  if (header === null && isBaseCall) return;
  if (header !== session.mainId) throw new BusinessError(CODE.WRONG_MAIN_ACCOUNT);
}

/** The `s` a request carries, in its query or at the top of its body. */
export function readS(query: unknown, body: unknown): string | null {
  for (const place of [query, body]) {
    const s = (place as { s?: unknown } | null | undefined)?.s;
    if (typeof s === 'string' && s !== '') return s;
  }
  return null;
}
