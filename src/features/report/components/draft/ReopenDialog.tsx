import { useTranslation } from 'react-i18next';
import { useReopenItemMutation } from '../../../../api/resources/reportsApi';
import { useSubmit } from '../../../../api/transport/useSubmit';
import { ReasonDialogBody } from '../../../../domain/personal/ReasonDialogBody';

interface ReopenDialogProps {
  checkItemId: string;
  onClose: () => void;
}

/** Reopens a completed item, for a reason. */
export function ReopenDialog({ checkItemId, onClose }: ReopenDialogProps) {
  const { t } = useTranslation();
  const [reopen] = useReopenItemMutation();
  const { send, isRunning } = useSubmit(reopen, { onDone: onClose });
  return (
    <ReasonDialogBody
      title={t('report.draft.reopenTitle')}
      label={t('report.draft.reopenReason')}
      confirmLabel={t('report.draft.reopen')}
      missingKey="report.draft.reopenMissing"
      maxLength={300}
      isRunning={isRunning}
      onConfirm={(reason) => send({ body: { checkItemId, reason } })}
      onClose={onClose}
    />
  );
}
