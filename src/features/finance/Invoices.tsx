import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  invoiceRows,
  useListInvoiceRequestsInfiniteQuery,
  type InvoiceRequest,
} from '../../api/resources/invoicesApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { InvoiceRow } from './InvoiceRow';

const AskInvoiceDialog = lazyPart(() =>
  import('./AskInvoiceDialog').then((module) => module.AskInvoiceDialog),
);
const WithdrawInvoice = lazyPart(() => import('./WithdrawInvoice').then((module) => module.WithdrawInvoice));

/** Asks for invoices over closed months, and shows what was asked for, the newest first, with what became of it. */
export function Invoices() {
  const { t } = useTranslation();
  const list = usePagedRows(useListInvoiceRequestsInfiniteQuery({ body: {} }, openedAnew), invoiceRows.idOf);
  const { rows, error } = list;
  const [isAsking, setAsking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<InvoiceRequest>();
  return (
    <Section title={t('finance.invoices.title')}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('finance.invoices.lead')}</Box>
      <Button variant="contained" sx={{ mb: 2 }} onClick={() => setAsking(true)}>
        {t('finance.invoices.ask')}
      </Button>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && (
        <EmptyState title={t('finance.invoices.empty')} body={t('finance.invoices.emptyBody')} />
      )}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('finance.invoices.newer')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <InvoiceRow key={row.requestId} row={row} onWithdraw={setWithdrawing} />
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('finance.invoices.more')}
        </Button>
      )}
      {isAsking && <AskInvoiceDialog onClose={() => setAsking(false)} />}
      {withdrawing && <WithdrawInvoice request={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Section>
  );
}
