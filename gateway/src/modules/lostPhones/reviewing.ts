import { maskPhone } from '@probity/contract/rules/masks';
import type { SessionCtx } from '../../kernel/context';
import { found } from '../../kernel/errors';
import type { BodyOf, ReplyOf } from '../../kernel/module';
import { assertRevealsLeft } from '../../kernel/revealLimit';
import { userMobileField } from '../../kernel/userFields';
import { userById } from '../accounts/userRepository';
import { contactPhone } from '../enterprise/certificationFacts';
import { insertReveal, newestVerified } from '../enterprise/certificationRepository';
import { labelsOf } from '../reference/dictRepository';
import { assertDecides, isOwn, isTaken, requestOf } from './deciding';
import { lostPhoneField } from './lostPhoneRepository';
import { newPhone, standingOf } from './standing';

/** One request with everything staff need to decide it. Opening it is audited in the enterprise's trail. */
export async function getLostPhoneReview(
  ctx: SessionCtx,
  workItemId: string,
): Promise<ReplyOf<'getLostPhoneReview'>> {
  const { tx } = ctx;
  const { work, row } = await requestOf(ctx, tx, workItemId);
  const { mainId, mainName } = work;
  await ctx.audit({ action: 'lostPhone.opened', entity: 'user', entityId: row.userId, mainId });
  const { person, asker, unfit } = await standingOf(ctx, tx, row);
  const phone = row.status === 'open' ? newPhone(ctx, row) : null;
  const roleNames = await labelsOf(ctx, 'role');
  const roleOf = (role: string | undefined) => (role === undefined ? '' : (roleNames.get(role) ?? role));
  const user = await userById(tx, row.userId);
  const contact = await newestVerified(tx, mainId);
  return {
    ...{ workItemId, mainId, mainName },
    memberName: person?.nickName ?? user?.nickName ?? '',
    memberRole: roleOf(person?.role),
    formerMobile:
      person && maskPhone(ctx.services.crypto.decrypt(person.mobileEnc, userMobileField(person.id))),
    mobile: phone?.mobile ?? null,
    isTaken: phone !== null && (await isTaken(tx, row, phone.index)),
    unfit: row.status === 'open' ? (unfit?.[ctx.lang] ?? null) : null,
    status: row.status,
    reason: ctx.services.crypto.decrypt(row.reasonEnc, lostPhoneField('reason_enc', row.id)),
    askedBy: row.askedByName ?? '',
    askedByRole: roleOf(asker?.role),
    askedAt: row.askedAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    contact: contact && { name: contact.contactName, mobile: maskPhone(contactPhone(ctx, contact)) },
    mayDecide: row.status === 'open' && row.endsAt > ctx.clock.now() && !(await isOwn(ctx, tx, row)),
  };
}

/**
 * The phone of the enterprise's contact, as it was verified, to who calls back: for a purpose, which the enterprise's managers can
 * read. The phones of the request itself are no proof of anything.
 * @throws 404 no verified contact, 2012, 2205, 2822, 2824
 */
export async function revealLostPhoneContact(
  ctx: SessionCtx,
  { workItemId, purpose }: BodyOf<'revealLostPhoneContact'>,
): Promise<{ value: string }> {
  const seen = await requestOf(ctx, ctx.tx, workItemId);
  await assertDecides(ctx, ctx.tx, seen);
  const certification = found(await newestVerified(ctx.tx, seen.work.mainId));
  await assertRevealsLeft(ctx);
  const { userId } = ctx.session;
  await insertReveal(ctx.tx, { certification, userId, purpose, at: ctx.clock.now() });
  await ctx.audit({
    action: 'certification.revealed',
    entity: 'certification',
    entityId: certification.id,
    mainId: certification.mainId,
  });
  return { value: contactPhone(ctx, certification) };
}
