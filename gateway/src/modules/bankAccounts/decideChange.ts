import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import type { OwnWork } from '../../kernel/work';
import { chinaDay, startOfDay } from '../../kernel/workingDays';
import type { Tx } from '../../platform/db/tx';
import { userById } from '../accounts/userRepository';
import { spendCode } from '../accounts/verifyCode';
import { workIn } from '../accounts/workIn';
import { publish } from '../events/publish';
import { endWork } from '../work/subjectWork';
import { bankAccountView } from './accountView';
import { reasonFaults } from './askChange';
import {
  lockBankChange,
  setBankRefused,
  setBankSignedOff,
  setBankWithdrawn,
  type BankChangeRow,
} from './bankAccountRepository';

/** @throws 404, 2617 decided */
async function waiting({ session }: SessionCtx, tx: Tx, changeId: string): Promise<BankChangeRow> {
  const row = found(await lockBankChange(tx, session.mainId, changeId));
  if (row.status !== 'waiting') throw new BusinessError(CODE.BANK_DECIDED);
  return row;
}

/** What may be signed off by this reader. @throws 404, 2617, 2618 their own change */
async function signable(ctx: SessionCtx, tx: Tx, changeId: string): Promise<BankChangeRow> {
  const row = await waiting(ctx, tx, changeId);
  if (row.askedBy === ctx.session.userId) throw new BusinessError(CODE.BANK_OWN_CHANGE);
  return row;
}

/**
 * Signs off what somebody else asked for, with a code to one's own phone. It counts from its day's first moment, or at once where
 * that is over; the customers are told when it does.
 * @throws 404, 1004, 2617, 2618
 */
export async function signOffBankAccount(
  ctx: SessionCtx,
  { changeId, verifyCode }: BodyOf<'signOffBankAccount'>,
): Promise<ReplyOf<'signOffBankAccount'>> {
  const { session, services, clock, lang } = ctx;
  const { mainId, mainIds, userId } = session;
  const scope = { mainIds, mainId, userId };
  // Before the code is used up: what cannot be signed off costs none.
  await ctx.independent(scope, (tx) => signable(ctx, tx, changeId));
  const user = found(await userById(services.db.direct, userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'bankAccount', verifyCode });
  return ctx.independent(scope, async (tx) => {
    const now = clock.now();
    const row = await signable(ctx, tx, changeId);
    const dayBegins = startOfDay(row.effectiveOn);
    const effectiveAt = dayBegins > now ? dayBegins : now;
    const work = workIn(ctx, tx);
    await setBankSignedOff(tx, { mainId, id: changeId }, { by: userId, at: now, effectiveAt });
    await endWork(tx, 'signOff', { mainId, id: changeId }, { by: userId, at: now });
    await note(work, { id: row.id, effectiveOn: chinaDay(effectiveAt) }, 'bankAccount.signedOff');
    if (effectiveAt <= now) await work.enqueue('bankAccount.tell', {});
    return bankAccountView({ tx, services, session, clock, lang });
  });
}

/** Refuses a change with a reason; who asked takes it back so. @throws 404, 1000 no reason, 2617 */
export async function refuseBankAccount(
  ctx: SessionCtx,
  { changeId, reason: given }: BodyOf<'refuseBankAccount'>,
): Promise<ReplyOf<'refuseBankAccount'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  const row = await waiting(ctx, tx, changeId);
  const refusal = plainText(given);
  const faults = reasonFaults(ctx, refusal);
  if (faults.length > 0) throw fieldError(faults);
  const [change, at] = [{ mainId, id: changeId }, clock.now()];
  await setBankRefused(tx, change, { by: userId, at, refusal });
  await endWork(tx, 'signOff', change, { by: row.askedBy === userId ? null : userId, at });
  await note(ctx, row, 'bankAccount.refused');
  if (row.askedBy !== userId) {
    await publish(ctx, {
      ...{ kind: 'bankAccount.refused', mainId, entity: 'bankAccount', entityId: changeId },
      detail: { person: row.askedBy },
    });
  }
  return bankAccountView(ctx);
}

/** Withdraws a planned change before its day; twice is once. @throws 404, 2617 in force, or never signed off */
export async function withdrawBankAccount(
  ctx: SessionCtx,
  { changeId }: BodyOf<'withdrawBankAccount'>,
): Promise<ReplyOf<'withdrawBankAccount'>> {
  const { tx, session, clock } = ctx;
  const { mainId, userId } = session;
  const now = clock.now();
  const row = found(await lockBankChange(tx, mainId, changeId));
  if (row.withdrawnAt) return bankAccountView(ctx);
  if (!row.effectiveAt || row.effectiveAt <= now) throw new BusinessError(CODE.BANK_DECIDED);
  await setBankWithdrawn(tx, { mainId, id: changeId }, { by: userId, at: now });
  await note(ctx, row, 'bankAccount.withdrawn');
  return bankAccountView(ctx);
}

async function note(
  work: OwnWork,
  { id, effectiveOn }: Pick<BankChangeRow, 'id' | 'effectiveOn'>,
  action: 'bankAccount.signedOff' | 'bankAccount.refused' | 'bankAccount.withdrawn',
): Promise<void> {
  await work.audit({ action, entity: 'bankAccount', entityId: id, detail: { day: effectiveOn } });
}
