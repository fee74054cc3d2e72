import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import {
  useDecideCertificationMutation,
  useGetCertificationReviewQuery,
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
    onDone: (_data, { body: { accept } }) => {
      toast.success(t(accept ? 'certification.accepted' : 'certification.rejected'));
      onClose();
    },
  });
  const handleSend = ({ decision, reason }: typeof empty) => {
    const accept = decision === 'accept';
    return send({ body: { workItemId, accept, ...(!accept && { reason: reason.trim() }) } });
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
            <CertificationDecision decision={form.field('decision')} reason={form.field('reason')} />
          ) : (
            <Alert severity="info">
              {t(data.facts.status === 'pending' ? 'certification.own' : 'certification.decided')}
            </Alert>
          )}
        </>
      )}
    </FormDialog>
  );
}
