import Box from '@mui/material/Box';
import { orderNoIn } from '@probity/contract/rules/orderNo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListFilters } from '../../api/lists/useListFilters';
import { useFindChargesQuery, type Charge } from '../../api/resources/correctionsApi';
import { messageOf } from '../../api/transport/gatewayError';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ErrorState } from '../../components/feedback/ErrorState';
import { PageSkeleton } from '../../components/feedback/PageSkeleton';
import { SearchField } from '../../components/inputs/SearchField';
import { Section } from '../../components/layout/Section';
import { lazyPart } from '../../components/lazyPart';
import { ChargeRow } from './ChargeRow';

const AskCorrectionDialog = lazyPart(() =>
  import('./AskCorrectionDialog').then((module) => module.AskCorrectionDialog),
);

/** What was charged for an order, by its whole number, and where an operator asks that it be given back. */
export function ChargeSearch() {
  const { t } = useTranslation();
  const { search, setSearch } = useListFilters();
  const typed = (search.get('orderNo') ?? '').trim().slice(0, 60);
  const orderNo = orderNoIn(typed);
  const { currentData, error, refetch } = useFindChargesQuery(
    { body: { orderNo: orderNo ?? '' } },
    { skip: orderNo === undefined, refetchOnMountOrArgChange: true },
  );
  const [asking, setAsking] = useState<Charge>();
  // Never those of the order looked for before: they would be given back in its place.
  const rows = orderNo === undefined ? undefined : currentData?.rows;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
        <Box sx={{ color: 'text.secondary' }}>{t('receivedMoney.charge.lead')}</Box>
        <SearchField
          label={t('receivedMoney.charge.search')}
          placeholder={t('receivedMoney.charge.searchHint')}
          value={typed}
          onSearch={(text) =>
            setSearch(new URLSearchParams({ tab: 'charges', ...(text.trim() && { orderNo: text.trim() }) }))
          }
        />
        <Section title={t('receivedMoney.charge.list')}>
          {orderNo === undefined ? (
            <EmptyState title={t('receivedMoney.charge.none')} body={t('receivedMoney.charge.noneBody')} />
          ) : (
            <>
              {error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
              {!rows && !error && <PageSkeleton />}
            </>
          )}
          {rows?.length === 0 && (
            <EmptyState
              title={t('receivedMoney.charge.emptyFound')}
              body={t('receivedMoney.charge.emptyFoundBody')}
            />
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows?.map((row) => (
              <ChargeRow key={row.chargeId} row={row} onGiveBack={setAsking} />
            ))}
          </Box>
        </Section>
      </Box>
      {asking && <AskCorrectionDialog charge={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
