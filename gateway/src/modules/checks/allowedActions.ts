import type { components } from '../../kernel/contract.gen';
import { allows } from '../../kernel/rights';
import { isOfAccount } from '../../kernel/reach';
import type { Session } from '../../kernel/session';
import type { CheckRow, InvitationRow, ItemRow } from './checkRepository';
import { isAllowed } from '../../kernel/states/machines';
import { isInvitationOpen, sendable } from './invitations';

type Allowed = components['schemas']['CheckDetail']['allowed'][number];

/** The actions open to a session on a check now, by its rights and the check's state. */
export function allowedActions(
  session: Session,
  check: CheckRow,
  items: readonly ItemRow[],
  invitation: InvitationRow | null,
  now: Date,
): Allowed[] {
  if (check.erasedAt) return [];
  const isPublished = check.status === 'reported' || check.status === 'disputed';
  const isEnterprise = session.kind === 'enterprise';
  const isInvited = check.status === 'awaitingConsent' && invitation !== null;
  const possible: Record<Allowed, boolean> = {
    remind: allows(session, 'check.remind') && isInvited && isInvitationOpen(invitation, now),
    resend: allows(session, 'check.remind') && sendable(check, invitation) !== null,
    cancel: allows(session, 'check.cancel') && isAllowed('check', check.status, 'cancelled'),
    assign: allows(session, 'check.assign') && (isOfAccount(session) || check.ownerId === session.userId),
    reveal: allows(session, 'personal.reveal'),
    answer:
      allows(session, 'check.answer') &&
      items.some((item) => item.status === 'awaitingInfo' && item.questionOf === 'enterprise'),
    readReport: allows(session, 'report.read') && isPublished,
    editReport:
      allows(session, 'report.edit') &&
      ['inProgress', 'awaitingInfo', 'inReview', 'reported', 'disputed'].includes(check.status),
    share: allows(session, 'report.share') && isEnterprise && check.status === 'reported',
    dispute: allows(session, 'report.dispute') && isEnterprise && check.status === 'reported',
  };
  const allowed = (Object.keys(possible) as Allowed[]).filter((action) => possible[action]);
  // Of these, an API key has a call only for the report.
  return session.apiKey ? allowed.filter((action) => action === 'readReport') : allowed;
}
