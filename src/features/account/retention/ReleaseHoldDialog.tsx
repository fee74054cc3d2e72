import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useReleaseHoldMutation, type LegalHold } from '../../../api/retentionApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FieldLine } from '../../../components/form/FieldLine';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { toast } from '../../../lib/toast';

interface ReleaseHoldDialogProps {
  hold: LegalHold;
  onClose: () => void;
}

/** Ends a hold; why is asked, as it may end in an erasure. */
export function ReleaseHoldDialog({ hold, onClose }: ReleaseHoldDialogProps) {
  const { t } = useTranslation();
  const [releaseHold, { isLoading }] = useReleaseHoldMutation();
  const form = useSmallForm<'reason'>(
    { reason: '' },
    { reason: (value) => (value.trim() ? undefined : { key: 'accountRetention.hold.needReason' }) },
  );
  const handleConfirm = async () => {
    if (!form.check('reason')) return;
    const request = { holdId: hold.holdId, reason: form.values.reason.trim() };
    const { error } = await releaseHold({ releaseHoldRequest: request });
    if (error) return;
    toast.success(t('accountRetention.hold.releaseDone', { order: hold.orderNo }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('accountRetention.hold.releaseTitle', { order: hold.orderNo })}
      confirmLabel={t('accountRetention.hold.release')}
      isDangerous
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{t('accountRetention.hold.releaseBody')}</span>
        <FieldLine
          field={form.field('reason')}
          label={t('accountRetention.hold.reason')}
          maxLength={500}
          rows={2}
          autoFocus
        />
      </Box>
    </ConfirmDialog>
  );
}
