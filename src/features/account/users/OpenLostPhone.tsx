import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useWithdrawLostPhoneMutation, type LostPhone } from '../../../api/resources/lostPhonesApi';
import type { Member } from '../../../api/resources/peopleApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { FormDialog } from '../../../components/form/FormDialog';
import { formatDateTime } from '../../../lib/dates';
import { toast } from '../../../lib/toast';

interface OpenLostPhoneProps {
  member: Member;
  request: LostPhone;
  onClose: () => void;
}

/** A request that waits for staff: what was asked, and its end by whoever manages the people. */
export function OpenLostPhone({ member, request, onClose }: OpenLostPhoneProps) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawLostPhoneMutation();
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: () => {
      toast.success(t('lostPhone.open.withdrawn'));
      onClose();
    },
  });
  const { lostPhoneId, mobile, reason, askedBy, askedAt, endsAt } = request;
  return (
    <FormDialog
      title={t('lostPhone.ask.title', { name: member.nickName })}
      submitLabel={t('lostPhone.open.withdraw')}
      onSubmit={() => send({ body: { lostPhoneId } })}
      onClose={onClose}
      isDirty={false}
      isRunning={isRunning}
      isDangerous
      maxWidth="sm"
    >
      <Typography>{t('lostPhone.open.body')}</Typography>
      <KeyValueList
        items={[
          { label: t('lostPhone.open.mobile'), value: mobile },
          { label: t('lostPhone.open.reason'), value: reason },
          { label: t('lostPhone.open.askedBy'), value: askedBy },
          { label: t('lostPhone.open.askedAt'), value: formatDateTime(askedAt) },
          { label: t('lostPhone.open.endsAt'), value: formatDateTime(endsAt) },
        ]}
      />
    </FormDialog>
  );
}
