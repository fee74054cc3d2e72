import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../../api/gatewayError';
import { useReopenItemMutation } from '../../../../api/reportsApi';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { FormField } from '../../../../components/form/FormField';

interface ReopenDialogProps {
  checkItemId: string;
  onClose: () => void;
}

/** A done item is worked again, for a reason. */
export function ReopenDialog({ checkItemId, onClose }: ReopenDialogProps) {
  const { t } = useTranslation();
  const [reopen, { isLoading }] = useReopenItemMutation();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const handleConfirm = async () => {
    setTried(true);
    if (reason.trim() === '') return;
    try {
      await reopen({ body: { checkItemId, reason: reason.trim() } }).unwrap();
      onClose();
    } catch (fault) {
      // The api has said why; the reason stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('report.draft.reopenTitle')}
      confirmLabel={t('report.draft.reopen')}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <FormField
        label={t('report.draft.reopenReason')}
        error={wasTried && reason.trim() === '' ? t('report.draft.reopenMissing') : undefined}
      >
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ input: { maxLength: 300, 'aria-describedby': describedBy } }}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
