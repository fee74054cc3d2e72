import { CODE } from '@probity/contract/codeNames';
import { CLOSING_DAYS } from '@probity/contract/rules/closing';
import { formatFen } from '@probity/contract/rules/fen';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../../kernel/context';
import { BusinessError, fieldError, found } from '../../../kernel/errors';
import { uuidv7 } from '../../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../../kernel/module';
import { lockForClosing } from '../../../kernel/openAccount';
import { addDays, chinaDay } from '../../../kernel/workingDays';
import type { Tx } from '../../../platform/db/tx';
import { accountById, lockAccount } from '../../accounts/accountRepository';
import { userById } from '../../accounts/userRepository';
import { spendCode } from '../../accounts/verifyCode';
import { workIn } from '../../accounts/workIn';
import { publish } from '../../events/publish';
import { lockLedger } from '../../ledger/ledgerService';
import { standingOf } from '../standing';
import { matterWords, words } from '../words/closing';
import { closingOf, insertClosing, lockClosing, reasonField, setTakenBack } from './closingRepository';
import { closingView } from './closingView';

/**
 * Closes the account, with a code to the owner's own phone: nothing is changed in it any more, and after thirty days all that is its
 * own is erased. What could change meanwhile is looked at behind the lock that every call which changes something waits for.
 * @throws 1000 at `accountName`, 1004, 2043 it closes already, 2044 with what is open
 */
export async function askClosing(
  ctx: SessionCtx,
  { accountName, verifyCode, reason = '' }: BodyOf<'askClosing'>,
): Promise<ReplyOf<'askClosing'>> {
  const { mainId, mainIds, userId } = ctx.session;
  const scope = { mainIds, mainId, userId };
  // Before the code is used up: what cannot be closed costs none.
  await ctx.independent(scope, async (tx) => {
    const { name } = await accountById(tx, mainId);
    if (accountName.trim() !== name) {
      throw fieldError([{ path: 'accountName', msg: words.otherName({ name })[ctx.lang] }]);
    }
    await assertClosable(ctx, tx);
  });
  const { mobileIndex } = found(await userById(ctx.services.db.direct, userId));
  await spendCode(ctx, { mobileIndex, scene: 'accountClosing', verifyCode });
  return ctx.independent(scope, async (tx) => {
    await lockForClosing(tx, mainId);
    await lockLedger(tx, mainId);
    await lockAccount(tx, mainId);
    await assertClosable(ctx, tx);
    const work = workIn(ctx, tx);
    const [id, at] = [uuidv7(), ctx.clock.now()];
    const eraseOn = addDays(chinaDay(at), CLOSING_DAYS);
    const said = plainText(reason);
    const reasonEnc = said === '' ? null : ctx.services.crypto.encrypt(said, reasonField(id));
    await insertClosing(tx, { mainId, id, by: userId, at, eraseOn, reasonEnc });
    const event = { entity: 'closing', entityId: id } as const;
    await work.audit({ ...event, action: 'closing.asked', detail: { day: eraseOn } });
    await publish(work, { ...event, mainId, kind: 'closing.asked', detail: { day: eraseOn } });
    return closingView(found(await closingOf(tx, mainId)));
  });
}

/** @throws 2043, 2044 */
async function assertClosable({ session, clock, lang }: SessionCtx, tx: Tx): Promise<void> {
  const { mainId } = session;
  const closing = await closingOf(tx, mainId);
  if (closing) throw new BusinessError(CODE.ACCOUNT_CLOSING, { day: closing.eraseOn });
  const { open, balance } = await standingOf(tx, mainId, clock.now());
  const what = open.map(({ matter, count }) => matterWords[matter]({ count })[lang]);
  const money = balance.available + balance.held;
  if (money > 0) what.push(words.balance({ amount: formatFen(money) })[lang]);
  if (what.length > 0)
    throw new BusinessError(CODE.CLOSING_MATTERS_OPEN, { what: what.join(words.and[lang]) });
}

/** Takes the closing back, as long as the erasure has not begun: all works as before. @throws 2045 */
export async function takeClosingBack(ctx: SessionCtx): Promise<ReplyOf<'takeClosingBack'>> {
  const { mainId, userId } = ctx.session;
  const row = await lockClosing(ctx.tx, mainId);
  if (row?.status !== 'closing') throw new BusinessError(CODE.CLOSING_ENDED);
  await setTakenBack(ctx.tx, row, { by: userId, at: ctx.clock.now() });
  const event = { entity: 'closing', entityId: row.id } as const;
  await ctx.audit({ ...event, action: 'closing.takenBack' });
  await publish(ctx, { ...event, mainId, kind: 'closing.takenBack' });
  return { done: true };
}
