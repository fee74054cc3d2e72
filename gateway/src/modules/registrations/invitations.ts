import { authStatus } from '@probity/contract/rules/authStatus';
import type { SessionCtx } from '../../kernel/context';
import type { components } from '../../kernel/contract.gen';
import type { BodyOf } from '../../kernel/module';
import { langOfChoice } from '../../kernel/texts';
import { accountById } from '../accounts/accountRepository';
import { allowSms, smsLeft } from '../sms/smsLimits';
import { smsWords } from '../sms/words';
import { linkOfForm } from './formLink';
import { countInvitees, setTold, tellable } from './inviteeRepository';
import { auditList, lockOpenList } from './invitees';
import { openInvitee } from './sealed';
import { invitationSms } from './words';

/**
 * Invites people of the list by SMS: those named, or as many as the day allows of those who were never told. The form's title
 * is no part of the text: it is free text, and the message bears our signature.
 * @throws 404, 2602, 2841 the SMS of the day are spent
 */
export async function sendApplicantInvitations(
  ctx: SessionCtx,
  { formId, language, inviteeIds }: BodyOf<'sendApplicantInvitations'>,
): Promise<components['schemas']['SentInvitations']> {
  const { tx, session, services } = ctx;
  const form = await lockOpenList(ctx, formId);
  const { s, expiresOn } = linkOfForm(ctx, form)!;
  const { name: mainName, authStatus: status } = await accountById(tx, session.mainId);
  const smsLimit = status === authStatus.verified ? 'smsApplicant' : 'smsApplicantUnverified';
  const now = ctx.clock.now();
  const wanted = inviteeIds ? new Set(inviteeIds).size : (await countInvitees(tx, form)).added;
  if (wanted === 0) return { sent: 0, left: 0 };
  const limit = inviteeIds ? wanted : Math.max(1, await smsLeft(ctx, session.mainId, 'applicant', smsLimit));
  const people = await tellable(tx, form, { ids: inviteeIds, now, limit });
  if (people.length === 0) return { sent: 0, left: wanted };
  await allowSms(ctx, 'applicant', { count: people.length, limit: smsLimit });
  const text = smsWords(
    langOfChoice(language),
    invitationSms({ mainName, until: expiresOn }),
    `${services.config.publicUrl}/#/apply?s=${s}`,
  );
  for (const row of people) {
    const mobile = openInvitee(ctx, row);
    await services.sms.queue(tx, { mobile, template: 'applicant', text });
  }
  const ids = people.map(({ id }) => id);
  await setTold(tx, session.mainId, ids, now);
  await auditList(ctx, 'registration.inviteesTold', form, ids.length);
  return { sent: ids.length, left: wanted - ids.length };
}
