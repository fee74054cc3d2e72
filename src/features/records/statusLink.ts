import type { CheckDetail } from '../../api/resources/checksApi';

/** True for a candidate who has consented and not sent the form: the check awaits both, and is called by the consent until then. */
export const isFillingIn = ({ status, consent }: CheckDetail): boolean =>
  status === 'awaitingConsent' && consent.state === 'given';

/** True once nothing is expected of the candidate any more: a link sent again leads to status, report and withdrawal. */
export function isStatusLink({ status, invitation }: Pick<CheckDetail, 'status' | 'invitation'>): boolean {
  return status !== 'awaitingConsent' || invitation?.status === 'submitted';
}
