import { randomInt } from 'node:crypto';
import type { BankAccount } from '@probity/contract/rules/bankAccount';
import { CODE } from '@probity/contract/codeNames';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { addDays, chinaDay, startOfDay } from '../../kernel/workingDays';
import { lockAccount } from '../accounts/accountRepository';
import { bankAccountAt } from '../bankAccounts/accountAt';
import { publish } from '../events/publish';
import { fileById } from '../files/fileRepository';
import { limitAt } from '../limits/limitAt';
import { lockWorkItem } from '../work/workRepository';
import { assertWaiting } from './closed';
import { wire } from './listing';
import {
  addReference,
  countWaiting,
  insertRecharge,
  lockRecharge,
  rechargeById,
  referenceOf,
  setSlip,
  setUnpaid,
  type RechargeRow,
} from './rechargeRepository';
import { endWork, queueWork } from '../work/subjectWork';
import { rechargeWork } from './rechargeWork';
import { words } from './words';

type Recharge = ReplyOf<'askRecharge'>;

/** No digit or letter that is taken for another. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const SIGNS_LONG = 8;
const OLDEST_DAYS = 366;
const DAY_MS = 86_400_000;
/** Working days within which operators look at the bank statement. */
const DECIDED_IN_DAYS = 1;

/** Where to pay to, and the account's own reference; it is made the first time somebody asks. */
export async function getRechargeDesk({
  tx,
  session,
  services,
  clock,
}: SessionCtx): Promise<ReplyOf<'getRechargeDesk'>> {
  const { account: bank, changedOn } = await bankAccountAt({ tx, services }, clock.now());
  return {
    bank,
    bankChangedOn: changedOn,
    reference: await ownReference(tx, session.mainId),
    scanning: services.payments !== null,
  };
}

/** What customers were told to pay to on the day of payment: at its end, or now where it is today. */
async function toldOn(ctx: SessionCtx, paidOn: string, now: Date): Promise<BankAccount | null> {
  const dayEnds = startOfDay(addDays(paidOn, 1)).getTime() - 1;
  return (await bankAccountAt(ctx, new Date(Math.min(dayEnds, now.getTime())))).account;
}

async function ownReference(tx: SessionCtx['tx'], mainId: string): Promise<string> {
  for (;;) {
    const known = await referenceOf(tx, mainId);
    if (known) return known;
    const signs = Array.from({ length: SIGNS_LONG }, () => SIGNS[randomInt(SIGNS.length)]);
    await addReference(tx, mainId, signs.join(''));
  }
}

/**
 * Puts what an enterprise says it paid into the operators' queue; nothing is booked before they confirm it.
 * @throws 1000 at a field, 2860, 403 the platform, which orders nothing
 */
export async function askRecharge(ctx: SessionCtx, request: BodyOf<'askRecharge'>): Promise<Recharge> {
  const { tx, session } = ctx;
  const { mainId, userId } = session;
  // Of many at once no more than the limit are kept.
  const account = await lockAccount(tx, mainId);
  if (account.kind !== 'enterprise') throw forbidden();
  const payerName = plainText(request.payerName);
  const at = ctx.clock.now();
  const faults = [
    ...dayFaults(ctx, request.paidOn, at),
    ...(payerName === '' ? [{ path: 'payerName', msg: words.payerNeeded[ctx.lang] }] : []),
    ...(await slipFaults(ctx, request.slipFileId)),
  ];
  if (faults.length > 0) throw fieldError(faults);
  const mostWaiting = await limitAt(tx, 'rechargesWaiting', at);
  if ((await countWaiting(tx, mainId)) >= mostWaiting)
    throw new BusinessError(CODE.TOO_MANY_RECHARGES, { n: mostWaiting });
  const id = uuidv7();
  const { amount, paidOn, slipFileId } = request;
  const reference = await ownReference(tx, mainId);
  await insertRecharge(tx, {
    ...{ mainId, id, reference, amount, paidOn, payerName, slipFileId },
    ...{ askedBy: userId, askedAt: at, paidTo: await toldOn(ctx, paidOn, at) },
  });
  const dueAt = addWorkingDays(await workingCalendar(ctx.tx), chinaDay(at), DECIDED_IN_DAYS);
  await queueWork(tx, 'recharge', { mainId, id }, { workItemId: uuidv7(), dueAt, at });
  await ctx.audit({
    action: 'recharge.asked',
    entity: 'recharge',
    entityId: id,
    detail: { amount, reference },
  });
  await publish(ctx, { kind: 'recharge.asked', mainId, entity: 'recharge', entityId: id });
  return wire(found(await rechargeById(tx, mainId, id)));
}

/** Puts another file in place of the slip. @throws 404 foreign or missing, 1000, 2861 */
export async function replaceRechargeSlip(
  ctx: SessionCtx,
  { rechargeId, slipFileId }: BodyOf<'replaceRechargeSlip'>,
): Promise<Recharge> {
  const row = await ownWaiting(ctx, rechargeId);
  const faults = await slipFaults(ctx, slipFileId);
  if (faults.length > 0) throw fieldError(faults);
  await setSlip(ctx.tx, row, slipFileId);
  await ctx.audit({
    action: 'recharge.slipReplaced',
    entity: 'recharge',
    entityId: rechargeId,
    detail: { amount: row.amount },
  });
  return wire(found(await rechargeById(ctx.tx, row.mainId, rechargeId)));
}

/** Takes back a recharge that waits. @throws 404 foreign or missing, 2861 */
export async function withdrawRecharge(ctx: SessionCtx, rechargeId: string): Promise<Recharge> {
  const row = await ownWaiting(ctx, rechargeId);
  const at = ctx.clock.now();
  await setUnpaid(ctx.tx, row, { status: 'withdrawn', by: null, reason: null, at });
  await endWork(ctx.tx, 'recharge', row, { by: null, at });
  await ctx.audit({
    action: 'recharge.withdrawn',
    entity: 'recharge',
    entityId: rechargeId,
    detail: { amount: row.amount },
  });
  return wire(found(await rechargeById(ctx.tx, row.mainId, rechargeId)));
}

/** The account's own recharge, locked with its work in the order in which operators lock them. */
async function ownWaiting({ tx, session, lang }: SessionCtx, rechargeId: string): Promise<RechargeRow> {
  const work = found(await rechargeWork(tx, { rechargeId }));
  await lockWorkItem(tx, work.workItemId);
  await lockRecharge(tx, session.mainId, rechargeId);
  const row = found(await rechargeById(tx, session.mainId, rechargeId));
  assertWaiting(row, lang);
  return row;
}

function dayFaults({ lang }: SessionCtx, paidOn: string, at: Date) {
  const oldest = chinaDay(new Date(at.getTime() - OLDEST_DAYS * DAY_MS));
  if (paidOn > chinaDay(at)) return [{ path: 'paidOn', msg: words.inFuture[lang] }];
  return paidOn < oldest ? [{ path: 'paidOn', msg: words.tooLongAgo[lang] }] : [];
}

/** A slip is an upload of this account that is a document or a picture. */
async function slipFaults({ tx, session, lang }: SessionCtx, slipFileId: string) {
  const file = await fileById(tx, slipFileId);
  const isSlip =
    file?.mainId === session.mainId &&
    file.kind === 'upload' &&
    /^(image\/(jpeg|png)|application\/pdf)$/.test(file.mime);
  return isSlip ? [] : [{ path: 'slipFileId', msg: words.slipNeeded[lang] }];
}
