import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGatewayError } from '../../../../api/gatewayError';
import { useRejectDisputeMutation } from '../../../../api/reportsApi';
import { ConfirmDialog } from '../../../../components/ConfirmDialog';
import { FormField } from '../../../../components/form/FormField';
import { toast } from '../../../../lib/toast';

interface RejectDisputeDialogProps {
  checkId: string;
  onClose: () => void;
}

/** The gateway takes no shorter reason. */
const LEAST_WORDS = 4;

/** The report stays as it is, for a reason that who disputed reads. */
export function RejectDisputeDialog({ checkId, onClose }: RejectDisputeDialogProps) {
  const { t } = useTranslation();
  const [reject, { isLoading }] = useRejectDisputeMutation();
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const isMissing = reason.trim().length < LEAST_WORDS;
  const handleConfirm = async () => {
    setTried(true);
    if (isMissing) return;
    try {
      await reject({ body: { checkId, reason: reason.trim() } }).unwrap();
      toast.success(t('report.draft.rejected'));
      onClose();
    } catch (fault) {
      // The api has said why; the reason stays.
      if (!isGatewayError(fault)) throw fault;
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('report.draft.rejectTitle')}
      confirmLabel={t('report.draft.rejectDo')}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{t('report.draft.rejectBody')}</span>
        <FormField
          label={t('report.draft.rejectReason')}
          error={wasTried && isMissing ? t('report.draft.rejectMissing') : undefined}
        >
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              value={reason}
              multiline
              minRows={3}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ input: { maxLength: 1000, 'aria-describedby': describedBy } }}
            />
          )}
        </FormField>
      </Box>
    </ConfirmDialog>
  );
}
