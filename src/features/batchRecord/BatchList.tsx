import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { openedAnew } from '../../api/lists/pages';
import { useListFilters } from '../../api/lists/useListFilters';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { batchRows, useListBatchesInfiniteQuery } from '../../api/resources/batchesApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { PageHeader } from '../../components/layout/PageHeader';
import { DataTable } from '../../components/table/DataTable';
import { batchPath } from '../../domain/batch/batchPath';
import { addressOf, filtersOf, noFilters, searchOf, type BatchFilters } from './batchFilters';
import { BatchToolbar } from './BatchToolbar';
import { useBatchCard, useBatchColumns } from './useBatchColumns';

/** The batches of the account, the newest first: how far each is, and what became of its rows. */
export function BatchList() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search, setSearch } = useListFilters();
  const filters = filtersOf(search);
  const body = searchOf(filters);
  const list = usePagedRows(useListBatchesInfiniteQuery({ body }, openedAnew), batchRows.idOf);
  const show = (next: BatchFilters) => setSearch(addressOf(next));
  const begin = (
    <Button component={Link} to="/batchBack" variant="contained">
      {t('batchRecord.begin')}
    </Button>
  );
  const isFiltered = Object.keys(body).length > 0;
  return (
    <>
      <PageHeader title={t('batchRecord.title')} primary={begin} />
      <DataTable
        name="batches"
        label={t('batchRecord.title')}
        columns={useBatchColumns()}
        card={useBatchCard()}
        {...list}
        nameOf={(row) => row.name}
        onRowOpen={(row) => void navigate(batchPath(row))}
        empty={
          isFiltered ? (
            <EmptyState
              title={t('batchRecord.empty.filtered')}
              body={t('batchRecord.empty.filteredBody')}
              action={
                <Button variant="outlined" onClick={() => show(noFilters)}>
                  {t('batchRecord.empty.all')}
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t('batchRecord.empty.none')}
              body={t('batchRecord.empty.noneBody')}
              action={begin}
            />
          )
        }
        toolbar={<BatchToolbar filters={filters} onChange={show} />}
      />
    </>
  );
}
