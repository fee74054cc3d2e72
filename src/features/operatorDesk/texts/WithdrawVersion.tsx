import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawTextVersionMutation, type TextVersion } from '../../../api/resources/signedTextsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Withdraws a planned version after a question. */
export function WithdrawVersion({ version: { changeId, version, signAnew } }: { version: TextVersion }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawTextVersionMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { changeId: changeId! } }), {
    onDone: () => toast.success(t('signedTexts.withdraw.done')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('signedTexts.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('signedTexts.withdraw.title', { version })}
        confirmLabel={t('signedTexts.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('signedTexts.withdraw.body')} {signAnew && t('signedTexts.withdraw.anew')}
      </ConfirmDialog>
    </>
  );
}
