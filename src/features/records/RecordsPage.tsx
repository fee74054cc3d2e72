import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import {
  checkRows,
  useCheckListChanged,
  useCountChecksQuery,
  useListChecksInfiniteQuery,
  type CheckCount,
} from '../../api/resources/checksApi';
import type { SavedView } from '../../api/resources/viewsApi';
import { useListFilters } from '../../api/lists/useListFilters';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeader } from '../../components/layout/PageHeader';
import { lazyPart } from '../../components/lazyPart';
import { DataTable } from '../../components/table/DataTable';
import type { TableSort } from '../../components/table/types';
import { selectUserInfo } from '../../session/selectors';
import { RecordExport } from './components/RecordExport';
import { RecordFilterBar } from './components/RecordFilterBar';
import { SavedViews } from './components/SavedViews';
import { useRecordCard } from './components/useRecordCard';
import { useRecordColumns } from './components/useRecordColumns';
import { ViewTabs } from './components/ViewTabs';
import { MANY } from './countedText';
import { useDefaultView } from './hooks/useDefaultView';
import { useListSelection } from './hooks/useListSelection';
import { useSavedTabs } from './hooks/useSavedTabs';
import {
  DEFAULT_SORT,
  formatRecordFilters,
  noFilters,
  parseRecordFilters,
  toCheckFilter,
  type RecordFilters,
  type RecordSort,
} from './recordFilters';
import { savedTab } from './savedTabs';

// Nothing is selected at first.
const SelectionActions = lazyPart(() =>
  import('./components/SelectionActions').then((module) => module.SelectionActions),
);
const OwnAssignments = lazyPart(() =>
  import('./components/OwnAssignments').then((module) => module.OwnAssignments),
);
const OwnTasks = lazyPart(() => import('../../domain/task/OwnTasks').then((module) => module.OwnTasks));

/** What goes on by itself and was started here. */
const TASKS = [
  'checks.export',
  'checks.remind',
  'checks.cancel',
  'checks.assign',
  'checks.takeBack',
] as const;

const totalOf = (count: CheckCount | undefined) => count && (count.capped ? MANY : count.total);

/** The records: views, filters and sort in the address, the search beside it, pages by keyset. */
export function RecordsPage() {
  const { t } = useTranslation();
  const panelId = useId();
  const navigate = useNavigate();
  const permissions = useSelector(selectUserInfo).permissions ?? [];
  const { search, setSearch, origin } = useListFilters();
  const filters = parseRecordFilters(search);
  const filter = toCheckFilter(filters);
  const { isWaiting, onArrival } = useDefaultView(search, ({ query: wanted, viewId }) =>
    setSearch(new URLSearchParams(wanted), true, viewId),
  );
  const query = useListChecksInfiniteQuery({ body: { ...filter, sort: filters.sort } }, { skip: isWaiting });
  const count = useCountChecksQuery({ body: filter }, { skip: isWaiting });
  const [selected, setSelected] = useListSelection(filter);
  const columns = useRecordColumns();
  const card = useRecordCard();
  const checkListChanged = useCheckListChanged();
  const list = usePagedRows(query, checkRows.idOf);
  const active = new URLSearchParams(formatRecordFilters(filters)).toString();
  const { saved, current, isChanged } = useSavedTabs(active, origin);
  const canOrder = permissions.includes('check.order');
  const canExport = permissions.includes('check.export');
  const canAssign = permissions.includes('check.assign');
  const canSelect =
    canExport || canAssign || permissions.includes('check.remind') || permissions.includes('check.cancel');

  const handleFilters = (next: RecordFilters) => setSearch(formatRecordFilters(next));
  const openSaved = ({ query: wanted, viewId }: SavedView) =>
    setSearch(new URLSearchParams(wanted), false, viewId);
  // An action reaches what this filter finds: the count of another one must not stand for it. The title may keep it a moment.
  const total = totalOf(count.currentData);
  const titled = count.currentData ?? (count.isFetching ? count.data : undefined);
  const isFiltered = Object.keys(filter).length > 0;

  return (
    <>
      <PageHeader
        title={t('records.title')}
        subtitle={
          titled &&
          t(titled.onlyStarts ? 'records.onlyStarts' : 'records.total', {
            total: totalOf(titled),
            count: titled.total,
          })
        }
        actions={
          <>
            <SavedViews
              query={active}
              origin={origin}
              onApply={openSaved}
              onSaved={(viewId) => setSearch(search, true, viewId)}
              onArrival={onArrival}
            />
            {canExport && <RecordExport records={{ all: filter }} />}
          </>
        }
        primary={
          canOrder && (
            <Button component={Link} to="/initiateBack" variant="contained">
              {t('records.order')}
            </Button>
          )
        }
      />
      {canSelect && <OwnTasks kinds={TASKS} onEnd={checkListChanged} />}
      {canAssign && <OwnAssignments />}
      <ViewTabs
        view={filters.view}
        counts={count.data?.views}
        saved={saved}
        current={current}
        isChanged={isChanged}
        panelId={panelId}
        // A saved view is left with all its filters.
        onChange={(view) =>
          setSearch(formatRecordFilters({ ...(current ? noFilters : filters), view }), false, null)
        }
        onSaved={openSaved}
      />
      <Box
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${current ? savedTab(current) : filters.view}`}
      >
        <DataTable
          name="records"
          label={t('records.title')}
          columns={columns}
          card={card}
          {...list}
          nameOf={(row) => row.candidateName}
          empty={
            <EmptyState
              title={t(isFiltered ? 'records.empty.filtered' : 'records.empty.none')}
              body={t(
                `records.empty.${isFiltered ? 'filteredBody' : canOrder ? 'noneBody' : 'noneBodyReader'}`,
              )}
            />
          }
          sort={sortOf(filters.sort)}
          onSortChange={(sort) => handleFilters({ ...filters, sort: sortName(sort) })}
          selection={
            canSelect
              ? {
                  selected,
                  onChange: setSelected,
                  actions: (
                    <SelectionActions
                      selected={selected}
                      filter={filter}
                      total={total}
                      rows={list.rows ?? []}
                      onLoadMore={list.hasMore ? list.onLoadMore : undefined}
                      onDone={(left) => setSelected({ ids: left })}
                    />
                  ),
                }
              : undefined
          }
          onRowOpen={(row) => void navigate(`/backRecord/detail?id=${row.checkId}`)}
          total={total}
          toolbar={
            <RecordFilterBar
              filters={filters}
              onChange={handleFilters}
              onClearAll={(cleared) => setSearch(formatRecordFilters(cleared), false, null)}
            />
          }
        />
      </Box>
    </>
  );
}

function sortOf(sort: RecordSort): TableSort {
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'desc' }
    : { column: sort, direction: 'asc' };
}

function sortName(sort: TableSort | undefined): RecordSort {
  if (!sort) return DEFAULT_SORT;
  return `${sort.direction === 'desc' ? '-' : ''}${sort.column}` as RecordSort;
}
