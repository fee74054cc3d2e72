import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import { useListClosingsInfiniteQuery, type ClosingRow } from '../../../api/resources/closingsApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { ClosingEntry } from './ClosingEntry';

const idOf = (row: ClosingRow) => row.closingId;

/** The enterprises that close, took it back, or were erased: the newest first, with the certificate to hand out. */
export function ClosingsDesk() {
  const { t } = useTranslation();
  const query = useListClosingsInfiniteQuery({ body: {} }, openedAnew);
  const list = usePagedRows(query, idOf);
  const { rows, error } = list;
  const total = query.currentData?.pages[0]?.total;
  return (
    <Section
      title={t('closings.title')}
      aside={
        total && total.count > 0 && t('closings.count', { count: total.count, more: total.capped ? '+' : '' })
      }
    >
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('closings.lead')}</Box>
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && <EmptyState title={t('closings.empty')} body={t('closings.emptyBody')} />}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('closings.newer')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <ClosingEntry key={row.closingId} row={row} />
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('closings.more')}
        </Button>
      )}
    </Section>
  );
}
