import { CODE } from '@probity/contract/codeNames';
import { isToldLately } from '@probity/contract/rules/reminders';
import type { SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError, fieldError, forbidden, found } from '../../kernel/errors';
import { uuidv7 } from '../../kernel/ids';
import { allowSms, RESEND_PAUSE_MINUTES } from '../sms/smsLimits';
import { waitWords } from '../../kernel/texts';
import type { OwnWork } from '../../kernel/work';
import { statedPhone } from './statements';
import { invitationOf, itemById, lockCheck, type CheckRow, type InvitationRow } from './checkRepository';
import { candidateOf, consentOf } from './detailRepository';
import { reachedCheck } from './detailService';
import { isToNobody, missedMessage } from './arrival';
import { inviteAgain, isInvitationOpen, repeatInvitation, sendable, sendStatusLink } from './invitations';
import { answerInfo, cancelCheck, lockItem } from './lifecycle';
import { noteReveal } from './reveals';
import { moveInvitation } from './transitions';
import { states } from '../../kernel/states/words';
import { words } from './words/refusals';

/** A check this session reaches, locked; the transaction writes its account from here on. */
export async function lockReached(ctx: OwnWork, checkId: string): Promise<CheckRow> {
  const check = await reachedCheck(ctx, checkId);
  const { mainIds, userId } = ctx.session;
  if (mainIds.length > 1) await ctx.tx.bind({ mainIds, mainId: check.mainId, userId });
  return found(await lockCheck(ctx.tx, checkId));
}

/** Says why nobody is to be reminded: what the check is, where it does not wait for consent at all. */
function invitationClosed(
  { lang }: OwnWork,
  { status }: CheckRow,
  invitation: InvitationRow | null,
): BusinessError {
  const isSubmitted = invitation?.status === 'submitted';
  const ended = isSubmitted ? words.formSubmitted : words.invitationEnded;
  const why = status === 'awaitingConsent' ? ended : words.checkIs({ name: states.check[status] });
  return new BusinessError(CODE.INVITATION_CLOSED, { why: why[lang] });
}

/** @throws 2011 that names which message it was */
function assertNotToldLately({ lang, clock }: OwnWork, { remindedAt, sentAt }: InvitationRow): void {
  if (!isToldLately(remindedAt ?? sentAt, clock.now())) return;
  const what = remindedAt ? words.aReminder : words.theInvitation;
  throw new BusinessError(CODE.REMINDED_LATELY, { what: what[lang] });
}

/** Sends the invitation again; at most once an hour, and never to a number that does not exist. @throws 2010, 2011, 2052 */
export async function remindCandidate(ctx: OwnWork, checkId: string): Promise<{ done: true }> {
  const check = await lockReached(ctx, checkId);
  const invitation = await invitationOf(ctx.tx, check);
  const now = ctx.clock.now();
  if (check.status !== 'awaitingConsent' || !invitation || !isInvitationOpen(invitation, now)) {
    throw invitationClosed(ctx, check, invitation);
  }
  if (await isToNobody(ctx.tx, check)) throw new BusinessError(CODE.NO_SUCH_NUMBER);
  assertNotToldLately(ctx, invitation);
  await repeatInvitation(ctx, check, invitation);
  return { done: true };
}

/**
 * Sends a new invitation, to a corrected phone if one is given; the old links are dead. Once the form is submitted it is the
 * link to status and report instead, to the same phone.
 * @throws 2010 nothing to send, 2011 that link was sent within the hour, 2020 resent a short while ago, 2841 the account's
 * messages of the day are used up
 */
export async function resendInvitation(
  ctx: SessionCtx,
  request: BodyOf<'resendInvitation'>,
): Promise<{ link: string | null }> {
  let check = await lockReached(ctx, request.checkId);
  const old = await invitationOf(ctx.tx, check);
  const what = sendable(check, old);
  if (!what) throw invitationClosed(ctx, check, old);
  if (what === 'invitation') await assertResendable(ctx, check, request.mobile);
  if (request.mobile) await assertMendable(ctx, check, request.mobile);
  if (what === 'status' || !old) return resendStatus(ctx, check, old);
  await allowSms(ctx, 'invitation');
  if (old.status !== 'expired' && old.status !== 'revoked') await moveInvitation(ctx, old, 'revoked');
  if (request.mobile) check = await mendMobile(ctx, check, request.mobile);
  const { link } = await inviteAgain(ctx, check);
  return { link: check.consentWay === 'link' ? link : null };
}

async function resendStatus(
  ctx: SessionCtx,
  check: CheckRow,
  invitation: InvitationRow | null,
): Promise<{ link: string | null }> {
  if (invitation) assertNotToldLately(ctx, invitation);
  const isPassedOn = check.consentWay === 'link';
  if (!isPassedOn) await allowSms(ctx, 'invitation');
  const link = await sendStatusLink(ctx, check);
  return { link: isPassedOn ? link : null };
}

/**
 * Each may go to another phone: after the first, which corrects a mistyped one, there is a pause between them. Where the last did not
 * arrive nobody was written to, and nothing is waited for; where its number does not exist, another one is needed.
 */
async function assertResendable(ctx: SessionCtx, check: CheckRow, mobile?: string): Promise<void> {
  const missed = await missedMessage(ctx.tx, check);
  const isOther = !!mobile && ctx.services.blindIndex.of('mobile', mobile) !== check.mobileIndex;
  if (missed?.deliveryReason === 'noSuchNumber' && !isOther)
    throw fieldError([{ path: 'mobile', msg: words.noSuchNumber[ctx.lang] }]);
  if (missed) return;
  const { sent, last } = await ctx.tx.one<{ sent: number; last: Date }>(sql`select count(*) as sent,
      max(sent_at) as last from invitation where main_id = ${check.mainId} and check_id = ${check.id}`);
  const waited = (ctx.clock.now().getTime() - last.getTime()) / 1000;
  const retryAfter = Math.ceil(RESEND_PAUSE_MINUTES * 60 - waited);
  if (sent > 1 && retryAfter > 0)
    throw new BusinessError(CODE.RESENT_LATELY, { time: waitWords(retryAfter, ctx.lang) }, { retryAfter });
}

/**
 * Refuses another phone once a consent was given or a form filled in by the person who proved the present one: another
 * person must neither inherit nor read it. Files are stored before the section that names them, so they count by themselves.
 */
async function assertMendable(ctx: SessionCtx, check: CheckRow, mobile: string): Promise<void> {
  const isOther = ctx.services.blindIndex.of('mobile', mobile) !== check.mobileIndex;
  if (!isOther) return;
  const { hasForm } = await ctx.tx.one<{ hasForm: boolean }>(sql`select
    exists (select from candidate_form where main_id = ${check.mainId} and check_id = ${check.id})
      or exists (select from candidate_file where main_id = ${check.mainId} and check_id = ${check.id}) as "hasForm"`);
  const hasConsent = (await consentOf(ctx.tx, check)) !== null;
  if (!hasForm && !hasConsent) return;
  const why = hasConsent ? words.phoneOfConsent : words.phoneOfForm;
  throw fieldError([{ path: 'mobile', msg: why[ctx.lang] }]);
}

async function mendMobile(ctx: SessionCtx, check: CheckRow, mobile: string): Promise<CheckRow> {
  const mobileIndex = ctx.services.blindIndex.of('mobile', mobile);
  const place = { table: 'candidate', column: 'mobile_enc', rowId: check.candidateId };
  const now = ctx.clock.now();
  await ctx.tx.run(sql`update candidate set mobile_enc = ${ctx.services.crypto.encrypt(mobile, place)},
      mobile_index = ${mobileIndex}, updated_at = ${now}
    where main_id = ${check.mainId} and id = ${check.candidateId}`);
  await ctx.tx
    .run(sql`update checks set mobile_index = ${mobileIndex}, updated_at = ${now}, row_version = row_version + 1
    where main_id = ${check.mainId} and id = ${check.id}`);
  return { ...check, mobileIndex };
}

/** Cancels a check before its review; items not worked yet are released. */
export async function cancelReached(ctx: OwnWork, request: BodyOf<'cancelCheck'>): Promise<{ done: true }> {
  await cancelCheck(ctx, await lockReached(ctx, request.checkId), request.reason);
  return { done: true };
}

/** The enterprise's answer to an item's question. */
export async function answerInfoRequest(
  ctx: SessionCtx,
  request: BodyOf<'answerInfoRequest'>,
): Promise<{ done: true }> {
  const seen = found(await itemById(ctx.tx, request.checkItemId));
  await lockReached(ctx, seen.checkId);
  const { check, item } = await lockItem(ctx, request.checkItemId);
  if (item.status === 'awaitingInfo' && item.questionOf !== 'enterprise')
    throw forbidden({ ask: 'candidate', roles: [] });
  const fileIds = request.fileIds ?? [];
  await assertOwnFiles(ctx, fileIds);
  await answerInfo(ctx, check, item, { id: uuidv7(), by: 'enterprise', text: request.text, fileIds });
  return { done: true };
}

/**
 * Checks that the files of an answer or a dispute were uploaded by this user to this account, and locks them, so that the nightly sweep
 * leaves them.
 */
export async function assertOwnFiles(ctx: SessionCtx, fileIds: readonly string[]): Promise<void> {
  const rows = await ctx.tx.many(sql`select id from file_object where main_id = ${ctx.session.mainId}
    and created_by = ${ctx.session.userId} and id = any(${[...fileIds]}::uuid[]) for key share`);
  if (rows.length !== new Set(fileIds).size) throw new BusinessError(CODE.NOT_FOUND);
}

type RevealRequest = BodyOf<'revealPersonal'>;

function contactOf(ctx: SessionCtx, { contact }: RevealRequest) {
  if (contact) return contact;
  throw fieldError([{ path: 'contact', msg: words.whosePhone[ctx.lang] }]);
}

/** The signature of the consent, drawn or typed, as PNG in base64; null if none is kept. */
async function keptSignature(ctx: SessionCtx, check: CheckRow): Promise<string | null> {
  const consent = await consentOf(ctx.tx, check);
  if (!consent?.signatureWay) return null;
  const { kept } = await ctx.tx.one<{ kept: Buffer | null }>(sql`select signature_enc as kept from consent
    where main_id = ${check.mainId} and id = ${consent.id}`);
  return (
    kept &&
    ctx.services.crypto.decrypt(kept, { table: 'consent', column: 'signature_enc', rowId: consent.id })
  );
}

/** Reveals one masked field. The purpose is stored, the act is on the timeline, and 60 an hour are allowed. */
export async function revealPersonal(ctx: SessionCtx, request: RevealRequest): Promise<{ value: string }> {
  const check = await lockReached(ctx, request.checkId);
  if (check.erasedAt) throw new BusinessError(CODE.DATA_ERASED);
  const candidate = await candidateOf(ctx.tx, check);
  const open = (bytes: Buffer | null, column: string) =>
    ctx.services.crypto.decrypt(found(bytes), { table: 'candidate', column, rowId: candidate.id });
  const values: Record<RevealRequest['field'], () => Promise<string> | string> = {
    name: () => candidate.name,
    mobile: () => open(candidate.mobileEnc, 'mobile_enc'),
    idNumber: () => open(candidate.idNumberEnc, 'id_number_enc'),
    orderedIdNumber: () => open(candidate.orderedIdNumberEnc, 'ordered_id_number_enc'),
    signature: async () => found(await keptSignature(ctx, check)),
    contact: async () => found(await statedPhone(ctx, check, contactOf(ctx, request))),
  };
  const value = await values[request.field]();
  await noteReveal(ctx, check, { field: request.field, purpose: request.purpose });
  return { value };
}
