import { CODE } from '@probity/contract/codeNames';
import type { AnySessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import { sessionMobileField } from './openSession';
import { sessionMobile } from './sessionRepository';

/** The phone that a visitor proved. @throws -5 a session that ended meanwhile */
export async function sessionPhone({
  tx,
  services,
  session,
}: Pick<AnySessionCtx, 'tx' | 'services' | 'session'>): Promise<string> {
  const sealed = await sessionMobile(tx, session.sessionId);
  if (!sealed) throw new BusinessError(CODE.SESSION_INVALID);
  return services.crypto.decrypt(sealed, sessionMobileField(session.sessionId));
}
