import Alert from '@mui/material/Alert';
import { CODE } from '@probity/contract/codeNames';
import { useTranslation } from 'react-i18next';
import {
  useGetInvoiceReviewQuery,
  useIssueInvoiceMutation,
  useRejectInvoiceMutation,
  useReplaceInvoiceMutation,
  type InvoiceReview,
} from '../../../api/resources/invoicesApi';
import type { WorkItem } from '../../../api/resources/workApi';
import { messageOf } from '../../../api/transport/gatewayError';
import { useSubmit } from '../../../api/transport/useSubmit';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { FormDialog } from '../../../components/form/FormDialog';
import { useAppForm } from '../../../components/form/useAppForm';
import { toast } from '../../../lib/toast';
import { isChangedMeanwhile } from '../changedMeanwhile';
import { decisionRules, emptyDecision, type DecisionValues, type InvoiceDecision } from './invoiceDecision';
import { InvoiceDecisionFields } from './InvoiceDecisionFields';
import { InvoiceFacts } from './InvoiceFacts';

interface InvoiceDialogProps {
  item: WorkItem;
  onClose: () => void;
}

/** Operators issue what an enterprise asked for or reject it; one that is issued and wrong they replace, also later. */
export function InvoiceDialog({ item: { workItemId, mainName }, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetInvoiceReviewQuery({ workItemId });
  const form = useAppForm(emptyDecision, decisionRules);
  const [issue] = useIssueInvoiceMutation();
  const [reject] = useRejectInvoiceMutation();
  const [replace] = useReplaceInvoiceMutation();
  const options = (done: 'issued' | 'rejected' | 'replaced') => ({
    form,
    codes: { [CODE.INVOICE_NUMBER_USED]: 'number' },
    onDone: () => {
      toast.success(t(`certification.invoice.${done}`));
      onClose();
    },
    // It was withdrawn, decided or replaced meanwhile: what stands there says so.
    onRefused: ({ code }: { code?: number }) => {
      if (isChangedMeanwhile({ code })) void refetch();
    },
  });
  const issuing = useSubmit(issue, options('issued'));
  const rejecting = useSubmit(reject, options('rejected'));
  const replacing = useSubmit(replace, options('replaced'));
  const handleSend = ({ decision, reason: typed, ...typedPaper }: DecisionValues) => {
    const paper = { ...typedPaper, number: typedPaper.number.trim() };
    const reason = typed.trim();
    if (decision === 'reject') return rejecting.send({ body: { workItemId, reason } });
    const wrong = data?.request.invoices[0]?.invoiceId;
    return decision === 'replace' && wrong
      ? replacing.send({ body: { workItemId, invoiceId: wrong, reason, ...paper } })
      : issuing.send({ body: { workItemId, ...paper } });
  };
  const choices = data ? choicesOf(data) : [];

  return (
    <FormDialog
      title={t('certification.invoice.title', { name: mainName })}
      submitLabel={t('certification.invoice.send')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={issuing.isRunning || rejecting.isRunning || replacing.isRunning}
      isReadOnly={choices.length === 0}
      maxWidth="md"
    >
      {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && <InvoiceFacts review={data} />}
      {data && <Standing review={data} />}
      {choices.length > 0 && <InvoiceDecisionFields form={form} workItemId={workItemId} choices={choices} />}
    </FormDialog>
  );
}

/** What can be decided now; nothing about one's own enterprise, or what a colleague has. */
function choicesOf({ request: { status }, isOwn, isTaken }: InvoiceReview): Exclude<InvoiceDecision, ''>[] {
  if (isOwn || isTaken) return [];
  if (status === 'waiting') return ['issue', 'reject'];
  return status === 'issued' ? ['replace'] : [];
}

/** Why less can be decided, or what was. */
function Standing({ review: { request, isOwn, isTaken } }: { review: InvoiceReview }) {
  const { t } = useTranslation();
  const { status } = request;
  if (isOwn) return <Alert severity="info">{t('certification.invoice.own')}</Alert>;
  if (status !== 'waiting')
    return <Alert severity="info">{t(`certification.invoice.closed.${status}`)}</Alert>;
  return isTaken ? <Alert severity="info">{t('certification.invoice.taken')}</Alert> : null;
}
