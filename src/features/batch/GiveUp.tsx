import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCancelBatchMutation } from '../../api/resources/batchesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';

/** Gives a batch up, after a question: everything mended in it goes. */
export function GiveUp({ batchId }: { batchId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [cancel] = useCancelBatchMutation();
  const { send, isRunning } = useSubmit(cancel, {
    onDone: () => void navigate('/batchBack'),
    onRefused: ({ msg }) => toast.error(msg),
    onEnd: () => setAsked(false),
  });
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setAsked(true)}>
        {t('batch.giveUp.open')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDangerous
        title={t('batch.giveUp.title')}
        confirmLabel={t('batch.giveUp.do')}
        isRunning={isRunning}
        onConfirm={() => void send({ body: { batchId } })}
        onCancel={() => setAsked(false)}
      >
        {t('batch.giveUp.body')}
      </ConfirmDialog>
    </>
  );
}
