import { authStatus } from '@probity/contract/rules/authStatus';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetCertificationQuery } from '../../../api/resources/enterpriseApi';
import { useListLostPhonesQuery } from '../../../api/resources/lostPhonesApi';
import type { Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FormDialog } from '../../../components/form/FormDialog';
import { AskLostPhone } from './AskLostPhone';
import { OpenLostPhone } from './OpenLostPhone';

/** Says how far the certification is, and leads to its next step. */
const PROFILE = '/businessManage?tab=profile';

interface LostPhoneDialogProps {
  member: Member;
  onClose: () => void;
}

/** The lost phone of a member: what is asked already, or the request for a new one, or what is missing for one. */
export function LostPhoneDialog({ member, onClose }: LostPhoneDialogProps) {
  const { t } = useTranslation();
  const { data: requests, error: listError, refetch: refetchList } = useListLostPhonesQuery();
  // Whom staff call back: without somebody no request could be approved, and the gateway takes none.
  const {
    data: held,
    error: heldError,
    refetch: refetchHeld,
  } = useGetCertificationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const error = listError ?? heldError;
  const data = held && requests;
  const hasContact = held?.authStatus === authStatus.verified && held.submission !== null;
  const newest = requests?.find(({ userId }) => userId === member.userId);
  if (newest?.status === 'open') return <OpenLostPhone member={member} request={newest} onClose={onClose} />;
  if (data && hasContact && !member.isShared)
    return <AskLostPhone member={member} before={newest} onClose={onClose} />;
  const handleRetry = () => {
    if (listError) void refetchList();
    if (heldError) void refetchHeld();
  };
  return (
    <FormDialog
      title={t('lostPhone.ask.title', { name: member.nickName })}
      submitLabel={t('lostPhone.ask.submit')}
      onSubmit={() => undefined}
      onClose={onClose}
      isDirty={false}
      isRunning={false}
      isReadOnly
      maxWidth="sm"
    >
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={handleRetry} />
      ) : member.isShared ? (
        <Typography>{t('lostPhone.ask.shared', { name: member.nickName })}</Typography>
      ) : data && !hasContact ? (
        <Alert
          severity="warning"
          action={
            <Button component={Link} to={PROFILE} color="inherit" size="small">
              {t('lostPhone.ask.verify')}
            </Button>
          }
        >
          {t('lostPhone.ask.noContact', { name: member.nickName })}
        </Alert>
      ) : (
        <PageSkeleton />
      )}
    </FormDialog>
  );
}
