import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawDictionaryMutation, type DictChange } from '../../../api/resources/dictionariesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Withdraws a planned change of a dictionary after a question. */
export function WithdrawDict({ change: { changeId, type, effectiveOn } }: { change: DictChange }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawDictionaryMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { changeId } }), {
    onDone: () => toast.success(t('dictionaries.withdraw.done')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('dictionaries.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('dictionaries.withdraw.title', { day: effectiveOn })}
        confirmLabel={t('dictionaries.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('dictionaries.withdraw.body', { name: t(`dictionaries.name.${type}`) })}
      </ConfirmDialog>
    </>
  );
}
