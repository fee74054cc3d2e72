import { sql } from '../../db/sql';
import { uuidv7 } from '../../ids';
import { newShareCode, sha256Hex } from '../../security/tokens';
import { invitationById, type CheckRow, type InvitationRow } from './checkRepository';
import { tell } from './transitions';
import type { Work } from './work';

const DAY_MS = 86_400_000;
/** The link outlives the invitation: the candidate comes back for status, the own report, dispute and withdrawal. */
const LINK_DAYS = 365;

export interface InvitationRules {
  days: number;
  reminderDays: readonly number[];
}

/** How long an invitation stays open and when it is repeated; a setting of the account. */
export async function invitationRules(work: Work, mainId: string): Promise<InvitationRules> {
  const row = await work.tx.one<{ days: number | null; reminderDays: number[] | null }>(sql`
    select (settings ->> 'invitationDays')::int as days, settings -> 'reminderDays' as "reminderDays"
    from main_account where id = ${mainId}`);
  return { days: row.days ?? 7, reminderDays: row.reminderDays ?? [1, 3, 5] };
}

/** True while the candidate may still consent by it. */
export function isInvitationOpen(invitation: InvitationRow, now: Date): boolean {
  return ['sent', 'opened', 'verified'].includes(invitation.status) && invitation.expiresAt > now;
}

export interface SentInvitation {
  invitation: InvitationRow;
  link: string;
}

/**
 * Invites a check's candidate: a new invitation, a new link and, unless the enterprise passes the link on itself, an SMS
 * that leaves when the transaction commits.
 */
export async function invite(
  work: Work,
  check: CheckRow,
  event: 'invited' | 'resent',
): Promise<SentInvitation> {
  const now = work.clock.now();
  const { days } = await invitationRules(work, check.mainId);
  const id = uuidv7();
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await work.tx.run(sql`insert into invitation (main_id, id, check_id, sent_at, expires_at)
    values (${check.mainId}, ${id}, ${check.id}, ${now}, ${expiresAt})`);
  const link = await newLink(work, check, id);
  if (check.consentWay !== 'link') await sendLink(work, check, 'invitation', link, expiresAt);
  await tell(work, check, event, { way: check.consentWay, days });
  return { invitation: (await invitationById(work.tx, id))!, link };
}

/** Repeats an open invitation by SMS. Only the hash of a link is kept, so the message carries a further one. */
export async function repeatInvitation(
  work: Work,
  check: CheckRow,
  invitation: InvitationRow,
  reminderStep = invitation.reminderStep,
): Promise<void> {
  const now = work.clock.now();
  const link = await newLink(work, check, invitation.id);
  await sendLink(work, check, 'reminder', link, invitation.expiresAt);
  await work.tx
    .run(sql`update invitation set reminders = reminders + 1, reminded_at = ${now}, reminder_step = ${reminderStep}
    where main_id = ${invitation.mainId} and id = ${invitation.id}`);
  await tell(work, check, 'reminded', { count: invitation.reminders + 1 });
}

async function newLink(work: Work, check: CheckRow, invitationId: string): Promise<string> {
  const s = newShareCode();
  const until = new Date(work.clock.now().getTime() + LINK_DAYS * DAY_MS);
  await work.tx.run(sql`select link_create(${sha256Hex(s)}, 'invitation', ${invitationId}::uuid,
    ${[check.mobileIndex]}::text[], ${until}::timestamptz)`);
  return `${work.services.config.publicUrl}/#/checkPhone?s=${s}`;
}

async function sendLink(
  work: Work,
  check: CheckRow,
  template: 'invitation' | 'reminder',
  link: string,
  expiresAt: Date,
): Promise<void> {
  const { name } = await work.tx.one<{ name: string }>(
    sql`select name from main_account where id = ${check.mainId}`,
  );
  const { mobileEnc } = await work.tx.one<{
    mobileEnc: Buffer;
  }>(sql`select mobile_enc as "mobileEnc" from candidate
    where main_id = ${check.mainId} and id = ${check.candidateId}`);
  const mobile = work.services.crypto.decrypt(mobileEnc, {
    table: 'candidate',
    column: 'mobile_enc',
    rowId: check.candidateId,
  });
  // Both languages: nobody has asked the candidate yet which one is read.
  const until = new Date(expiresAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const text =
    template === 'invitation'
      ? `【Probity】${name}邀请您授权并填写背景核查资料，${until} 前有效。${name} asks for your consent to a background check, until ${until}: ${link}`
      : `【Probity】提醒：${name}仍在等待您的背景核查授权，${until} 前有效。Reminder: ${name} still waits for your consent to a background check, until ${until}: ${link}`;
  await work.services.sms.queue(work.tx, { mobile, template, text });
}
