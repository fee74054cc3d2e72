import { useTranslation } from 'react-i18next';
import { usePlaceHoldMutation } from '../../../api/resources/retentionApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { DateLine } from '../../../components/form/DateLine';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { today } from '../../../lib/dates';
import { readDate } from '../../../lib/typedDate';
import { toast } from '../../../lib/toast';

const empty = { orderNo: '', reason: '', until: '' };
const needed = (key: string) => (value: string) => (value.trim() === '' ? { key } : undefined);

/** Keeps the checks of an order from being erased. */
export function PlaceHoldDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useAppForm(empty, {
    orderNo: needed('accountRetention.hold.needOrder'),
    reason: needed('accountRetention.hold.needReason'),
    until: (value) =>
      value === '' || readDate(value, 'day') ? undefined : { key: 'components.date.none.day' },
  });
  const [placeHold] = usePlaceHoldMutation();
  const { send, isRunning } = useSubmit(placeHold, {
    form,
    onDone: (_data, { placeHoldRequest: { orderNo } }) => {
      toast.success(t('accountRetention.hold.placed', { order: orderNo }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountRetention.hold.place')}
      submitLabel={t('accountRetention.hold.place')}
      onSubmit={form.submit(({ orderNo, reason, until }) =>
        send({
          placeHoldRequest: {
            orderNo: orderNo.trim().toUpperCase(),
            reason: reason.trim(),
            ...(until && { until }),
          },
        }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <span>{t('accountRetention.hold.placeBody')}</span>
      <FieldLine field={form.field('orderNo')} label={t('accountRetention.hold.orderNo')} maxLength={40} />
      <FieldLine
        field={form.field('reason')}
        label={t('accountRetention.hold.reason')}
        maxLength={500}
        rows={2}
      />
      <DateLine
        {...form.field('until')}
        kind="day"
        keepsText
        label={t('accountRetention.hold.until')}
        help={t('accountRetention.hold.untilHelp')}
        min={today()}
        isOptional
      />
    </FormDialog>
  );
}
