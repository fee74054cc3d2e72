import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import { approvalRows, useListApprovalsInfiniteQuery } from '../../../api/resources/approvalsApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { TextLink } from '../../../components/layout/TextLink';
import { Section } from '../../../components/layout/Section';
import type { Asked } from '../../../domain/approval/asked';
import { Decision } from '../../../domain/approval/Decision';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { isUuid } from '../../../lib/isUuid';
import { ChosenOrders } from './ChosenOrders';
import { WaitingOrder } from './WaitingOrder';

/** So many are decided in one act, and so many are shown at once. */
const MOST = 50;

/** The orders that wait for the reader, the oldest first, each with what decides it; several are decided together. */
export function WaitingApprovals() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const batchId = [params.get('batch') ?? ''].find(isUuid);
  const body = { limit: MOST, ...(batchId && { batchId }) };
  const list = usePagedRows(useListApprovalsInfiniteQuery({ body }, openedAnew), approvalRows.idOf);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Asked>();
  const { rows, error } = list;
  // What is decided leaves the list, and the choice with it.
  const chosen = rows?.filter(({ orderId }) => ids.includes(orderId)) ?? [];
  const toggle = (orderId: string) =>
    setIds(ids.includes(orderId) ? ids.filter((id) => id !== orderId) : [...ids, orderId]);
  return (
    <Section title={t('approvals.waiting.title')}>
      {batchId && <OnlyBatch />}
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && (
        <EmptyState
          title={t(`approvals.waiting.${batchId ? 'emptyBatch' : 'empty'}`)}
          body={batchId ? undefined : t('approvals.waiting.emptyBody')}
        />
      )}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('approvals.waiting.earlier')}</Button>
      )}
      {rows && rows.length > 1 && (
        <ChosenOrders rows={rows} chosen={chosen} most={MOST} onChoose={setIds} onAsk={setAsked} />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box component="li" key={row.orderId} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <WaitingOrder
              order={row}
              isChosen={chosen.includes(row)}
              onAsk={setAsked}
              onToggle={chosen.length < MOST || chosen.includes(row) ? () => toggle(row.orderId) : undefined}
            />
          </Box>
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('approvals.waiting.more')}
        </Button>
      )}
      {asked && <Decision asked={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

/** Leads to the orders of all batches, and goes with that. */
function OnlyBatch() {
  const { t } = useTranslation();
  useHeldFocus();
  return <TextLink to="/financialManage?tab=approvals">{t('approvals.waiting.notOnlyBatch')}</TextLink>;
}
