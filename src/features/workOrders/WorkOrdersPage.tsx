import Box from '@mui/material/Box';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { readOnReturn } from '../../api/lists/pages';
import { useListFilters } from '../../api/lists/useListFilters';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { useListWorkItemsInfiniteQuery, type WorkItem } from '../../api/resources/workApi';
import { workRows } from '../../api/resources/workRows';
import { EmptyState } from '../../components/feedback/EmptyState';
import { lazyPart } from '../../components/lazyPart';
import { PageHeader } from '../../components/layout/PageHeader';
import { DataTable } from '../../components/table/DataTable';
import { loadPhrases } from '../../i18n/i18n';
import { selectUserInfo } from '../../session/selectors';
import { TakeOverDialog } from './components/TakeOverDialog';
import { useWorkCard, useWorkColumns } from './components/useWorkColumns';
import { WorkFilterBar } from './components/WorkFilterBar';
import { WorkTabs } from './components/WorkTabs';
import { nameOf, screenOf } from './pieces';
import { useNewWork } from './useNewWork';
import {
  decidesAlone,
  formatWorkFilters,
  parseWorkFilters,
  toWorkQuery,
  worksAnything,
  type WorkFilters,
} from './workFilters';

const PaperDialog = lazyPart(() => import('./components/PaperDialog').then((module) => module.PaperDialog));
const GiveBackDialog = lazyPart(async () => {
  await loadPhrases('personal');
  return (await import('./components/GiveBackDialog')).GiveBackDialog;
});
const HandOverDialog = lazyPart(() =>
  import('./components/HandOverDialog').then((module) => module.HandOverDialog),
);
const CertificationDialog = lazyPart(async () => {
  await loadPhrases('certification', 'personal');
  return (await import('./components/CertificationDialog')).CertificationDialog;
});
const LostPhoneDialog = lazyPart(async () => {
  await loadPhrases('lostPhone', 'personal');
  return (await import('./components/LostPhoneDialog')).LostPhoneDialog;
});

// One part: what decides about money is made of the same pieces, which would be copied into each.
const RechargeDialog = lazyPart(async () => {
  await loadPhrases('certification', 'lostPhone', 'personal');
  return (await import(/* webpackChunkName: 'money' */ './components/RechargeDialog')).RechargeDialog;
});
const ReversalDialog = lazyPart(async () => {
  await loadPhrases('certification', 'lostPhone', 'personal');
  return (await import(/* webpackChunkName: 'money' */ './components/ReversalDialog')).ReversalDialog;
});
const CorrectionDialog = lazyPart(async () => {
  await loadPhrases('certification', 'lostPhone', 'personal');
  return (await import(/* webpackChunkName: 'money' */ './components/CorrectionDialog')).CorrectionDialog;
});

const PayoutDialog = lazyPart(async () => {
  await loadPhrases('payoutReview', 'lostPhone', 'personal');
  return (await import(/* webpackChunkName: 'money' */ './components/PayoutDialog')).PayoutDialog;
});

const PaymentDialog = lazyPart(async () => {
  await loadPhrases('certification');
  return (await import('./components/PaymentDialog')).PaymentDialog;
});

const InvoiceDialog = lazyPart(async () => {
  await loadPhrases('certification');
  return (await import('./components/InvoiceDialog')).InvoiceDialog;
});

/** The queue of staff, over all customers they serve. */
export function WorkOrdersPage() {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const { search, setSearch } = useListFilters();
  const filters = parseWorkFilters(search);
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const isWorker = worksAnything(permissions);
  const query = useListWorkItemsInfiniteQuery({ body: toWorkQuery(filters, isWorker) }, readOnReturn);
  useNewWork(() => void query.refetch());
  const [deciding, setDeciding] = useState<WorkItem>();
  const [handing, setHanding] = useState<WorkItem>();
  const [givingBack, setGivingBack] = useState<WorkItem>();
  const [takingOver, setTakingOver] = useState<WorkItem>();
  const list = usePagedRows(query, workRows.idOf);
  const { rows } = list;
  const total = query.currentData?.pages[0]?.total;

  const handleFilters = (next: WorkFilters) => setSearch(formatWorkFilters(next));
  const handlers = useMemo(
    () => ({
      onTakeOver: setTakingOver,
      onHandOver: setHanding,
      onGiveBack: setGivingBack,
      onDecide: setDeciding,
    }),
    [],
  );
  const columns = useWorkColumns(handlers, filters.tab === 'done');
  const card = useWorkCard(handlers);
  const handleOpen = (item: WorkItem) => {
    const screen = screenOf(item);
    if (screen) void navigate(screen);
  };
  const inTab =
    filters.tab === 'open' && decidesAlone(permissions) && !filters.all ? 'toDecide' : filters.tab;
  const empty = filters.kind || filters.q || filters.overdue ? 'filtered' : inTab;

  return (
    <>
      <PageHeader
        title={t('workOrders.title')}
        subtitle={
          total &&
          t(total.onlyStarts ? 'workOrders.onlyStarts' : 'workOrders.count', {
            count: total.count,
            more: total.capped ? '+' : '',
          })
        }
      />
      <WorkTabs
        tab={filters.tab}
        panelId={panelId}
        counts={query.data?.pages[0]?.total?.tabs}
        onChange={(tab) => handleFilters({ ...filters, tab })}
      />
      <Box id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${filters.tab}`}>
        <DataTable
          name="workOrders"
          label={t('workOrders.table')}
          columns={columns}
          card={card}
          {...list}
          nameOf={nameOf}
          empty={
            <EmptyState title={t(`workOrders.empty.${empty}`)} body={t(`workOrders.empty.${empty}Body`)} />
          }
          onRowOpen={rows?.some(screenOf) ? handleOpen : undefined}
          toolbar={<WorkFilterBar filters={filters} onChange={handleFilters} isWorker={isWorker} />}
        />
      </Box>
      {givingBack && <GiveBackDialog item={givingBack} onClose={() => setGivingBack(undefined)} />}
      {handing && <HandOverDialog item={handing} onClose={() => setHanding(undefined)} />}
      {takingOver && (
        <TakeOverDialog item={takingOver} onDecide={setDeciding} onClose={() => setTakingOver(undefined)} />
      )}
      {deciding?.kind === 'certification' && (
        <CertificationDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'lostPhone' && (
        <LostPhoneDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'recharge' && (
        <RechargeDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'reversal' && (
        <ReversalDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'correction' && (
        <CorrectionDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'payout' && <PayoutDialog item={deciding} onClose={() => setDeciding(undefined)} />}
      {deciding?.kind === 'payment' && (
        <PaymentDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'invoice' && (
        <InvoiceDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'paperConsent' && (
        <PaperDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}
