import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useSendBackTextVersionMutation, type TextVersion } from '../../../api/resources/signedTextsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';

const rules = {
  reason: (value: string) =>
    [...value.trim()].length < 4 ? { key: 'signedTexts.sendBack.short' } : undefined,
};

interface SendBackDialogProps {
  version: TextVersion;
  onClose: () => void;
}

/** Sends a version back with a reason; who wrote it takes it back so. */
export function SendBackDialog({ version, onClose }: SendBackDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ reason: '' }, rules);
  const [sendBack] = useSendBackTextVersionMutation();
  const { changeId, mayDecide } = version;
  const { send, isRunning, refusal } = useSubmit(sendBack, {
    form,
    onDone: () => {
      toast.success(t(mayDecide ? 'signedTexts.sendBack.done' : 'signedTexts.sendBack.ownDone'));
      onClose();
    },
  });
  const title = mayDecide ? 'signedTexts.sendBack.title' : 'signedTexts.sendBack.ownTitle';
  return (
    <FormDialog
      title={t(title, { version: version.version })}
      submitLabel={t(mayDecide ? 'signedTexts.sendBack.action' : 'signedTexts.sendBack.own')}
      onSubmit={form.submit(({ reason }) => send({ body: { changeId: changeId!, reason } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <FieldLine
        field={form.field('reason')}
        label={t('signedTexts.sendBack.reason')}
        help={t('signedTexts.sendBack.help')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
