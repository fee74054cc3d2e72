import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDecideLostPhoneMutation,
  useGetLostPhoneReviewQuery,
  useSendLostPhoneDecisionCodeMutation,
} from '../../../api/resources/lostPhonesApi';
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
import { LostPhoneFacts } from './LostPhoneFacts';

interface LostPhoneDialogProps {
  item: WorkItem;
  onClose: () => void;
}

type Decision = '' | 'accept' | 'reject';

const empty = { decision: '' as Decision, note: '', verifyCode: '' };
const rules = {
  decision: (value: Decision) => (value === '' ? { key: 'lostPhone.review.choose' } : undefined),
  note: (value: string, { decision }: typeof empty) =>
    decision !== '' && value.trim().length < 4 ? { key: 'lostPhone.review.noteMissing' } : undefined,
  verifyCode: (value: string, { decision }: typeof empty) =>
    decision === 'accept' && !isVerifyCode(value) ? { key: 'lostPhone.codeWrong' } : undefined,
};

/** Staff call the enterprise back, then replace a lost phone with a code to their own, or say why not. */
export function LostPhoneDialog({ item: { workItemId, mainName }, onClose }: LostPhoneDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetLostPhoneReviewQuery({ workItemId });
  const form = useAppForm(empty, rules);
  const [sendCode] = useSendLostPhoneDecisionCodeMutation();
  const [decide] = useDecideLostPhoneMutation();
  const { send, isRunning } = useSubmit(decide, {
    form,
    codes: { [CODE.WRONG_CODE]: ({ msg }) => [{ path: 'verifyCode', msg }] },
    onDone: (_data, { body: { accept } }) => {
      toast.success(t(accept ? 'lostPhone.review.replaced' : 'lostPhone.review.rejected'));
      onClose();
    },
    // It was withdrawn, decided or changed meanwhile: what stands there says so. Each reading is told to the enterprise, so a mistyped
    // code is none.
    onRefused: ({ code }) => {
      if (isChangedMeanwhile({ code })) void refetch();
    },
  });
  const handleSend = ({ decision, note, verifyCode }: typeof empty) => {
    const accept = decision === 'accept';
    const code = accept && { verifyCode: readVerifyCode(verifyCode) };
    return send({ body: { workItemId, accept, note: note.trim(), ...code } });
  };
  const decision = form.field('decision');
  const isApproval = decision.value === 'accept';
  const mayApprove = data?.unfit === null && !data.isTaken;
  const { change } = form;
  useEffect(() => {
    // What cannot be approved any more is not chosen any more either; the note stays.
    if (data && !mayApprove && isApproval) change('decision', '');
  }, [data, mayApprove, isApproval, change]);

  return (
    <FormDialog
      title={t('lostPhone.review.title', { name: mainName })}
      submitLabel={t('lostPhone.review.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isReadOnly={!data?.mayDecide}
      maxWidth="sm"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <LostPhoneFacts review={data} />}
      {data && !data.mayDecide && (
        <Alert severity="info">
          {data.status === 'open' && new Date(data.endsAt) > new Date()
            ? t('lostPhone.review.own')
            : t(`lostPhone.review.closed.${data.status}`)}
        </Alert>
      )}
      {data?.mayDecide && (
        <>
          <FieldRadios
            field={decision}
            label={t('lostPhone.review.decision')}
            options={[
              // What cannot be approved is told above.
              ...(mayApprove ? [{ value: 'accept', label: t('lostPhone.review.accept') } as const] : []),
              { value: 'reject', label: t('lostPhone.review.reject') },
            ]}
          />
          {decision.value !== '' && (
            <FieldLine
              field={form.field('note')}
              label={t(isApproval ? 'lostPhone.review.how' : 'lostPhone.review.why')}
              help={t(isApproval ? 'lostPhone.review.howHelp' : 'lostPhone.review.whyHelp')}
              maxLength={500}
              rows={3}
            />
          )}
          {isApproval && (
            <OwnCodeField
              field={form.field('verifyCode')}
              name="code-lostPhoneDecision"
              sendCode={sendCode}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
