import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import {
  useDecideCertificationMutation,
  useGetCertificationReviewQuery,
  type CertificationReview,
} from '../../../api/resources/enterpriseApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import type { WorkItem } from '../../../api/resources/workApi';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { toast } from '../../../lib/toast';
import { CertificationDecision } from './CertificationDecision';
import { isChangedMeanwhile } from '../changedMeanwhile';
import { CertificationFacts } from './CertificationFacts';

interface CertificationDialogProps {
  item: WorkItem;
  onClose: () => void;
}

type Decision = '' | 'accept' | 'reject';

const empty = { decision: '' as Decision, reason: '' };
const rules = {
  decision: (value: Decision) => (value === '' ? { key: 'certification.choose' } : undefined),
  reason: (value: string, { decision }: typeof empty) =>
    decision === 'reject' && value.trim() === '' ? { key: 'certification.reasonMissing' } : undefined,
};

/** Compare a submission with its licence, then verify the enterprise or give the reason of the rejection. */
export function CertificationDialog({ item: { workItemId, mainName }, onClose }: CertificationDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetCertificationReviewQuery({ workItemId });
  const form = useAppForm(empty, rules);
  const [decide] = useDecideCertificationMutation();
  const { send, isRunning } = useSubmit(decide, {
    form,
    // Decided, taken back or warned of since: what stands is read again.
    onRefused: ({ code }) => {
      if (isChangedMeanwhile({ code })) void refetch();
    },
    onDone: (_data, { body: { accept } }) => {
      const words = data?.change ? 'certification.ofChange' : 'certification';
      toast.success(t(`${words}.${accept ? 'accepted' : 'rejected'}`));
      onClose();
    },
  });
  const handleSend = ({ decision, reason }: typeof empty) => {
    const accept = decision === 'accept';
    // What the operator was warned of: somebody verified meanwhile is shown before anything is accepted.
    const sameSeen = data ? data.sameCode.length + data.sameName : 0;
    return send({
      body: { workItemId, accept, ...(accept ? { sameSeen } : { reason: reason.trim() }) },
    });
  };

  return (
    <FormDialog
      title={t('certification.title', { name: mainName })}
      submitLabel={t('certification.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isReadOnly={!data?.mayDecide}
      maxWidth="md"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <>
          <CertificationFacts review={data} />
          {data.mayDecide ? (
            <CertificationDecision
              decision={form.field('decision')}
              reason={form.field('reason')}
              isChange={data.change !== null}
            />
          ) : (
            <Alert severity="info">{t(whyClosed(data.facts.status))}</Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Why there is nothing to decide. */
function whyClosed(status: CertificationReview['facts']['status']) {
  if (status === 'withdrawn') return 'certification.withdrawn';
  return status === 'pending' ? 'certification.own' : 'certification.decided';
}
