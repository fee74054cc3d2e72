import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAuditPagesInfiniteQuery, type AuditRow } from '../../../api/auditApi';
import { shownError } from '../../../api/shownError';
import { EmptyState } from '../../../components/EmptyState';
import { DataTable } from '../../../components/table/DataTable';
import { lazyPart } from '../../../lib/lazyPart';
import { AuditFilterBar } from './AuditFilterBar';
import { formatAuditFilters, parseAuditFilters, toAuditSearch, type AuditFilters } from './auditFilters';
import { SealNotice } from './SealNotice';
import { useAuditColumns } from './useAuditColumns';

const AuditDialog = lazyPart(() => import('./AuditDialog').then((module) => module.AuditDialog));

/** Who did what in the account, the newest first; the filters are in the address. */
export function AuditTab() {
  const { t, i18n } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const filters = parseAuditFilters(address);
  const search = toAuditSearch(filters);
  const query = useAuditPagesInfiniteQuery(
    { search, language: i18n.language },
    { refetchOnMountOrArgChange: true },
  );
  const rows = useMemo(() => query.currentData?.pages.flatMap((page) => page.rows), [query.currentData]);
  const columns = useAuditColumns();
  const [open, setOpen] = useState<AuditRow>();
  const handleFilters = (next: AuditFilters) => setAddress(formatAuditFilters(next), { replace: true });
  const isFiltered = Object.keys(formatAuditFilters(filters)).length > 1;

  return (
    <>
      <SealNotice search={search} />
      <DataTable
        name="audit"
        label={t('accountAudit.table')}
        columns={columns}
        rows={rows}
        idOf={(row) => row.eventId}
        nameOf={(row) => row.what}
        error={
          query.error && !rows
            ? { message: shownError(query.error)?.msg ?? '', onRetry: () => void query.refetch() }
            : undefined
        }
        isFetching={query.isFetching}
        empty={
          <EmptyState
            title={t(isFiltered ? 'accountAudit.empty.filtered' : 'accountAudit.empty.none')}
            body={t(isFiltered ? 'accountAudit.empty.filteredBody' : 'accountAudit.empty.noneBody')}
          />
        }
        onRowOpen={setOpen}
        hasMore={query.hasNextPage}
        isLoadingMore={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
        toolbar={<AuditFilterBar filters={filters} onChange={handleFilters} />}
      />
      {open && <AuditDialog row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
