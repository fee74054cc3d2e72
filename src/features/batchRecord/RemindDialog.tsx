import Box from '@mui/material/Box';
import { CODE } from '@probity/contract/codeNames';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemindChecksMutation, type BulkResult } from '../../api/resources/bulkApi';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { BulkOutcome } from '../../domain/BulkOutcome';
import { toast } from '../../lib/toast';
import { noteTask } from './batchTasks';
import { RemindedPeople } from './RemindedPeople';

interface RemindDialogProps {
  batchId: string;
  /** Candidates of it who can be reminded now. */
  count: number;
  onClose: () => void;
}

/** Reminds all of a batch who have not sent their form, and says of each who could not be reminded why not. */
export function RemindDialog({ batchId, count, onClose }: RemindDialogProps) {
  const { t } = useTranslation();
  const [remind] = useRemindChecksMutation();
  const { keyFor } = useIdempotencyKey();
  const [outcome, setOutcome] = useState<BulkResult['rows']>(null);
  const body = { records: { all: { batchId, status: ['awaitingConsent' as const] } } };
  const handleDone = ({ rows: all, task }: BulkResult) => {
    if (task) noteTask(task.taskId, batchId);
    // It was said before that they are left out.
    const rows = all?.filter(({ code }) => code !== CODE.REMINDED_LATELY);
    if (rows?.some(({ code }) => code !== 0)) return setOutcome(rows);
    if (task) toast.success(t('batchDetail.remind.started'));
    else if (!rows?.length) toast.warning(t(all?.length ? 'bulk.remind.allLately' : 'bulk.remind.none'));
    else toast.success(t('bulk.remind.done', { count: rows.length }));
    onClose();
  };
  const { send, isRunning } = useSubmit(() => remind({ 'Idempotency-Key': keyFor(body), body }), {
    onDone: handleDone,
  });
  if (outcome) return <BulkOutcome deed="remind" rows={outcome} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('batchDetail.remind.title', { count })}
      confirmLabel={t('bulk.remind.confirm')}
      isRunning={isRunning}
      onConfirm={() => void send(undefined)}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <span>{t('batchDetail.remind.body')}</span>
        <RemindedPeople batchId={batchId} count={count} />
      </Box>
    </ConfirmDialog>
  );
}
