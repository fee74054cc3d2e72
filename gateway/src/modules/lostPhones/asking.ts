import { CODE } from '@probity/contract/codeNames';
import { maskPhone } from '@probity/contract/rules/masks';
import { plainText } from '@probity/contract/rules/plainText';
import type { SessionCtx } from '../../kernel/context';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { userMobileField } from '../../kernel/userFields';
import { addWorkingDays, workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import type { Tx } from '../../platform/db/tx';
import { lockAccount } from '../accounts/accountRepository';
import { notifySecurityChange } from '../accounts/securityNotice';
import { userById, userByMobile } from '../accounts/userRepository';
import { sendOwnCode } from '../accounts/ownCode';
import { spendCode } from '../accounts/verifyCode';
import { newestVerified } from '../enterprise/certificationRepository';
import { publish } from '../events/publish';
import { membersOfAccount, placeKept, type MemberRow } from '../people/memberRepository';
import { closedError } from './closed';
import { endRequest } from './ending';
import {
  insertLostPhone,
  lockLostPhone,
  lostPhoneById,
  lostPhoneField,
  lostPhoneWork,
  newestLostPhones,
  queueLostPhone,
  type LostPhoneRow,
} from './lostPhoneRepository';
import { lockWorkItem } from '../work/workRepository';
import { mayAskFor } from './standing';
import { words } from './words';
import { workIn } from '../accounts/workIn';

type LostPhone = ReplyOf<'askLostPhone'>;

const DAY_MS = 86_400_000;
/** A request ends by itself after so many days. */
const OPEN_DAYS = 7;
const SHOWN_DAYS = 30;
const MOST_SHOWN = 200;
/** Somebody cannot sign in and waits. */
const DECIDED_IN_DAYS = 1;

export async function listLostPhones(ctx: SessionCtx): Promise<ReplyOf<'listLostPhones'>> {
  const since = new Date(ctx.clock.now().getTime() - SHOWN_DAYS * DAY_MS);
  const filter = { since, limit: MOST_SHOWN };
  const rows = await newestLostPhones(ctx.tx, ctx.session.mainId, filter);
  return rows.map((row) => wire(ctx, row));
}

/** A code to who asks, to their own phone. @throws 2823 before one is sent, 1005, 1006 */
export async function sendLostPhoneCode(ctx: SessionCtx): Promise<ReplyOf<'sendLostPhoneCode'>> {
  await assertContact(ctx, ctx.tx);
  return sendOwnCode(ctx, 'lostPhoneAsk');
}

/**
 * Asks the platform's staff to replace a member's phone; nothing changes before they approve (decision 62). The phone that is called
 * lost is told at once: whoever still has it can object.
 * @throws 1000 at a field, 1004, 1015, 1019 oneself, 2821 one is open, 2823 nobody to call back, 403 an owner's phone by somebody who is none
 */
export async function askLostPhone(ctx: SessionCtx, request: BodyOf<'askLostPhone'>): Promise<LostPhone> {
  const { services, session } = ctx;
  const { mainId } = session;
  const { userId, mobile, verifyCode } = request;
  if (userId === session.userId) throw new BusinessError(CODE.NOT_ONESELF);
  const reason = plainText(request.reason);
  if (reason.length < 4) throw fieldError([{ path: 'reason', msg: words.reasonNeeded[ctx.lang] }]);
  const scope = { mainIds: [mainId], mainId, userId: session.userId };
  // Before the code is used up: a request that is refused costs none.
  await ctx.independent(scope, (tx) => assertAsked(ctx, tx, request));
  const user = found(await userById(services.db.direct, session.userId));
  await spendCode(ctx, { mobileIndex: user.mobileIndex, scene: 'lostPhoneAsk', verifyCode });
  return ctx.independent(scope, async (tx) => {
    // Every change of the account's people takes this lock.
    const account = await lockAccount(tx, mainId);
    const person = await assertAsked(ctx, tx, request);
    const former = found(await userById(tx, person.id));
    const at = ctx.clock.now();
    const id = uuidv7();
    const isNew = await insertLostPhone(tx, {
      ...{ mainId, id, userId, askedBy: session.userId, askedAt: at },
      mobileEnc: services.crypto.encrypt(mobile, lostPhoneField('mobile_enc', id)),
      formerIndex: former.mobileIndex,
      reasonEnc: services.crypto.encrypt(reason, lostPhoneField('reason_enc', id)),
      endsAt: new Date(at.getTime() + OPEN_DAYS * DAY_MS),
    });
    if (!isNew) throw new BusinessError(CODE.LOST_PHONE_ASKED);
    const dueAt = addWorkingDays(await workingCalendar(tx), chinaDay(at), DECIDED_IN_DAYS);
    await queueLostPhone(tx, { mainId, id: uuidv7(), lostPhoneId: id, dueAt, at });
    const work = workIn(ctx, tx);
    await work.audit({ action: 'lostPhone.asked', entity: 'user', entityId: userId });
    await publish(work, { kind: 'lostPhone.asked', mainId, entity: 'user', entityId: userId });
    const formerMobile = services.crypto.decrypt(former.mobileEnc, userMobileField(userId));
    await notifySecurityChange(services, tx, formerMobile, 'lostPhoneAsked', account);
    return wire(ctx, found(await lostPhoneById(tx, mainId, id)));
  });
}

/**
 * Takes back an open request, which only they may who might ask for it, and never the person it is about: who took their phone may be
 * signed in on it. @throws 404 foreign or missing, 403 oneself, an owner's by somebody who is none, 2822
 */
export async function withdrawLostPhone(ctx: SessionCtx, lostPhoneId: string): Promise<{ done: true }> {
  const { mainId } = ctx.session;
  const work = found(await lostPhoneWork(ctx.tx, { lostPhoneId }));
  await lockWorkItem(ctx.tx, work.workItemId);
  await lockLostPhone(ctx.tx, mainId, lostPhoneId);
  const row = found(await lostPhoneById(ctx.tx, mainId, lostPhoneId));
  if (row.status !== 'open') throw closedError(row.status, ctx.lang);
  if (row.userId === ctx.session.userId) throw forbidden({ ask: 'managers', roles: ['owner', 'admin'] });
  const person = await placeKept(ctx.tx, mainId, row.userId);
  if (person && !ctx.session.roles.some((role) => mayAskFor(role, person.role)))
    throw forbidden({ ask: 'owners', roles: ['owner'] });
  await endRequest(ctx, row, { status: 'withdrawn' });
  return { done: true };
}

/** Whether this caller may ask for this person's phone, and for this one. */
async function assertAsked(
  ctx: SessionCtx,
  tx: Tx,
  { userId, mobile }: Pick<BodyOf<'askLostPhone'>, 'userId' | 'mobile'>,
): Promise<MemberRow> {
  const { mainId, userId: ownId } = ctx.session;
  const people = await membersOfAccount(tx, { userIds: [userId, ownId], after: null, limit: 2 });
  const person = people.find(({ id }) => id === userId);
  if (!person) throw new BusinessError(CODE.UNKNOWN_USER);
  const own = people.find(({ id }) => id === ownId);
  if (own?.status !== 'enabled' || !mayAskFor(own.role, person.role))
    throw forbidden(
      person.role === 'owner'
        ? { ask: 'owners', roles: ['owner'] }
        : { ask: 'managers', roles: ['owner', 'admin'] },
    );
  await assertContact(ctx, tx);
  const refuse = (
    path: 'userId' | 'mobile',
    word: 'disabled' | 'awaited' | 'shared' | 'sameMobile' | 'colleaguesMobile',
  ) => fieldError([{ path, msg: words[word][ctx.lang] }]);
  if (person.status === 'disabled') throw refuse('userId', 'disabled');
  // Of who has never been here the account knows what it typed itself, and is told no more.
  if (person.status === 'invited' || person.signedInAt === null) throw refuse('userId', 'awaited');
  if (person.isShared) throw refuse('userId', 'shared');
  const open = await newestLostPhones(tx, mainId, { since: ctx.clock.now(), limit: MOST_SHOWN });
  if (open.some((row) => row.userId === userId && row.status === 'open'))
    throw new BusinessError(CODE.LOST_PHONE_ASKED);
  const holder = await userByMobile(tx, ctx.services.blindIndex.of('mobile', mobile));
  if (holder?.id === userId) throw refuse('mobile', 'sameMobile');
  // Whether somebody elsewhere signs in with a number is not this account's to learn: staff see it when they decide.
  if (holder && (await membersOfAccount(tx, { userIds: [holder.id], after: null, limit: 1 })).length > 0)
    throw refuse('mobile', 'colleaguesMobile');
  return person;
}

/** Staff approve after they called back whom the enterprise was verified with: without, a request could only be rejected. */
async function assertContact({ session, lang }: SessionCtx, tx: Tx): Promise<void> {
  if (!(await newestVerified(tx, session.mainId)))
    throw new BusinessError(CODE.LOST_PHONE_UNFIT, { why: words.noContact[lang] });
}

function wire(ctx: SessionCtx, row: LostPhoneRow): LostPhone {
  const { crypto } = ctx.services;
  return {
    lostPhoneId: row.id,
    userId: row.userId,
    status: row.status,
    mobile: row.mobileEnc && maskPhone(crypto.decrypt(row.mobileEnc, lostPhoneField('mobile_enc', row.id))),
    reason: crypto.decrypt(row.reasonEnc, lostPhoneField('reason_enc', row.id)),
    askedBy: row.askedByName ?? '',
    askedAt: row.askedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    note: row.noteEnc && crypto.decrypt(row.noteEnc, lostPhoneField('note_enc', row.id)),
  };
}
