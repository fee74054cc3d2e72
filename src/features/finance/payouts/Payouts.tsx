import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import { payoutRows, useListPayoutsInfiniteQuery, type Payout } from '../../../api/resources/payoutsApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { Section } from '../../../components/layout/Section';
import { selectUserInfo } from '../../../session/selectors';
import { PayoutDesk } from './PayoutDesk';
import { PayoutRow } from './PayoutRow';
import { WithdrawPayout } from './WithdrawPayout';

/** What is paid out of the balance: the owner asks for it, whoever watches the balance reads what became of it. */
export function Payouts() {
  const { t } = useTranslation();
  const { permissions = [] } = useSelector(selectUserInfo);
  const mayAsk = permissions.includes('payout.ask');
  const list = usePagedRows(useListPayoutsInfiniteQuery({ body: {} }, openedAnew), payoutRows.idOf);
  const { rows, error } = list;
  const [withdrawing, setWithdrawing] = useState<Payout>();
  return (
    <Section title={t('payouts.title')}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('payouts.lead')}</Box>
      {mayAsk ? <PayoutDesk /> : <Box sx={{ mb: 2 }}>{t('payouts.ownerAlone')}</Box>}
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && <EmptyState title={t('payouts.empty')} body={t('payouts.emptyBody')} />}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('payouts.newer')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <PayoutRow key={row.payoutId} row={row} onWithdraw={mayAsk ? setWithdrawing : undefined} />
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('payouts.more')}
        </Button>
      )}
      {withdrawing && <WithdrawPayout payout={withdrawing} onClose={() => setWithdrawing(undefined)} />}
    </Section>
  );
}
