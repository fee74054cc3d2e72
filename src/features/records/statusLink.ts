import type { CheckDetail } from '../../api/resources/checksApi';

/** True once nothing is expected of the candidate any more: a link sent again leads to status, report and withdrawal. */
export function isStatusLink({ status, invitation }: Pick<CheckDetail, 'status' | 'invitation'>): boolean {
  return status !== 'awaitingConsent' || invitation?.status === 'submitted';
}
