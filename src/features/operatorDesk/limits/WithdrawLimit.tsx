import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawLimitMutation, type LimitChange } from '../../../api/resources/limitsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Withdraws a planned limit after a question. */
export function WithdrawLimit({ change: { changeId, name, effectiveOn } }: { change: LimitChange }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawLimitMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { changeId } }), {
    onDone: () => toast.success(t('limits.withdraw.done')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('limits.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('limits.withdraw.title', { day: effectiveOn })}
        confirmLabel={t('limits.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('limits.withdraw.body', { name: t(`limits.name.${name}`) })}
      </ConfirmDialog>
    </>
  );
}
