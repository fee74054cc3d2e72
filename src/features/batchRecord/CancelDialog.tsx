import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCancelBatchMutation, type BatchResult } from '../../api/resources/batchesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { RefusalAlert } from '../../components/feedback/RefusalAlert';
import { BatchPeople } from '../../domain/batch/BatchPeople';
import { TextLink } from '../../components/layout/TextLink';
import { toast } from '../../lib/toast';

interface CancelDialogProps {
  result: BatchResult;
  onClose: () => void;
}

/** Gives up what is not ordered yet, and says what stays. */
export function CancelDialog({ result, onClose }: CancelDialogProps) {
  const { t } = useTranslation();
  const { batch, toCancel } = result;
  const [cancel] = useCancelBatchMutation();
  const { send, isRunning, refusal } = useSubmit(cancel, {
    onDone: ({ counts }) => {
      toast.success(t('batchDetail.cancel.done', { count: counts.cancelled - batch.counts.cancelled }));
      onClose();
    },
  });
  const { placed, awaitingApproval, awaitingPayment } = batch.counts;
  const waiting = awaitingApproval + awaitingPayment;
  // What was left was ordered while the question stood there.
  if (toCancel === 0 && !isRunning && !refusal)
    return (
      <ConfirmDialog
        isOpen
        title={t('batchDetail.cancel.done', { count: 0 })}
        confirmLabel={t('common.action.close')}
        onConfirm={onClose}
        onCancel={onClose}
      />
    );
  return (
    <ConfirmDialog
      isOpen
      title={t('batchDetail.cancel.title', { count: toCancel })}
      confirmLabel={t('batchDetail.cancel.confirm', { count: toCancel })}
      isDangerous
      isRunning={isRunning}
      onConfirm={() => void send({ body: { batchId: batch.batchId } })}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <span>{t('batchDetail.cancel.body')}</span>
        <BatchPeople
          batchId={batch.batchId}
          state="ready"
          allAt={`/batchRecord?id=${batch.batchId}&rows=ready`}
        />
        {placed + waiting > 0 && (
          <span>
            {placed > 0 && `${t('batchDetail.cancel.ordered', { count: placed })} `}
            {waiting > 0 && `${t('batchDetail.cancel.waiting', { count: waiting })} `}
            <TextLink to={`/backRecord?batch=${batch.batchId}`} sx={{ textDecoration: 'underline' }}>
              {t('batchDetail.checks.pick')}
            </TextLink>
          </span>
        )}
        {refusal && <RefusalAlert message={refusal.msg} />}
      </Box>
    </ConfirmDialog>
  );
}
