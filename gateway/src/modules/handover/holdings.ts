import { CODE } from '@probity/contract/codeNames';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError } from '../../kernel/errors';
import type { ReplyOf } from '../../kernel/module';
import { keysAnsweredFor } from '../apiKeys/keyRepository';
import { countWaitingFor } from '../approvals/approvalRepository';
import { approvesUpTo } from '../approvals/approverRepository';
import { countHeld } from '../checks/ownerRepository';
import { membersOfAccount } from '../people/memberRepository';
import { countSharedBy } from '../views/viewRepository';
import { goesOnWithout } from './standingOrders';
import { ownerForKeys } from './takers';

/**
 * What one of the account's people holds, for whoever is about to disable them or to leave: records, orders of theirs that wait and orders
 * that wait for their approval, open forms, API keys they answer for and views they share. @throws 1015 for anybody else
 */
export async function getMemberHoldings(
  { tx, session, clock }: SessionCtx,
  userId: string,
): Promise<ReplyOf<'getMemberHoldings'>> {
  const { mainId } = session;
  const [person] = await membersOfAccount(tx, { userIds: [userId], after: null, limit: 1 });
  if (!person) throw new BusinessError(CODE.UNKNOWN_USER);
  const upTo = await approvesUpTo(tx, userId);
  const keys = await keysAnsweredFor(tx, { mainId, userId, at: clock.now() });
  return {
    ...(await countHeld(tx, mainId, userId)),
    ...(await goesOnWithout(tx, { mainId, userId, at: clock.now() })),
    approvals: upTo === 0 ? 0 : await countWaitingFor(tx, mainId, { userId, upTo }),
    apiKeys: keys.count,
    keysUsedAt: keys.usedAt?.toISOString() ?? null,
    keysPassTo: (await ownerForKeys(tx, mainId, userId))?.name ?? null,
    views: await countSharedBy(tx, { mainId, userId }),
  };
}
