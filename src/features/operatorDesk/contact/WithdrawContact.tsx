import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawSphereChangeMutation, type SphereChange } from '../../../api/resources/sphereApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Withdraws a planned change after a question. */
export function WithdrawContact({ change: { changeId, effectiveOn } }: { change: SphereChange }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawSphereChangeMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { changeId } }), {
    onDone: () => toast.success(t('sphere.done.withdrawn')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('sphere.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('sphere.withdraw.title', { day: effectiveOn })}
        confirmLabel={t('sphere.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('sphere.withdraw.body')}
      </ConfirmDialog>
    </>
  );
}
