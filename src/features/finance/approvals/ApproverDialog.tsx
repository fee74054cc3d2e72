import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CODE } from '@probity/contract/codeNames';
import {
  useSaveApproverMutation,
  useSendApprovalCodeMutation,
  type Approver,
} from '../../../api/resources/approvalsApi';
import { useSubmit } from '../../../api/transport/useSubmit';
import { FieldLine } from '../../../components/form/FieldLine';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { readVerifyCode } from '../../../lib/verifyCode';
import { approverRules, fenOf, yuanText } from './approvalValues';

interface ApproverDialogProps {
  approver: Approver;
  onClose: () => void;
}

/** Up to what price somebody may approve; left empty, they approve nothing. */
export function ApproverDialog({ approver: { userId, name, upTo }, onClose }: ApproverDialogProps) {
  const { t } = useTranslation();
  const form = useAppForm({ upTo: yuanText(upTo), verifyCode: '' }, approverRules);
  const [sendCode] = useSendApprovalCodeMutation();
  const [save] = useSaveApproverMutation();
  const { send, isRunning } = useSubmit(save, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => {
      toast.success(t('approvals.approvers.saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('approvals.approvers.dialog', { name })}
      submitLabel={t('finance.notice.save')}
      onSubmit={form.submit((values) =>
        send({
          body: { userId, upTo: fenOf(values.upTo), verifyCode: readVerifyCode(values.verifyCode) },
        }),
      )}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
    >
      <FieldLine
        field={form.field('upTo')}
        label={t('approvals.approvers.label')}
        help={t('approvals.approvers.help')}
        inputMode="numeric"
        isOptional
        autoFocus
        endAdornment={<Box sx={{ ml: 1, flex: 'none' }}>{t('finance.notice.yuan')}</Box>}
      />
      <OwnCodeField field={form.field('verifyCode')} name="code-approvals" sendCode={sendCode} />
    </FormDialog>
  );
}
