import { CODE } from '@probity/contract/codeNames';
import {
  BANK_FIELDS,
  bankFault,
  isSameBank,
  plainBank,
  SHORTEST_BANK_REASON,
  type BankAccount,
} from '@probity/contract/rules/bankAccount';
import { lengthOf, plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { effectiveFrom } from '../../kernel/effectiveDay';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { Tx } from '../../platform/db/tx';
import { lockAccount } from '../accounts/accountRepository';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { publish } from '../events/publish';
import { queueSignOff } from '../work/subjectWork';
import { bankAccountAt } from './accountAt';
import { basisOf, bankAccountView, openOf } from './accountView';
import { bankChanges, insertBankChange } from './bankAccountRepository';
import { bankFaultWords, words } from './words';

type Asked = Pick<BodyOf<'askBankAccount'>, 'basedOn' | 'effectiveOn' | 'account' | 'reason'>;
type Desk = ReplyOf<'askBankAccount'>;

/**
 * Asks for another account, with a code to one's own phone; it counts once somebody else has signed it off. The same sent again,
 * because its reply was lost, is the one that waits.
 * @throws 1000 at the field, 1004, 2616 somebody was first, or another change waits
 */
export async function askBankAccount(
  ctx: SessionCtx,
  { verifyCode, ...given }: BodyOf<'askBankAccount'>,
): Promise<Desk> {
  const { session, services, clock, lang } = ctx;
  const { mainId, mainIds, userId } = session;
  const scope = { mainIds, mainId, userId };
  const asked: Asked = { ...given, account: plainBank(given.account), reason: plainText(given.reason) };
  assertShape(ctx, asked);
  // Before the code is used up: what cannot be asked for costs none.
  const sentBefore = await ctx.independent(scope, (tx) => askable(ctx, tx, asked));
  if (sentBefore) return sentBefore;
  const user = found(await userById(services.db.direct, userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'bankAccount', verifyCode });
  return ctx.independent(scope, async (tx) => {
    const sentMeanwhile = await askable(ctx, tx, asked);
    if (sentMeanwhile) return sentMeanwhile;
    const now = clock.now();
    const id = uuidv7(now.getTime());
    const { effectiveOn, account, reason } = asked;
    await insertBankChange(tx, {
      ...{ mainId, id, ...account, reason, effectiveOn, askedBy: userId, askedAt: now },
    });
    await queueSignOff(tx, { mainId, id }, { at: now, onDay: effectiveOn });
    const work = workIn(ctx, tx);
    const event = { entity: 'bankAccount', entityId: id, mainId } as const;
    await work.audit({ ...event, action: 'bankAccount.asked', detail: { day: effectiveOn } });
    await publish(work, { ...event, kind: 'bankAccount.asked' });
    return bankAccountView({ tx, services, session, clock, lang });
  });
}

/** The desk, where the same waits already; null where it may be asked for. @throws 1000 nothing differs, 2616 */
async function askable(ctx: SessionCtx, tx: Tx, asked: Asked): Promise<Desk | null> {
  const { session, services, clock, lang } = ctx;
  const { mainId, userId } = session;
  const reader = { tx, services, session, clock, lang };
  await lockAccount(tx, mainId);
  const now = clock.now();
  const rows = await bankChanges(tx, mainId);
  const open = openOf(rows, now);
  const isSentAgain =
    open?.status === 'waiting' &&
    open.askedBy === userId &&
    open.effectiveOn === asked.effectiveOn &&
    open.reason === asked.reason &&
    isSameBank(open, asked.account);
  if (isSentAgain) return bankAccountView(reader);
  if (open || basisOf(rows, now) !== asked.basedOn) throw new BusinessError(CODE.BANK_OVERTAKEN);
  const { account } = await bankAccountAt(reader, now);
  if (account && isSameBank(account, asked.account))
    throw fieldError([{ path: 'account.accountNo', msg: words.unchanged[lang] }]);
  return null;
}

function assertShape(ctx: SessionCtx, { account, reason, effectiveOn }: Asked): void {
  const faults = [...accountFaults(ctx, account), ...reasonFaults(ctx, reason)];
  if (faults.length > 0) throw fieldError(faults);
  effectiveFrom(ctx, effectiveOn, ctx.clock.now());
}

const accountFaults = ({ lang }: SessionCtx, account: BankAccount) =>
  BANK_FIELDS.flatMap((field) => {
    const fault = bankFault(field, account);
    return fault ? [{ path: `account.${field}`, msg: bankFaultWords[fault][lang] }] : [];
  });

/** A reason of at least four characters. */
export const reasonFaults = ({ lang }: SessionCtx, reason: string) =>
  lengthOf(reason) < SHORTEST_BANK_REASON ? [{ path: 'reason', msg: words.reasonNeeded[lang] }] : [];
