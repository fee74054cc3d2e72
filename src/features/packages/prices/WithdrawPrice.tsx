import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWithdrawOwnPriceMutation, type OwnPriceChange } from '../../../api/resources/pricesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface WithdrawPriceProps {
  enterpriseId: string;
  /** Of the package. */
  name: string;
  change: OwnPriceChange;
}

/** Withdraws a planned price after a question. */
export function WithdrawPrice({ enterpriseId, name, change: { priceId, effectiveOn } }: WithdrawPriceProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawOwnPriceMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { enterpriseId, priceId } }), {
    onDone: () => toast.success(t('prices.done.withdrawn')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('prices.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('prices.withdraw.title', { name, day: effectiveOn })}
        confirmLabel={t('prices.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('prices.withdraw.body')}
      </ConfirmDialog>
    </>
  );
}
