import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useRefuseBankAccountMutation, type BankAccountChange } from '../../../api/resources/bankAccountsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { reasonFault } from './bankValues';

interface RefuseBankDialogProps {
  change: BankAccountChange;
  onClose: () => void;
}

/** Refuses another account with a reason; who asked takes it back so. */
export function RefuseBankDialog({ change: { changeId, mayDecide }, onClose }: RefuseBankDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ reason: '' }, reasonFault);
  const [refuse] = useRefuseBankAccountMutation();
  const { send, isRunning, refusal } = useSubmit(refuse, {
    form,
    onDone: () => {
      toast.success(t(mayDecide ? 'bankAccount.refuse.done' : 'bankAccount.refuse.ownDone'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(mayDecide ? 'bankAccount.refuse.title' : 'bankAccount.refuse.ownTitle')}
      submitLabel={t(mayDecide ? 'bankAccount.refuse.action' : 'bankAccount.refuse.own')}
      onSubmit={form.submit(({ reason }) => send({ body: { changeId, reason } }))}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      <FieldLine
        field={form.field('reason')}
        label={t('bankAccount.reason')}
        help={t('bankAccount.refuse.help')}
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
