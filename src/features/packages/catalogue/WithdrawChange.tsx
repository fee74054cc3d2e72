import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useWithdrawCatalogueChangeMutation,
  type CatalogueChange,
} from '../../../api/resources/catalogueApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog';
import { toast } from '../../../lib/toast';

/** Withdraws a planned change after a question. */
export function WithdrawChange({ change: { changeId, effectiveOn } }: { change: CatalogueChange }) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = useWithdrawCatalogueChangeMutation();
  const { send, isRunning } = useSubmit(() => withdraw({ body: { changeId } }), {
    onDone: () => toast.success(t('catalogue.done.withdrawn')),
    onEnd: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setAsking(true)}>
        {t('catalogue.withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('catalogue.withdraw.title', { day: effectiveOn })}
        confirmLabel={t('catalogue.withdraw.action')}
        isRunning={isRunning}
        onConfirm={() => void send(undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('catalogue.withdraw.body')}
      </ConfirmDialog>
    </>
  );
}
