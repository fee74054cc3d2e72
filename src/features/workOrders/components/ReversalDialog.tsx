import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import { useSendRechargeCodeMutation } from '../../../api/resources/rechargesApi';
import {
  useConfirmReversalMutation,
  useGetReversalReviewQuery,
  useRefuseReversalMutation,
} from '../../../api/resources/reversalsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';
import { isChangedMeanwhile } from '../changedMeanwhile';
import { ReversalFacts } from './ReversalFacts';

interface ReversalDialogProps {
  item: WorkItem;
  onClose: () => void;
}

type Decision = '' | 'accept' | 'refuse';

const empty = { decision: '' as Decision, reason: '', verifyCode: '' };
type Values = typeof empty;
const rules = {
  decision: (value: Decision) => (value === '' ? { key: 'certification.reversal.choose' } : undefined),
  reason: (value: string, { decision }: Values) =>
    decision === 'refuse' && value.trim().length < 4
      ? { key: 'certification.reversal.reasonMissing' }
      : undefined,
  verifyCode: (value: string, { decision }: Values) =>
    decision === 'accept' && !isVerifyCode(value) ? { key: 'certification.reversal.codeWrong' } : undefined,
};

/** A second operator takes a recharge back with a code to their own phone, or either of two leaves it booked with a reason. */
export function ReversalDialog({ item: { workItemId, mainName }, onClose }: ReversalDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetReversalReviewQuery({ workItemId });
  const form = useAppForm(empty, rules);
  const [sendCode] = useSendRechargeCodeMutation();
  const [confirm] = useConfirmReversalMutation();
  const [refuse] = useRefuseReversalMutation();
  const done = (key: 'confirmed' | 'refused') => {
    toast.success(t(`certification.reversal.${key}`));
    onClose();
  };
  const onRefused = ({ code }: { code?: number }) => {
    if (isChangedMeanwhile({ code })) void refetch();
  };
  const confirming = useSubmit(confirm, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: () => done('confirmed'),
    onRefused,
  });
  const refusing = useSubmit(refuse, { form, onDone: () => done('refused'), onRefused });
  const handleSend = ({ decision, reason, verifyCode }: Values) =>
    decision === 'accept'
      ? confirming.send({ body: { workItemId, verifyCode: readVerifyCode(verifyCode) } })
      : refusing.send({ body: { workItemId, reason: reason.trim() } });
  const refusal = confirming.refusal ?? refusing.refusal;
  const decision = form.field('decision');
  const { mayDecide = false, mayConfirm = false } = data ?? {};
  const isCovered = data !== undefined && data.received.available >= data.received.amount;
  return (
    <FormDialog
      title={t('certification.reversal.title', { name: mainName })}
      submitLabel={t('certification.reversal.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={confirming.isRunning || refusing.isRunning}
      isReadOnly={!mayDecide}
      maxWidth="sm"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      {data && <ReversalFacts review={data} />}
      {mayDecide && (
        <FieldRadios
          field={decision}
          label={t('certification.reversal.decision')}
          options={[
            ...(mayConfirm && isCovered
              ? [{ value: 'accept', label: t('certification.reversal.accept') } as const]
              : []),
            { value: 'refuse', label: t('certification.reversal.refuse') },
          ]}
        />
      )}
      {mayDecide && !isCovered && <Alert severity="warning">{t('certification.reversal.notCovered')}</Alert>}
      {mayDecide && decision.value === 'accept' && (
        <OwnCodeField field={form.field('verifyCode')} name="code-reversal" sendCode={sendCode} />
      )}
      {mayDecide && decision.value === 'refuse' && (
        <FieldLine
          field={form.field('reason')}
          label={t('certification.reversal.reason')}
          help={t('certification.reversal.reasonHelp')}
          maxLength={500}
          rows={3}
        />
      )}
    </FormDialog>
  );
}
