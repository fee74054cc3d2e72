import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { openedAnew } from '../../../api/lists/pages';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import {
  approvalRows,
  useListApprovalsInfiniteQuery,
  type WaitingApproval,
} from '../../../api/resources/approvalsApi';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { ErrorState } from '../../../components/feedback/ErrorState';
import { PageSkeleton } from '../../../components/feedback/PageSkeleton';
import { lazyPart } from '../../../components/lazyPart';
import { TextLink } from '../../../components/layout/TextLink';
import { Section } from '../../../components/layout/Section';
import { useHeldFocus } from '../../../hooks/useHeldFocus';
import { isUuid } from '../../../lib/isUuid';
import { WaitingOrder } from './WaitingOrder';

const ApproveOrder = lazyPart(() => import('./ApproveOrder').then((module) => module.ApproveOrder));
const RejectOrder = lazyPart(() => import('./RejectOrder').then((module) => module.RejectOrder));

/** The orders that wait for the reader, the oldest first, each with what decides it. They are few: a list, no table. */
export function WaitingApprovals() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const batchId = [params.get('batch') ?? ''].find(isUuid);
  const body = batchId ? { batchId } : {};
  const list = usePagedRows(useListApprovalsInfiniteQuery({ body }, openedAnew), approvalRows.idOf);
  const [approving, setApproving] = useState<WaitingApproval>();
  const [rejecting, setRejecting] = useState<WaitingApproval>();
  const { rows, error } = list;
  return (
    <Section title={t('finance.approvals.waiting.title')}>
      {batchId && <OnlyBatch />}
      {error && <ErrorState message={error.message} onRetry={error.onRetry} />}
      {!rows && !error && <PageSkeleton />}
      {rows?.length === 0 && (
        <EmptyState
          title={t(`finance.approvals.waiting.${batchId ? 'emptyBatch' : 'empty'}`)}
          body={batchId ? undefined : t('finance.approvals.waiting.emptyBody')}
        />
      )}
      {list.onLoadEarlier && (
        <Button onClick={() => void list.onLoadEarlier?.(0)}>{t('finance.approvals.waiting.earlier')}</Button>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows?.map((row) => (
          <Box component="li" key={row.orderId} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <WaitingOrder
              order={row}
              onApprove={() => setApproving(row)}
              onReject={() => setRejecting(row)}
            />
          </Box>
        ))}
      </Box>
      {list.hasMore && (
        <Button loading={list.isLoadingMore} onClick={list.onLoadMore}>
          {t('finance.approvals.waiting.more')}
        </Button>
      )}
      {approving && <ApproveOrder order={approving} onClose={() => setApproving(undefined)} />}
      {rejecting && <RejectOrder order={rejecting} onClose={() => setRejecting(undefined)} />}
    </Section>
  );
}

/** Leads to the orders of all batches, and goes with that. */
function OnlyBatch() {
  const { t } = useTranslation();
  useHeldFocus();
  return (
    <TextLink to="/financialManage?tab=approvals">{t('finance.approvals.waiting.notOnlyBatch')}</TextLink>
  );
}
