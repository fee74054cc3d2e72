import type { CheckDetail } from '../../api/resources/checksApi';

/** True once nothing is asked of the candidate any more: what is sent anew is the link to status, report and withdrawal. */
export function isStatusLink({ status, invitation }: Pick<CheckDetail, 'status' | 'invitation'>): boolean {
  return status !== 'awaitingConsent' || invitation?.status === 'submitted';
}
