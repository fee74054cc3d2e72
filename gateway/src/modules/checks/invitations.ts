import { json, sql } from '../../platform/db/sql';
import { uuidv7 } from '../../kernel/ids';
import { newShareCode, sha256Hex } from '../../platform/security/tokens';
import { invitationById, invitationOf, type CheckRow, type InvitationRow } from './checkRepository';
import { hopeAnew, isToNobody } from './arrival';
import { messageCandidates } from './messages';
import { addToTimeline, addToTimelines } from './transitions';
import type { Work } from '../../kernel/work';
import { candidateSms } from './words/candidateSms';

const DAY_MS = 86_400_000;
/** The link outlives the invitation: the candidate comes back for status, their own report, dispute and withdrawal. */
const LINK_DAYS = 365;

export interface InvitationRules {
  days: number;
  reminderDays: readonly number[];
}

/** The duration of an invitation and its reminders; a setting of the account. */
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

/** Invites a check's candidate again. */
export async function inviteAgain(work: Work, check: CheckRow): Promise<SentInvitation> {
  const [{ id, link }] = (await inviteAll(work, [check], 'resent')) as [NewInvitation];
  return { invitation: (await invitationById(work.tx, id))!, link };
}

interface NewInvitation {
  id: string;
  check: CheckRow;
  link: string;
}

/**
 * Invites the candidates of checks of one account: for each a new invitation, a new link and, unless the enterprise passes the link
 * on, an SMS that is sent when the transaction commits. So many statements for one check as for many.
 */
export async function inviteAll(
  work: Work,
  checks: readonly CheckRow[],
  event: 'invited' | 'resent',
): Promise<NewInvitation[]> {
  const [first] = checks;
  if (!first) return [];
  const now = work.clock.now();
  const rules = await invitationRules(work, first.mainId);
  const { days } = rules;
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  const made = checks.map((check) => ({ id: uuidv7(), check }));
  const rows = made.map(({ id, check }) => ({
    id,
    check_id: check.id,
    next_at: nextDue(check, rules, now, expiresAt, 0),
  }));
  await work.tx.run(sql`insert into invitation (main_id, id, check_id, sent_at, expires_at, next_at)
    select ${first.mainId}::uuid, v.id, v.check_id, ${now}, ${expiresAt}, v.next_at
    from jsonb_to_recordset(${json(rows)}::jsonb) as v (id uuid, check_id uuid, next_at timestamptz)`);
  if (event === 'resent') await hopeAnew(work.tx, checks);
  const links = await newLinks(work, made.map(({ id, check }) => ({ check, invitationId: id }))); // prettier-ignore
  const sent = made.map((one, at) => ({ ...one, link: links[at]! }));
  await sendLinks(
    work,
    'invitation',
    sent.filter(({ check }) => check.consentWay !== 'link'),
    expiresAt,
  );
  await addToTimelines(
    work,
    checks.map((check) => ({ check, event, detail: { way: check.consentWay, days } })),
  );
  return sent;
}

/** The due time of an invitation after `step` scheduled messages: of the next one, or of its end. */
export function nextDue(
  check: Pick<CheckRow, 'consentWay'>,
  rules: InvitationRules,
  sentAt: Date,
  expiresAt: Date,
  step: number,
): Date {
  // A link that the enterprise passes on is repeated by the enterprise, or by hand.
  const day = check.consentWay === 'link' ? undefined : rules.reminderDays[step];
  const next = day === undefined ? expiresAt : new Date(sentAt.getTime() + day * DAY_MS);
  return next < expiresAt ? next : expiresAt;
}

/**
 * Does everything due for an invitation: ends it, or sends the scheduled message. After a standstill one message replaces
 * all that were missed; to a number that does not exist none goes. The caller holds the lock of its check. True when the invitation has to end.
 */
export async function workInvitation(
  work: Work,
  check: CheckRow,
  invitation: InvitationRow,
): Promise<boolean> {
  const now = work.clock.now();
  if (!['sent', 'opened', 'verified'].includes(invitation.status) || invitation.nextAt > now) return false;
  if (invitation.expiresAt <= now) return true;
  const rules = await invitationRules(work, check.mainId);
  const days = (now.getTime() - invitation.sentAt.getTime()) / DAY_MS;
  const step = rules.reminderDays.filter((day) => day <= days).length;
  if (step > invitation.reminderStep && !(await isToNobody(work.tx, check)))
    await repeatInvitation(work, check, invitation);
  const next = nextDue(check, rules, invitation.sentAt, invitation.expiresAt, step);
  await work.tx.run(sql`update invitation set reminder_step = ${step}, next_at = ${next}
    where main_id = ${invitation.mainId} and id = ${invitation.id}`);
  return false;
}

/** Repeats an open invitation by SMS. Only the hash of a link is stored, so the message has a new one. */
export async function repeatInvitation(
  work: Work,
  check: CheckRow,
  invitation: InvitationRow,
): Promise<void> {
  const now = work.clock.now();
  const link = await newLink(work, check, invitation.id);
  await hopeAnew(work.tx, [check]);
  await sendLinks(work, 'reminder', [{ check, link }], invitation.expiresAt);
  await work.tx.run(sql`update invitation set reminders = reminders + 1, reminded_at = ${now}
    where main_id = ${invitation.mainId} and id = ${invitation.id}`);
  await addToTimeline(work, check, 'reminded', { count: invitation.reminders + 1 });
}

/** The message that can be sent again to a check's candidate: the invitation, or the link to status and report. */
export function sendable(check: CheckRow, invitation: InvitationRow | null): 'invitation' | 'status' | null {
  if (check.erasedAt) return null;
  if (check.status === 'awaitingConsent')
    return invitation && (invitation.status === 'submitted' ? 'status' : 'invitation');
  return ['inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed'].includes(check.status)
    ? 'status'
    : null;
}

/**
 * A link to status, own report, dispute and withdrawal. A candidate who consented on paper and had nothing to fill in gets
 * an invitation for it, which asks for nothing and ends with the link.
 */
export async function statusLink(work: Work, check: CheckRow): Promise<string> {
  return newLink(work, check, await statusInvitation(work, check));
}

async function statusInvitation(work: Work, check: CheckRow): Promise<string> {
  const last = await invitationOf(work.tx, check);
  if (last && last.status !== 'expired' && last.status !== 'revoked') return last.id;
  const now = work.clock.now();
  const id = uuidv7();
  const until = statusUntil(now);
  await work.tx.run(sql`insert into invitation (main_id, id, check_id, sent_at, expires_at, next_at)
    values (${check.mainId}, ${id}, ${check.id}, ${now}, ${until}, ${until})`);
  return id;
}

const statusUntil = (now: Date) => new Date(now.getTime() + LINK_DAYS * DAY_MS);

/** Sends the candidate that link by SMS, unless the enterprise passes links on. */
export async function sendStatusLink(work: Work, check: CheckRow): Promise<string> {
  const now = work.clock.now();
  const id = await statusInvitation(work, check);
  await work.tx.run(sql`update invitation set reminded_at = ${now}
    where main_id = ${check.mainId} and id = ${id} and sent_at < ${now}`);
  const link = await newLink(work, check, id);
  if (check.consentWay !== 'link') await sendLinks(work, 'status', [{ check, link }], statusUntil(now));
  await addToTimeline(work, check, 'resent', { way: check.consentWay });
  return link;
}

/** Another link of an invitation: only the hash of each is stored, so every message has its own. */
export async function newLink(work: Work, check: CheckRow, invitationId: string): Promise<string> {
  return (await newLinks(work, [{ check, invitationId }]))[0]!;
}

/** The same for many invitations, in their order. */
async function newLinks(
  work: Work,
  invitations: readonly { check: CheckRow; invitationId: string }[],
): Promise<string[]> {
  const until = new Date(work.clock.now().getTime() + LINK_DAYS * DAY_MS);
  const made = invitations.map(({ check, invitationId }) => ({ s: newShareCode(), check, invitationId }));
  const rows = made.map(({ s, check, invitationId }) => ({
    hash: sha256Hex(s),
    kind: 'invitation',
    target_id: invitationId,
    mobile_indexes: [check.mobileIndex],
    expires_at: until,
  }));
  await work.tx.run(sql`select link_create(${json(rows)}::jsonb)`);
  return made.map(({ s }) => `${work.services.config.publicUrl}/#/checkPhone?s=${s}`);
}

async function sendLinks(
  work: Work,
  template: 'invitation' | 'reminder' | 'status',
  links: readonly { check: CheckRow; link: string }[],
  expiresAt: Date,
): Promise<void> {
  const until = new Date(expiresAt.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const words = ({ mainName }: { mainName: string }) => candidateSms[template]({ mainName, until });
  await messageCandidates(
    work,
    template,
    links.map((one) => ({ ...one, words })),
  );
}
