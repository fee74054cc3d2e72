import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListBatchRowsQuery, type BatchListRow, type BatchRow } from '../../api/resources/batchesApi';
import { shownError } from '../../api/transport/shownError';
import { EmptyState } from '../../components/feedback/EmptyState';
import { FilterBar } from '../../components/inputs/FilterBar';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { Section } from '../../components/layout/Section';
import { DataTable } from '../../components/table/DataTable';
import { FailedRows } from './FailedRows';
import { countOf, outcomes, stateOf } from './outcomes';
import { RowPages } from './RowPages';
import { nameOf, useRowCard, useRowColumns } from './useRowColumns';

const PAGE_ROWS = 50;
const idOf = (row: BatchRow) => row.rowId;

/** The rows of the list in its order, or those that one thing became of; page by page, as they have numbers. */
export function BatchRows({ batch }: { batch: BatchListRow }) {
  const { t } = useTranslation();
  const { batchId, counts } = batch;
  const [search, setSearch] = useSearchParams();
  const outcome = outcomes.find((one) => one === search.get('rows'));
  const [page, setPage] = useState({ of: outcome, from: 1 });
  // Among other rows one begins at the first.
  if (page.of !== outcome) setPage({ of: outcome, from: 1 });
  const from = page.of === outcome ? page.from : 1;
  const { data, error, isFetching, refetch } = useListBatchRowsQuery({
    body: { batchId, from, limit: PAGE_ROWS, ...(outcome && { states: [stateOf(outcome)] }) },
  });
  // Rows that are ordered meanwhile leave fewer pages of those that are not: the last one there is is shown.
  const last = data && Math.max(1, data.total - ((data.total - 1) % PAGE_ROWS));
  if (last && from > last && !isFetching) setPage({ of: outcome, from: last });
  const isBeyond = data?.rows.length === 0 && data.total > 0;
  const standing = JSON.stringify(counts);
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef({ standing, outcome });
  useEffect(() => {
    const before = drawn.current;
    drawn.current = { standing, outcome };
    // Rows that moved are other rows; a number that was pressed leads to its rows.
    if (before.standing !== standing) void refetch();
    if (before.outcome !== outcome && outcome) box.current?.scrollIntoView?.({ block: 'start' });
  }, [standing, outcome, refetch]);
  const show = (rows: string) => setSearch({ id: batchId, ...(rows && { rows }) }, { replace: true });
  return (
    <Box ref={box} sx={{ minWidth: 0, scrollMarginTop: 72 }}>
      <Section title={t('batchDetail.rows.title')} aside={<FailedRows batch={batch} />}>
        {counts.faulty + counts.refused > 0 && (
          <Box sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
            {t('batchDetail.rows.failedHelp')}
          </Box>
        )}
        <DataTable
          name="batchRows"
          label={t('batchDetail.rows.table')}
          columns={useRowColumns()}
          card={useRowCard()}
          rows={isBeyond ? undefined : data?.rows}
          idOf={idOf}
          nameOf={nameOf}
          isFetching={isFetching}
          total={data?.total}
          error={
            error && !data
              ? { message: shownError(error)?.msg ?? '', onRetry: () => void refetch() }
              : undefined
          }
          empty={
            <EmptyState
              title={t('batchDetail.rows.none')}
              body={t('batchDetail.rows.noneBody')}
              action={
                outcome && (
                  <Button variant="outlined" onClick={() => show('')}>
                    {t('batchDetail.rows.all')}
                  </Button>
                )
              }
            />
          }
          toolbar={
            <FilterBar
              active={
                outcome === undefined
                  ? []
                  : [
                      {
                        ...{ id: 'rows', label: t(`batchDetail.outcome.${outcome}`), isInField: true },
                        onRemove: () => show(''),
                      },
                    ]
              }
              onClearAll={() => show('')}
            >
              <FilterSelect
                label={t('batchDetail.rows.state')}
                value={outcome ?? ''}
                options={outcomes
                  .filter((one) => one === outcome || countOf(counts, one) > 0)
                  .map((one) => ({ value: one, label: t(`batchDetail.outcome.${one}`) }))}
                onChange={show}
              />
            </FilterBar>
          }
        />
        {data && data.total > PAGE_ROWS && (
          <RowPages
            from={from}
            size={PAGE_ROWS}
            total={data.total}
            onChange={(first) => setPage({ of: outcome, from: first })}
          />
        )}
      </Section>
    </Box>
  );
}
