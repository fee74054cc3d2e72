import { useTranslation } from 'react-i18next';
import { useWithdrawConsentMutation, type CandidateItem } from '../../../api/resources/candidateApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface WithdrawDialogProps {
  s: string;
  /** The item to withdraw; the dialog is closed without one. */
  item: CandidateItem | undefined;
  companyName: string;
  onClose: () => void;
}

/** Explains the effect and the limits of withdrawing before it is done. */
export function WithdrawDialog({ s, item, companyName, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawConsentMutation();
  const name = item?.name ?? '';
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: () => {
      toast.success(t('candidate.withdraw.done', { name }));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      title={t('candidate.withdraw.title', { name })}
      confirmLabel={t('candidate.withdraw.confirm')}
      isDangerous
      isRunning={isRunning}
      onConfirm={() => item && void send({ body: { s, checkItemIds: [item.checkItemId] } })}
      onCancel={onClose}
    >
      <p>{t('candidate.withdraw.body', { company: companyName })}</p>
    </ConfirmDialog>
  );
}
