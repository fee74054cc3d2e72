import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import {
  useConfirmRechargeMutation,
  useGetRechargeReviewQuery,
  useRejectRechargeMutation,
  useSendRechargeCodeMutation,
  type RechargeReview,
} from '../../../api/resources/rechargesApi';
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
import { rechargeFen } from '../../../domain/rechargeFen';
import { toast } from '../../../lib/toast';
import { isVerifyCode, readVerifyCode } from '../../../lib/verifyCode';
import { isChangedMeanwhile } from '../changedMeanwhile';
import { RechargeFacts } from './RechargeFacts';

interface RechargeDialogProps {
  item: WorkItem;
  onClose: () => void;
}

type Decision = '' | 'accept' | 'reject';

const empty = { decision: '' as Decision, amount: '', bankReference: '', reason: '', verifyCode: '' };
type Values = typeof empty;
const accepts = ({ decision }: Values) => decision === 'accept';
const rules = {
  decision: (value: Decision) => (value === '' ? { key: 'certification.recharge.choose' } : undefined),
  amount: (value: string, all: Values) =>
    accepts(all) && rechargeFen(value) === undefined
      ? { key: 'certification.recharge.amountWrong' }
      : undefined,
  bankReference: (value: string, all: Values) =>
    accepts(all) && value.trim() === '' ? { key: 'certification.recharge.bankReferenceMissing' } : undefined,
  reason: (value: string, { decision }: Values) =>
    decision === 'reject' && value.trim().length < 4
      ? { key: 'certification.recharge.reasonMissing' }
      : undefined,
  verifyCode: (value: string, all: Values) =>
    accepts(all) && !isVerifyCode(value) ? { key: 'certification.recharge.codeWrong' } : undefined,
};

/** Operators compare a recharge with the bank statement, then confirm what came with a code to their own phone, or reject it. */
export function RechargeDialog({ item: { workItemId, mainName }, onClose }: RechargeDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetRechargeReviewQuery({ workItemId });
  const form = useAppForm(empty, rules);
  const [sendCode] = useSendRechargeCodeMutation();
  const [confirm] = useConfirmRechargeMutation();
  const [reject] = useRejectRechargeMutation();
  const done = (key: 'confirmed' | 'waits' | 'rejected') => {
    toast.success(t(`certification.recharge.${key}`));
    onClose();
  };
  // It was withdrawn, decided or first confirmed meanwhile: what stands there says so.
  const onRefused = ({ code }: { code?: number }) => {
    if (isChangedMeanwhile({ code })) void refetch();
  };
  const confirming = useSubmit(confirm, {
    form,
    codes: {
      [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }],
      [CODE.BANK_REFERENCE_BOOKED]: 'bankReference',
      [CODE.RECHARGE_DIFFERS]: 'amount',
      [CODE.RECHARGE_REFERENCE_DIFFERS]: 'bankReference',
    },
    onDone: ({ status }) => done(status === 'confirmed' ? 'confirmed' : 'waits'),
    onRefused,
  });
  const rejecting = useSubmit(reject, { form, onDone: () => done('rejected'), onRefused });
  const handleSend = (values: Values) =>
    accepts(values)
      ? confirming.send({
          body: {
            workItemId,
            amount: rechargeFen(values.amount)!,
            bankReference: values.bankReference.trim(),
            verifyCode: readVerifyCode(values.verifyCode),
          },
        })
      : rejecting.send({ body: { workItemId, reason: values.reason.trim() } });
  const decision = form.field('decision');

  return (
    <FormDialog
      title={t('certification.recharge.title', { name: mainName })}
      submitLabel={t('certification.recharge.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={confirming.isRunning || rejecting.isRunning}
      isReadOnly={!data?.mayDecide}
      maxWidth="md"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <RechargeFacts review={data} />}
      {data && !data.mayDecide && <Alert severity="info">{t(whyClosed(data))}</Alert>}
      {data?.mayDecide && (
        <FieldRadios
          field={decision}
          label={t('certification.recharge.decision')}
          options={[
            ...(data.mayConfirm
              ? [{ value: 'accept', label: t('certification.recharge.accept') } as const]
              : []),
            { value: 'reject', label: t('certification.recharge.reject') },
          ]}
        />
      )}
      {data?.mayDecide && decision.value === 'accept' && (
        <>
          <FieldLine
            field={form.field('amount')}
            label={t('certification.recharge.amount')}
            help={t('certification.recharge.amountHelp')}
            inputMode="decimal"
            maxLength={24}
          />
          <FieldLine
            field={form.field('bankReference')}
            label={t('certification.recharge.bankReference')}
            help={t('certification.recharge.bankReferenceHelp')}
            maxLength={64}
          />
          <OwnCodeField field={form.field('verifyCode')} name="code-recharge" sendCode={sendCode} />
        </>
      )}
      {data?.mayDecide && decision.value === 'reject' && (
        <FieldLine
          field={form.field('reason')}
          label={t('certification.recharge.reason')}
          help={t('certification.recharge.reasonHelp')}
          maxLength={500}
          rows={3}
        />
      )}
    </FormDialog>
  );
}

/** Why there is nothing to decide. */
function whyClosed({ recharge: { status, reversed } }: RechargeReview) {
  if (reversed) return 'certification.recharge.closed.reversed';
  return status === 'waiting'
    ? 'certification.recharge.own'
    : (`certification.recharge.closed.${status}` as const);
}
