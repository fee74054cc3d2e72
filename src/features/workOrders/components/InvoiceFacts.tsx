import { invoicePlace, SPECIAL_FIELDS } from '@probity/contract/rules/invoiceDetails';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../../api/files/useFileDownload';
import type { Invoice, InvoiceDetails, InvoiceReview } from '../../../api/resources/invoicesApi';
import { KeyValueList } from '../../../components/data/KeyValueList';
import { formatDateTime } from '../../../lib/dates';

/** What an enterprise asks an invoice for, what of it differs from what was verified, and the invoices there are. */
export function InvoiceFacts({ review }: { review: InvoiceReview }) {
  const { t } = useTranslation();
  const { request, verifiedName, verifiedCode } = review;
  const { details, months } = request;
  const isVerified = verifiedName !== null && verifiedCode !== null;
  const differs = isVerified && (details.title !== verifiedName || details.taxNumber !== verifiedCode);
  const line = (key: Parameters<typeof labelOf>[0], value: string) => ({ label: t(labelOf(key)), value });
  return (
    <>
      {!isVerified && <Alert severity="warning">{t('certification.invoice.unverified')}</Alert>}
      {differs && (
        <Alert severity="warning">
          {t('certification.invoice.differs', { name: verifiedName, code: verifiedCode })}
        </Alert>
      )}
      <KeyValueList
        items={[
          { label: t('certification.invoice.amount'), value: <strong>{formatFen(request.amount)}</strong> },
          line(
            'months',
            months
              .map(({ month, amount }) =>
                t('certification.invoice.month', { month, amount: formatFen(amount) }),
              )
              .join(t('certification.invoice.joint')),
          ),
          line('kind', t(`certification.invoice.kinds.${details.kind}`)),
          line('invoiceTitle', details.title),
          line('taxNumber', details.taxNumber),
          ...(details.kind === 'special' ? SPECIAL_FIELDS.map((key) => line(key, details[key])) : []),
          line(details.way, invoicePlace(details)),
          line('askedBy', request.askedBy),
          line('askedAt', formatDateTime(request.askedAt)),
          ...(request.reason === null ? [] : [line('rejectedFor', request.reason)]),
        ]}
      />
      {request.invoices.map((invoice) => (
        <Paper key={invoice.invoiceId} invoice={invoice} />
      ))}
    </>
  );
}

const labelOf = (
  key:
    | (typeof SPECIAL_FIELDS)[number]
    | InvoiceDetails['way']
    | 'months'
    | 'kind'
    | 'invoiceTitle'
    | 'taxNumber'
    | 'askedBy'
    | 'askedAt'
    | 'rejectedFor',
) => `certification.invoice.${key}` as const;

function Paper({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  const { number, issuedOn: day, fileId, fileName, replacedAt, reason } = invoice;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {replacedAt === null
        ? t('certification.invoice.holds', { number, day })
        : t('certification.invoice.old', {
            ...{ number, day, reason: reason ?? '' },
            at: formatDateTime(replacedAt),
          })}{' '}
      <Button
        size="small"
        loading={running === fileId}
        onClick={() => void download(fileId, fileName)}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {t('certification.invoice.download', { name: fileName })}
      </Button>
    </Box>
  );
}
