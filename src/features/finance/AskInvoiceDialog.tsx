import { CODE } from '@probity/contract/codeNames';
import { invoiceFields } from '@probity/contract/rules/invoiceDetails';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskInvoiceMutation, useGetInvoiceDeskQuery } from '../../api/resources/invoicesApi';
import { messageOf } from '../../api/transport/gatewayError';
import { useIdempotencyKey } from '../../api/transport/useIdempotencyKey';
import { useSubmit } from '../../api/transport/useSubmit';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { FormDialog } from '../../components/form/FormDialog';
import { useAppForm } from '../../components/form/useAppForm';
import { toast } from '../../lib/toast';
import { InvoiceFields } from './InvoiceFields';
import { invoiceRulesOf, type InvoiceValues } from './invoiceRules';
import { MonthChoice } from './MonthChoice';

const empty: InvoiceValues = {
  ...{ statementIds: [], kind: 'ordinary', title: '', taxNumber: '', way: 'email' },
  ...{ bankName: '', bankAccount: '', registeredAddress: '', registeredPhone: '' },
  ...{ email: '', recipient: '', recipientPhone: '', postalAddress: '' },
};

/** Asks for one invoice over closed months; sent again after a lost answer it is asked for once. */
export function AskInvoiceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetInvoiceDeskQuery();
  const months = data?.statements ?? [];
  const form = useAppForm(empty, invoiceRulesOf(months));
  const begun = useRef(false);
  useEffect(() => {
    // What was asked for last fills the form once; what is typed since stays when the months are read again.
    if (data && !begun.current) form.settle({ ...data.details, statementIds: [] });
    begun.current ||= data !== undefined;
  }, [data, form]);
  const { keyFor } = useIdempotencyKey();
  const [ask] = useAskInvoiceMutation();
  const { send, isRunning } = useSubmit(ask, {
    form,
    codes: { [CODE.STATEMENT_INVOICED]: 'statementIds' },
    onDone: () => {
      toast.success(t('finance.invoices.form.done'));
      onClose();
    },
    // A colleague asked for a month meanwhile: the list says which.
    onRefused: ({ code }) => {
      if (code === CODE.STATEMENT_INVOICED) void refetch();
    },
  });
  const handleSend = ({ statementIds, kind, way, ...typed }: InvoiceValues) => {
    const asked = invoiceFields({ kind, way }).map((field) => [field, typed[field].trim()] as const);
    const { title, taxNumber, ...others } = Object.fromEntries(asked) as Record<string, string>;
    const body = { statementIds, kind, way, title: title!, taxNumber: taxNumber!, ...others };
    return send({ 'Idempotency-Key': keyFor(body), body });
  };
  return (
    <FormDialog
      title={t('finance.invoices.form.title')}
      submitLabel={t('finance.invoices.form.submit')}
      onSubmit={form.submit(handleSend)}
      onClose={onClose}
      isDirty={form.isDirty}
      isRunning={isRunning}
      isReadOnly={months.length === 0}
      maxWidth="sm"
    >
      {error && !data && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <PageSkeleton />}
      {data && months.length === 0 && (
        <EmptyState title={t('finance.invoices.empty')} body={t('finance.invoices.form.noMonths')} />
      )}
      {months.length > 0 && (
        <>
          <MonthChoice months={months} field={form.field('statementIds')} />
          <InvoiceFields form={form} />
        </>
      )}
    </FormDialog>
  );
}
