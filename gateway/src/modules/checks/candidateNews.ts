import type { CheckRow, InvitationRow } from './checkRepository';
import { statusLink } from './invitations';
import { messageCandidate } from './messages';
import type { Work } from '../../kernel/work';
import { candidateSms } from './words/candidateSms';

/** Tells the candidate of their report by SMS, with a way to it. */
export async function tellOfReport(
  work: Work,
  check: CheckRow,
  kind: 'report' | 'newVersion' | 'disputeRejected',
): Promise<void> {
  const template = kind === 'disputeRejected' ? 'disputeAnswer' : 'report';
  await messageCandidate(work, check, template, candidateSms[kind], await statusLink(work, check));
}

/**
 * Tells the candidate that the check was cancelled, if they know of it: who was not asked yet, or whose link the enterprise
 * passes on itself and nobody has opened, would hear of it for the first time.
 */
export async function tellOfCancelling(
  work: Work,
  check: CheckRow,
  invitation: InvitationRow | null,
): Promise<void> {
  if (!invitation || (check.consentWay === 'link' && invitation.status === 'sent')) return;
  await messageCandidate(work, check, 'cancelled', candidateSms.cancelled);
}
