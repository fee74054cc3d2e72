import { useTranslation } from 'react-i18next';
import { useWithdrawInvoiceMutation, type InvoiceRequest } from '../../api/resources/invoicesApi';
import { useSubmit } from '../../api/transport/useSubmit';
import { ConfirmDialog } from '../../components/feedback/ConfirmDialog';
import { toast } from '../../lib/toast';

interface WithdrawInvoiceProps {
  request: InvoiceRequest;
  onClose: () => void;
}

/** Asks before a request for an invoice is withdrawn. */
export function WithdrawInvoice({ request: { requestId }, onClose }: WithdrawInvoiceProps) {
  const { t } = useTranslation();
  const [withdraw] = useWithdrawInvoiceMutation();
  const { send, isRunning } = useSubmit(withdraw, {
    onDone: () => toast.success(t('finance.invoices.question.done')),
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      title={t('finance.invoices.question.title')}
      confirmLabel={t('finance.invoices.withdraw')}
      isRunning={isRunning}
      onConfirm={() => void send({ body: { requestId } })}
      onCancel={onClose}
    >
      {t('finance.invoices.question.body')}
    </ConfirmDialog>
  );
}
