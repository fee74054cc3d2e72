import Box from '@mui/material/Box';
import { useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isGatewayError } from '../../api/gatewayError';
import { usePagedRows } from '../../api/usePagedRows';
import {
  useClaimWorkItemMutation,
  useTakeCheckMutation,
  useListWorkItemsInfiniteQuery,
  type WorkItem,
} from '../../api/workApi';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { EmptyState } from '../../components/EmptyState';
import { lazyPart } from '../../components/lazyPart';
import { PageHeader } from '../../components/PageHeader';
import { DataTable } from '../../components/table/DataTable';
import { loadPhrases } from '../../i18n/i18n';
import { toast } from '../../lib/toast';
import { selectUserInfo } from '../../session/selectors';
import { useWorkColumns } from './components/useWorkColumns';
import { WorkFilterBar } from './components/WorkFilterBar';
import { WorkTabs } from './components/WorkTabs';
import { handsOf, nameOf, reportOf } from './pieces';
import {
  decidesAlone,
  formatWorkFilters,
  parseWorkFilters,
  toWorkQuery,
  worksAnything,
  type WorkFilters,
} from './workFilters';

const PaperDialog = lazyPart(() => import('./components/PaperDialog').then((module) => module.PaperDialog));
const HandOverDialog = lazyPart(() =>
  import('./components/HandOverDialog').then((module) => module.HandOverDialog),
);
const CertificationDialog = lazyPart(async () => {
  await loadPhrases('certification', 'personal');
  return (await import('./components/CertificationDialog')).CertificationDialog;
});

/** The queue of staff, over all customers they serve. */
export function WorkOrdersPage() {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const filters = parseWorkFilters(search);
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const isWorker = worksAnything(permissions);
  const query = useListWorkItemsInfiniteQuery({ body: toWorkQuery(filters, isWorker) });
  const [claim] = useClaimWorkItemMutation();
  const [takeCheck] = useTakeCheckMutation();
  const [runningId, setRunningId] = useState<string>();
  const [deciding, setDeciding] = useState<WorkItem>();
  const [handing, setHanding] = useState<WorkItem>();
  const [takingOver, setTakingOver] = useState<WorkItem>();
  const list = usePagedRows(query);
  const { rows } = list;
  const total = query.currentData?.pages[0]?.total;

  const handleFilters = (next: WorkFilters) => setSearch(formatWorkFilters(next), { replace: true });
  const handleClaim = useCallback(
    async (item: WorkItem, take: boolean, over?: true) => {
      setRunningId(item.workItemId);
      try {
        // A row about the items of a check is taken and given back as one.
        const wholeCheck = item.items.length > 1 && { wholeCheck: true as const };
        const now = await claim({
          body: { workItemId: item.workItemId, take, ...(over && { over }), ...wholeCheck },
        }).unwrap();
        // What one takes opens where it is worked, whatever kind it is.
        const report = take ? reportOf(now) : undefined;
        if (report) void navigate(report);
        else if (take) setDeciding(now);
        else toast.success(t('workOrders.givenBack'));
      } catch (fault) {
        // The api has said why, and the queue comes anew where somebody was quicker.
        if (!isGatewayError(fault)) throw fault;
      } finally {
        setRunningId(undefined);
      }
    },
    [claim, navigate, t],
  );
  const handleTakeCheck = useCallback(
    async (item: WorkItem) => {
      if (!item.checkId) return;
      setRunningId(item.workItemId);
      const { error } = await takeCheck({ body: { checkId: item.checkId } });
      setRunningId(undefined);
      // What somebody else took meanwhile is told by the api, and the queue comes anew.
      const report = reportOf(item);
      if (!error && report) void navigate(report);
    },
    [takeCheck, navigate],
  );
  const holders = takingOver ? [...handsOf(takingOver).others.keys()] : [];
  const handleTakeOver = async (item: WorkItem) => {
    await handleClaim(item, true, true);
    setTakingOver(undefined);
  };
  const handlers = useMemo(
    () => ({
      runningId,
      onClaim: (item: WorkItem, take: boolean) => void handleClaim(item, take),
      onTakeCheck: (item: WorkItem) => void handleTakeCheck(item),
      onTakeOver: setTakingOver,
      onHandOver: setHanding,
      onDecide: setDeciding,
    }),
    [runningId, handleClaim, handleTakeCheck],
  );
  const columns = useWorkColumns(handlers);
  const handleOpen = (item: WorkItem) => {
    const report = reportOf(item);
    if (report) void navigate(report);
  };
  const inTab =
    filters.tab === 'open' && decidesAlone(permissions) && !filters.all ? 'toDecide' : filters.tab;
  const empty = filters.kind || filters.q || filters.overdue ? 'filtered' : inTab;

  return (
    <>
      <PageHeader
        title={t('workOrders.title')}
        subtitle={total && t('workOrders.count', { count: total.count, more: total.capped ? '+' : '' })}
      />
      <WorkTabs tab={filters.tab} panelId={panelId} onChange={(tab) => handleFilters({ ...filters, tab })} />
      <Box id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${filters.tab}`}>
        <DataTable
          name="workOrders"
          label={t('workOrders.table')}
          columns={columns}
          {...list}
          idOf={(item) => item.workItemId}
          nameOf={nameOf}
          empty={
            <EmptyState title={t(`workOrders.empty.${empty}`)} body={t(`workOrders.empty.${empty}Body`)} />
          }
          onRowOpen={rows?.some(reportOf) ? handleOpen : undefined}
          toolbar={<WorkFilterBar filters={filters} onChange={handleFilters} isWorker={isWorker} />}
        />
      </Box>
      {handing && <HandOverDialog item={handing} onClose={() => setHanding(undefined)} />}
      <ConfirmDialog
        isOpen={takingOver !== undefined}
        title={t('workOrders.takeOverTitle', { count: holders.length, name: holders.join(', ') })}
        confirmLabel={t('workOrders.takeOver')}
        isRunning={runningId !== undefined}
        onConfirm={() => takingOver && void handleTakeOver(takingOver)}
        onCancel={() => setTakingOver(undefined)}
      >
        {t('workOrders.takeOverBody')}
      </ConfirmDialog>
      {deciding?.kind === 'certification' && (
        <CertificationDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
      {deciding?.kind === 'paperConsent' && (
        <PaperDialog item={deciding} onClose={() => setDeciding(undefined)} />
      )}
    </>
  );
}
