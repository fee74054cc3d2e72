import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useGetBatchQuery, useRetryBatchMutation } from '../../api/resources/batchesApi';
import { shownError } from '../../api/transport/shownError';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { RefusalAlert } from '../../components/feedback/RefusalAlert';
import { BatchPeople } from '../../domain/batch/BatchPeople';
import { toast } from '../../lib/toast';

interface RetryDialogProps {
  batchId: string;
  /** Refused rows. */
  count: number;
  onClose: () => void;
}

/** Orders once more what was refused, at the revision that is read as the question is asked. */
export function RetryDialog({ batchId, count, onClose }: RetryDialogProps) {
  const { t } = useTranslation();
  const { data, error } = useGetBatchQuery({ batchId }, { refetchOnMountOrArgChange: true });
  const [retry] = useRetryBatchMutation();
  const { keyFor } = useIdempotencyKey();
  const { send, isRunning, refusal } = useSubmit(
    (body: { batchId: string; revision: number }) => retry({ 'Idempotency-Key': keyFor(body), body }),
    {
      onDone: () => {
        toast.success(t('batchDetail.retry.done'));
        onClose();
      },
    },
  );
  const fault = refusal ?? (data ? undefined : shownError(error));
  return (
    <ConfirmDialog
      isOpen
      title={t('batchDetail.retry.title', { count })}
      confirmLabel={t('batchDetail.retry.confirm')}
      isRunning={isRunning}
      isConfirmDisabled={!data}
      onConfirm={() => data && void send({ batchId, revision: data.revision })}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <span>{t('batchDetail.retry.body')}</span>
        <BatchPeople batchId={batchId} state="refused" allAt={`/batchRecord?id=${batchId}&rows=refused`} />
        {fault && <RefusalAlert message={fault.msg} />}
      </Box>
    </ConfirmDialog>
  );
}
