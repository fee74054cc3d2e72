import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useWithdrawStandardPackageMutation,
  type StandardPackageChange,
} from '../../../api/resources/standardPackagesApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

interface WithdrawStandardProps {
  packageId: string;
  change: StandardPackageChange;
}

/** Withdraws a planned change of a standard package after a question. */
export function WithdrawStandard({ packageId, change: { version, effectiveOn } }: WithdrawStandardProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawStandardPackageMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { packageId, version } }), {
    onDone: () => toast.success(t('standardPackages.done.withdrawn')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('standardPackages.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('standardPackages.withdraw.title', { day: effectiveOn ?? '' })}
        confirmLabel={t('standardPackages.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('standardPackages.withdraw.body')}
      </ConfirmDialog>
    </>
  );
}
