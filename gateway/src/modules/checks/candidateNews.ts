import type { CheckRow, InvitationRow } from './checkRepository';
import { statusLink } from './invitations';
import { messageCandidate } from './messages';
import type { Work } from '../../kernel/work';
import { candidateSms } from './words/candidateSms';

/** Notifies the candidate of their report by SMS, with a link to it. */
export async function notifyOfReport(
  work: Work,
  check: CheckRow,
  kind: 'report' | 'newVersion' | 'disputeRejected',
): Promise<void> {
  const template = kind === 'disputeRejected' ? 'disputeAnswer' : 'report';
  await messageCandidate(work, check, template, candidateSms[kind], await statusLink(work, check));
}

/**
 * Notifies the candidate of a cancelled check if they know of it: one not asked yet, or whose link is passed on by the
 * enterprise and was never opened, would hear of the check for the first time.
 */
export async function notifyOfCancelling(
  work: Work,
  check: CheckRow,
  invitation: InvitationRow | null,
): Promise<void> {
  if (!invitation || (check.consentWay === 'link' && invitation.status === 'sent')) return;
  await messageCandidate(work, check, 'cancelled', candidateSms.cancelled);
}
