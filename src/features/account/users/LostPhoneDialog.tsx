import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useListLostPhonesQuery } from '../../../api/resources/lostPhonesApi';
import type { Member } from '../../../api/resources/peopleApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FormDialog } from '../../../components/form/FormDialog';
import { AskLostPhone } from './AskLostPhone';
import { OpenLostPhone } from './OpenLostPhone';

interface LostPhoneDialogProps {
  member: Member;
  onClose: () => void;
}

/** The lost phone of a member: what is asked already, or the request for a new one. */
export function LostPhoneDialog({ member, onClose }: LostPhoneDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useListLostPhonesQuery();
  const newest = data?.find(({ userId }) => userId === member.userId);
  if (newest?.status === 'open') return <OpenLostPhone member={member} request={newest} onClose={onClose} />;
  if (data && !member.isShared) return <AskLostPhone member={member} before={newest} onClose={onClose} />;
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
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : member.isShared ? (
        <Typography>{t('lostPhone.ask.shared', { name: member.nickName })}</Typography>
      ) : (
        <PageSkeleton />
      )}
    </FormDialog>
  );
}
