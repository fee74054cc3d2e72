import { CODE } from '@probity/contract/codeNames';
import { authStatus } from '@probity/contract/rules/authStatus';
import { isBankAccount } from '@probity/contract/rules/invoiceDetails';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { accountById } from '../accounts/accountRepository';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { balanceOf, lockLedger } from '../ledger/ledgerService';
import { lockWorkItem } from '../work/workRepository';
import { assertWaiting, wire } from './listing';
import { isAnyWaiting, payoutById } from './payoutRepository';
import { payoutWork } from './payoutWork';
import { assertPayable, beginPayout, endPayout } from './settling';
import { beingPaid, words } from './words';

type Payout = ReplyOf<'askPayout'>;

/** To whom a balance is paid out, how much can be, and whether one waits already. */
export async function getPayoutDesk({ tx, session }: SessionCtx): Promise<ReplyOf<'getPayoutDesk'>> {
  const { mainId } = session;
  const { available } = await balanceOf(tx, mainId);
  return {
    ...{ holder: await holderOf(tx, mainId), available },
    isWaiting: await isAnyWaiting(tx, mainId),
  };
}

/** The name of the verified enterprise; null before it is verified: there is no name yet whose account it could be. */
async function holderOf(tx: Tx, mainId: string): Promise<string | null> {
  const account = await accountById(tx, mainId);
  return account.authStatus === authStatus.verified ? account.name : null;
}

/** @throws 2005 */
async function knownHolder(tx: Tx, mainId: string): Promise<string> {
  const holder = await holderOf(tx, mainId);
  if (holder === null) throw new BusinessError(CODE.ENTERPRISE_NOT_VERIFIED);
  return holder;
}

/**
 * Asks for the balance, or a part of it, with a code to one's own phone. It goes to an account of the verified enterprise and to
 * no other name; what is asked for is held at once.
 * @throws 1000 at a field, 1004, 2005, 2450, 2451
 */
export async function askPayout(
  ctx: SessionCtx,
  { amount, accountNo, verifyCode, ...typed }: BodyOf<'askPayout'>,
): Promise<Payout> {
  const { mainId, userId, mainIds } = ctx.session;
  const [bankName, reason] = [plainText(typed.bankName), plainText(typed.reason ?? '') || null];
  const faults = [
    ...(bankName === '' ? [{ path: 'bankName', msg: words.bankMissing[ctx.lang] }] : []),
    ...(isBankAccount(accountNo) ? [] : [{ path: 'accountNo', msg: words.accountWrong[ctx.lang] }]),
  ];
  if (faults.length > 0) throw fieldError(faults);
  const scope = { mainIds, mainId, userId };
  // Before the code is used up: what cannot be paid out costs none.
  await ctx.independent(scope, async (tx) => {
    await knownHolder(tx, mainId);
    await assertPayable(tx, mainId, amount);
  });
  const { mobileIndex } = found(await userById(ctx.services.db.direct, userId));
  await spendCode(ctx, { mobileIndex, scene: 'payoutAsk', verifyCode });
  return ctx.independent(scope, async (tx) => {
    const asked = { mainId, amount, bankName, accountNo, reason, by: userId };
    const id = await beginPayout(workIn(ctx, tx), { ...asked, holder: await knownHolder(tx, mainId) });
    return wire(found(await payoutById(tx, mainId, id)));
  });
}

/**
 * Takes back a payout that waits; its money is available again. Not once an operator has it in hand: it may be on its way at the
 * bank. @throws 404 foreign or missing, 2452
 */
export async function withdrawPayout(ctx: SessionCtx, payoutId: string): Promise<Payout> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  found(await payoutById(tx, mainId, payoutId));
  const work = found(await payoutWork(tx, { payoutId }));
  // Money before the rest, as everywhere; then the work. Read anew under the locks.
  await lockLedger(tx, mainId);
  await lockWorkItem(tx, work.workItemId);
  const row = found(await payoutById(tx, mainId, payoutId));
  assertWaiting(row, ctx.lang);
  if (row.isTaken || row.enteredBy !== null)
    throw new BusinessError(CODE.PAYOUT_CLOSED, { why: beingPaid[ctx.lang] });
  await endPayout(ctx, row, { status: 'withdrawn', by: userId });
  return wire(found(await payoutById(tx, mainId, payoutId)));
}
