import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { fieldFaults } from '../../../api/gatewayError';
import { usePlaceHoldMutation } from '../../../api/retentionApi';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { FieldLine } from '../../../components/form/FieldLine';
import { useSmallForm } from '../../../hooks/useSmallForm';
import { today } from '../../../lib/dates';
import { toast } from '../../../lib/toast';

type Field = 'orderNo' | 'reason' | 'until';

const needed = (key: string) => (value: string) => (value.trim() === '' ? { key } : undefined);
const isField = (path: string): path is Field => ['orderNo', 'reason', 'until'].includes(path);

/** Keeps the checks of an order from being erased. */
export function PlaceHoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [placeHold, { isLoading }] = usePlaceHoldMutation();
  const form = useSmallForm<Field>(
    { orderNo: '', reason: '', until: '' },
    {
      orderNo: needed('accountRetention.hold.needOrder'),
      reason: needed('accountRetention.hold.needReason'),
    },
  );
  const handleConfirm = async () => {
    if (!form.check('orderNo', 'reason')) return;
    const { orderNo, reason, until } = form.values;
    const order = orderNo.trim();
    const { error } = await placeHold({
      placeHoldRequest: { orderNo: order, reason: reason.trim(), ...(until && { until }) },
    });
    if (error) {
      fieldFaults(error).forEach(({ path, msg }, at) => isField(path) && form.setFault(path, msg, at === 0));
      return;
    }
    toast.success(t('accountRetention.hold.placed', { order }));
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('accountRetention.hold.place')}
      confirmLabel={t('accountRetention.hold.place')}
      isRunning={isLoading}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <span>{t('accountRetention.hold.placeBody')}</span>
        <FieldLine
          field={form.field('orderNo')}
          label={t('accountRetention.hold.orderNo')}
          maxLength={40}
          autoFocus
        />
        <FieldLine
          field={form.field('reason')}
          label={t('accountRetention.hold.reason')}
          maxLength={500}
          rows={2}
        />
        <FieldLine
          field={form.field('until')}
          label={t('accountRetention.hold.until')}
          help={t('accountRetention.hold.untilHelp')}
          type="date"
          min={today()}
          isOptional
        />
      </Box>
    </ConfirmDialog>
  );
}
