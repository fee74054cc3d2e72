import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckDetail } from '../../../api/resources/checksApi';
import { selectUserInfo } from '../../../session/selectors';

/** The words for whom a check waits for; "you" is the enterprise only for its own people, not for staff in its account. */
export function useWaitingWord() {
  const { t } = useTranslation();
  const isStaff = useSelector(selectUserInfo).userType === 'staff';
  return useCallback(
    (waitingOn: CheckDetail['waitingOn']) =>
      t(`records.waiting.${waitingOn === 'enterprise' && isStaff ? 'enterpriseOfStaff' : waitingOn}`),
    [t, isStaff],
  );
}
