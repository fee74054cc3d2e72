import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import {
  useConfirmPayoutMutation,
  useEnterPayoutMutation,
  useGetPayoutReviewQuery,
  useRejectPayoutMutation,
  useSendPayoutDecisionCodeMutation,
} from '../../../api/resources/payoutsApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { messageOf, type GatewayError } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FieldLine } from '../../../components/form/FieldLine';
import { FieldRadios } from '../../../components/form/FieldRadios';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { OwnCodeField } from '../../../domain/OwnCodeField';
import { toast } from '../../../lib/toast';
import { readVerifyCode } from '../../../lib/verifyCode';
import { isChangedMeanwhile } from '../changedMeanwhile';
import { decisionsOf, emptyDecision, rulesOf, takesCode, type DecisionValues } from '../payoutDecision';
import { PayoutFacts } from './PayoutFacts';

interface PayoutDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** One operator pays a balance out and enters the bank's reference, another confirms it or rejects it with a reason. */
export function PayoutDialog({ item: { workItemId, mainName, mine }, onClose }: PayoutDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetPayoutReviewQuery({ workItemId });
  const isEntered = Boolean(data?.entered);
  const form = useAppForm(emptyDecision, rulesOf(isEntered));
  const [sendCode] = useSendPayoutDecisionCodeMutation();
  const [enter] = useEnterPayoutMutation();
  const [confirm] = useConfirmPayoutMutation();
  const [reject] = useRejectPayoutMutation();
  const options = (key: 'entered' | 'confirmed' | 'rejected') => ({
    form,
    codes: {
      [CODE.WRONG_CODE]: ({ msg }: GatewayError) => [{ path: 'verifyCode', msg }],
      [CODE.PAYOUT_REFERENCE_USED]: 'bankReference',
    },
    onDone: () => {
      toast.success(t(`payoutReview.${key}`));
      onClose();
    },
    onRefused: ({ code }: GatewayError) => {
      if (isChangedMeanwhile({ code })) void refetch();
    },
  });
  const entering = useSubmit(enter, options('entered'));
  const confirming = useSubmit(confirm, options('confirmed'));
  const rejecting = useSubmit(reject, options('rejected'));
  const handleSend = ({ decision, bankReference, reason, verifyCode: typed }: DecisionValues) => {
    const verifyCode = readVerifyCode(typed);
    if (decision === 'reject')
      return rejecting.send({
        body: { workItemId, reason: reason.trim(), ...(isEntered && { verifyCode }) },
      });
    if (decision === 'enter')
      return entering.send({ body: { workItemId, bankReference: bankReference.trim(), verifyCode } });
    const read = data?.entered?.bankReference ?? '';
    return confirming.send({ body: { workItemId, bankReference: read, verifyCode } });
  };
  const refusal = entering.refusal ?? confirming.refusal ?? rejecting.refusal;
  const decision = form.field('decision');
  // Who has not taken it only looks.
  const mayDecide = (data?.mayDecide ?? false) && mine;
  return (
    <FormDialog
      title={t('payoutReview.title', { name: mainName })}
      submitLabel={t('payoutReview.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={entering.isRunning || confirming.isRunning || rejecting.isRunning}
      isReadOnly={!mayDecide}
      maxWidth="sm"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {refusal && <Alert severity="warning">{refusal.msg}</Alert>}
      {data && <PayoutFacts review={data} isInHand={mine} />}
      {data && mayDecide && (
        <FieldRadios
          field={decision}
          label={t('payoutReview.decision')}
          options={decisionsOf(data).map(({ value, word }) => ({ value, label: t(`payoutReview.${word}`) }))}
        />
      )}
      {mayDecide && decision.value === 'enter' && (
        <FieldLine
          field={form.field('bankReference')}
          label={t('payoutReview.reference')}
          help={t('payoutReview.referenceHelp')}
          maxLength={64}
          autoComplete="off"
        />
      )}
      {mayDecide && decision.value === 'reject' && (
        <FieldLine
          field={form.field('reason')}
          label={t('payoutReview.reason')}
          help={t('payoutReview.reasonHelp')}
          maxLength={500}
          rows={3}
        />
      )}
      {mayDecide && takesCode(decision.value, isEntered) && (
        <OwnCodeField field={form.field('verifyCode')} name="code-payout" sendCode={sendCode} />
      )}
    </FormDialog>
  );
}
