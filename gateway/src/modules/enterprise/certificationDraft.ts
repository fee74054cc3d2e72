import { CODE } from '@probity/contract/codeNames';
import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { BusinessError } from '../../kernel/errors';
import { guardMove } from '../../kernel/states/authStatus';
import type { Account } from '../accounts/accountRepository';
import { openChange } from './certificationRepository';
import { draftField, keepCertificationDraft } from './draftRepository';

type Content = components['schemas']['CertificationDraftContent'];

/** Keeps what somebody typed, encrypted, for them alone. */
export async function keepDraft(ctx: SessionCtx, content: Content): Promise<void> {
  const { mainId, userId } = ctx.session;
  const contentEnc = ctx.services.crypto.encrypt(JSON.stringify(content), draftField(mainId, userId));
  await keepCertificationDraft(ctx.tx, { mainId, userId, contentEnc, at: ctx.clock.now() });
}

/**
 * Papers are submitted by who has none verified, or to change those that are.
 * @returns true for a change
 * @throws 1016 while a submission waits
 */
export async function guardSubmission(ctx: SessionCtx, account: Account): Promise<boolean> {
  if (account.authStatus !== authStatus.verified) {
    guardMove(account.authStatus as AuthStatus, authStatus.pending, ctx.lang);
    return false;
  }
  const change = await openChange(ctx.tx, ctx.session.mainId);
  if (change?.status === 'pending') throw new BusinessError(CODE.UNDER_REVIEW);
  return true;
}
