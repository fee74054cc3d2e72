import { useTranslation } from 'react-i18next';
import { useReleaseHoldMutation, type LegalHold } from '../../../api/resources/retentionApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';

interface ReleaseHoldDialogProps {
  hold: LegalHold;
  onClose: () => void;
}

const rules = {
  reason: (value: string) => (value.trim() ? undefined : { key: 'accountRetention.hold.needReason' }),
};

/** Ends a hold; why is asked, as it may end in an erasure. */
export function ReleaseHoldDialog({ hold: { holdId, orderNo }, onClose }: ReleaseHoldDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ reason: '' }, rules);
  const [releaseHold] = useReleaseHoldMutation();
  const { send, isRunning } = useSubmit(releaseHold, {
    form,
    onDone: () => {
      toast.success(t('accountRetention.hold.releaseDone', { order: orderNo }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('accountRetention.hold.releaseTitle', { order: orderNo })}
      submitLabel={t('accountRetention.hold.release')}
      isDangerous
      onSubmit={form.submit(({ reason }) => send({ releaseHoldRequest: { holdId, reason: reason.trim() } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <span>{t('accountRetention.hold.releaseBody')}</span>
      <FieldLine
        field={form.field('reason')}
        label={t('accountRetention.hold.reason')}
        maxLength={500}
        rows={2}
      />
    </FormDialog>
  );
}
