import { invoicePlace } from '@probity/contract/rules/invoiceDetails';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useTranslation } from 'react-i18next';
import { useFileDownload } from '../../api/files/useFileDownload';
import type { Invoice, InvoiceRequest } from '../../api/resources/invoicesApi';
import { formatDateTime } from '../../lib/dates';

interface InvoiceRowProps {
  row: InvoiceRequest;
  onWithdraw: (row: InvoiceRequest) => void;
}

/** One request: what it is over, what became of it, and its invoice; one that was wrong stands below the right one. */
export function InvoiceRow({ row, onWithdraw }: InvoiceRowProps) {
  const { t } = useTranslation();
  const { amount, months, status, isTaken, reason, details, askedAt, askedBy, invoices } = row;
  const isBeingIssued = status === 'waiting' && isTaken;
  const named = months.map(({ month }) => month).join(', ');
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'grid', gap: 0.5, py: 1.5, borderTop: 1, borderColor: 'divider' },
        ...{ minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{formatFen(amount)}</Box>
      <Box sx={{ fontWeight: 600 }}>
        {t(isBeingIssued ? 'finance.invoices.beingIssued' : `finance.invoices.status.${status}`)}
      </Box>
      {isBeingIssued && <div>{t('finance.invoices.beingIssuedBody')}</div>}
      {reason !== null && <div>{reason}</div>}
      <div>{t('finance.invoices.months', { months: named })}</div>
      <div>
        {t(`finance.invoices.kind.${details.kind}`)}, {details.title}, {details.taxNumber}
      </div>
      <div>{t(`finance.invoices.to.${details.way}`, { to: invoicePlace(details) })}</div>
      <Box sx={{ color: 'text.secondary' }}>
        {t('finance.invoices.by', { at: formatDateTime(askedAt), name: askedBy })}
      </Box>
      {invoices.map((invoice) => (
        <Paper key={invoice.invoiceId} invoice={invoice} />
      ))}
      {status === 'waiting' && !isTaken && (
        <Box sx={{ ml: -0.5 }}>
          <Button
            size="small"
            aria-label={t('finance.invoices.withdrawOf', { amount: formatFen(amount), months: named })}
            onClick={() => onWithdraw(row)}
          >
            {t('finance.invoices.withdraw')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Paper({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { download, running } = useFileDownload();
  const { number, issuedOn: day, fileId, fileName, replacedAt, reason } = invoice;
  const isOld = replacedAt !== null;
  const action = t(isOld ? 'finance.invoices.downloadOld' : 'finance.invoices.download');
  return (
    <Box sx={{ mt: 0.5, ...(isOld && { pl: 1.5, borderLeft: 3, borderColor: 'divider' }) }}>
      {isOld && (
        <div>{t('finance.invoices.replaced', { at: formatDateTime(replacedAt), reason: reason ?? '' })}</div>
      )}
      <Box sx={{ color: isOld ? 'text.secondary' : undefined }}>
        {t(isOld ? 'finance.invoices.replacedNumber' : 'finance.invoices.number', { number, day })}
      </Box>
      <Button
        size="small"
        variant={isOld ? 'text' : 'outlined'}
        color={isOld ? 'inherit' : 'primary'}
        loading={running === fileId}
        aria-label={t('finance.invoices.downloadOf', { action, number })}
        onClick={() => void download(fileId, fileName)}
        sx={{ mt: 0.5 }}
      >
        {action}
      </Button>
    </Box>
  );
}
