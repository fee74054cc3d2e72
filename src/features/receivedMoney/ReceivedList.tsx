import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../api/lists/pages';
import { useListFilters } from '../../api/lists/useListFilters';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  receivedRows,
  useListReceivedMoneyInfiniteQuery,
  type ReceivedMoney,
} from '../../api/resources/reversalsApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { SearchField } from '../../components/inputs/SearchField';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { ReceivedRow } from './ReceivedRow';

const AskReversalDialog = lazyPart(() =>
  import('./AskReversalDialog').then((module) => module.AskReversalDialog),
);

/** What came in over all enterprises, and where an operator asks that it be taken back. */
export function ReceivedList() {
  const { t } = useTranslation();
  const { search, setSearch } = useListFilters();
  const text = (search.get('q') ?? '').trim().slice(0, 100);
  const query = useListReceivedMoneyInfiniteQuery({ body: text ? { text } : {} }, openedAnew);
  const list = usePagedRows(query, receivedRows.idOf);
  const [asking, setAsking] = useState<ReceivedMoney>();
  const { rows, error } = list;
  const total = query.currentData?.pages[0]?.total;
  const empty = text ? 'emptyFound' : 'empty';
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('receivedMoney.lead')}</Box>
        <SearchField
          label={t('receivedMoney.search')}
          placeholder={t('receivedMoney.searchHint')}
          value={text}
          onSearch={(q) => setSearch(new URLSearchParams(q.trim() ? { q } : {}))}
        />
        <Section
          title={t('receivedMoney.list')}
          aside={
            total &&
            total.count > 0 &&
            t('receivedMoney.count', { count: total.count, more: total.capped ? '+' : '' })
          }
        >
          {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
          {!rows && !error && <PageSkeleton />}
          {rows?.length === 0 && (
            <EmptyState title={t(`receivedMoney.${empty}`)} body={t(`receivedMoney.${empty}Body`)} />
          )}
          {list.onLoadEarlier && (
            <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('receivedMoney.newer')}</Button>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows?.map((row) => (
              <ReceivedRow key={row.bookingId} row={row} onTakeBack={setAsking} />
            ))}
          </Box>
          {list.hasMore && (
            <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
              {t('receivedMoney.more')}
            </Button>
          )}
        </Section>
      </Box>
      {asking && <AskReversalDialog received={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
