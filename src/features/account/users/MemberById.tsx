import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../../api/lists/pages';
import { useListMembersInfiniteQuery } from '../../../api/resources/peopleApi';
import { shownError } from '../../../api/transport/shownError';
import { toast } from '../../../lib/toast';
import { MemberDialog } from './MemberDialog';

interface MemberByIdProps {
  userId: string;
  onClose: () => void;
}

/** The person an address names, who may stand on no page of the list that is here; one who has left is said to be gone. */
export function MemberById({ userId, onClose }: MemberByIdProps) {
  const { t } = useTranslation();
  const { data, error, isFetching } = useListMembersInfiniteQuery({ body: { userId: [userId] } }, openedAnew);
  const member = data?.pages[0]?.rows[0];
  const isOver = !member && !isFetching;
  const tell = useEffectEvent(() => {
    toast.error(shownError(error)?.msg ?? t('accountUsers.notHere'));
    onClose();
  });
  useEffect(() => {
    if (isOver) tell();
  }, [isOver]);
  return member ? <MemberDialog member={member} onClose={onClose} /> : null;
}
