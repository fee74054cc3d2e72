import { useTranslation } from 'react-i18next';
import { useReplaceRechargeSlipMutation, type Recharge } from '../../api/resources/rechargesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { toast } from '../../lib/toast';
import { SlipField } from './SlipField';

const rules = {
  slipFileId: (value: string) => (value === '' ? { key: 'finance.recharge.form.slipMissing' } : undefined),
};

interface ReplaceSlipDialogProps {
  recharge: Recharge;
  onClose: () => void;
}

/** Another file in place of the slip of a recharge that waits. */
export function ReplaceSlipDialog({ recharge: { rechargeId }, onClose }: ReplaceSlipDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ slipFileId: '' }, rules);
  const [replace] = useReplaceRechargeSlipMutation();
  const { send, isRunning } = useSubmit(replace, {
    form,
    onDone: () => {
      toast.success(t('finance.recharge.replace.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('finance.recharge.replace.title')}
      submitLabel={t('finance.recharge.list.replace')}
      onSubmit={form.submit(({ slipFileId }) => send({ body: { rechargeId, slipFileId } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <SlipField
        error={form.field('slipFileId').error}
        onChange={(fileId) => form.change('slipFileId', fileId)}
      />
    </FormDialog>
  );
}
