import { authStatus, type AuthStatus } from '@probity/contract/rules/authStatus';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import { allows } from '../../kernel/rights';
import { sql } from '../../platform/db/sql';
import { accountById } from '../accounts/accountRepository';
import { dueDayOf, openChange, standingCertification } from './certificationRepository';
import { contractStanding } from '../signedTexts/textAt';
import { signatureOf } from './contractService';

/**
 * How far an enterprise is on its way from registration to its first order, for who may do a step of it.
 * @returns null once nothing is left for this reader
 */
export async function setupOf(ctx: SessionCtx): Promise<components['schemas']['HomeSummary']['setup']> {
  const { tx, session } = ctx;
  const { mainId } = session;
  const [mayManage, mayOrder] = [allows(session, 'enterprise.manage'), allows(session, 'check.order')];
  if (session.kind !== 'enterprise' || !(mayManage || mayOrder)) return null;
  const account = await accountById(tx, mainId);
  const standing = await contractStanding(tx, ctx.clock.now());
  const signature = await signatureOf(ctx, account.name, standing);
  const contract = signature === null ? 'none' : signature.isCurrent ? 'signed' : 'outdated';
  const { hasOrdered } = await tx.one<{ hasOrdered: boolean }>(
    sql`select exists (select from orders where main_id = ${mainId}) as "hasOrdered"`,
  );
  // A newer text is signed by who manages the enterprise; everybody else goes on ordering.
  const isSigned = contract === 'signed' || (contract === 'outdated' && !mayManage);
  const isReady = account.authStatus === authStatus.verified && isSigned;
  const change = mayManage ? await openChange(tx, mainId) : null;
  const changeRejected = change?.status === 'rejected' ? change.reason : null;
  // Who has not signed yet signs what is in force then; who has, hears of it before.
  const announcedOn = mayManage && contract !== 'none' ? (standing.announced?.effectiveOn ?? null) : null;
  if (isReady && (hasOrdered || !mayOrder) && changeRejected === null && announcedOn === null) return null;
  const newest = await standingCertification(tx, mainId);
  const isPending = account.authStatus === authStatus.pending && newest !== null;
  const isRejected = account.authStatus === authStatus.rejected;
  return {
    authStatus: account.authStatus as AuthStatus,
    dueAt: isPending ? await dueDayOf(tx, newest) : null,
    reason: isRejected && mayManage ? (newest?.reason ?? null) : null,
    changeRejected,
    contract,
    announcedOn,
    hasOrdered,
  };
}
