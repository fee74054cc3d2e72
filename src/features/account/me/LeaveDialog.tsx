import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useCountChecksQuery } from '../../../api/resources/checksApi';
import { useGetMemberHoldingsQuery } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { selectUserInfo } from '../../../session/selectors';

interface LeaveDialogProps {
  account: string;
  userId: string;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whoever leaves, and says how many records of theirs somebody else has to take, and who answers for their API keys. */
export function LeaveDialog({ account, userId, ...ask }: LeaveDialogProps) {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t('accountMe.leave.askTitle', { account })}
      confirmLabel={t('accountMe.leave.button')}
      {...ask}
    >
      {t('accountMe.leave.askBody')}
      <OwnRecords userId={userId} />
      {permissions.includes('apiKey.manage') && <OwnKeys userId={userId} />}
    </ConfirmDialog>
  );
}

/** Everybody of an enterprise reaches the records they own. Leaving does not wait for the number. */
function OwnRecords({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { currentData, error, refetch } = useCountChecksQuery(
    { body: { ownerId: userId } },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  const { total: count = 0, capped } = currentData ?? {};
  return (
    <Box role="status" sx={{ mt: 1.5, minHeight: '1.5em' }}>
      {currentData &&
        (count === 0
          ? t('accountMe.leave.askNoRecords')
          : t(capped ? 'accountMe.leave.askRecordsMore' : 'accountMe.leave.askRecords', { count }))}
    </Box>
  );
}

/** Keys go on without whoever leaves: who answers for them then is said before. */
function OwnKeys({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetMemberHoldingsQuery({ userId });
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data?.apiKeys || data.keysPassTo === null) return null;
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      {t('accountMe.leave.askKeys', { count: data.apiKeys, name: data.keysPassTo })}
    </Box>
  );
}
