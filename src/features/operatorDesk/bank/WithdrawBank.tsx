import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useWithdrawBankAccountMutation,
  type BankAccountChange,
} from '../../../api/resources/bankAccountsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Withdraws a planned account after a question. */
export function WithdrawBank({ change: { changeId, effectiveOn } }: { change: BankAccountChange }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawBankAccountMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { changeId } }), {
    onDone: () => toast.success(t('bankAccount.withdraw.done')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('bankAccount.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('bankAccount.withdraw.title', { day: effectiveOn })}
        confirmLabel={t('bankAccount.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('bankAccount.withdraw.body')}
      </ConfirmDialog>
    </>
  );
}
