import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditRows, useListAuditEventsInfiniteQuery, type AuditRow } from '../../../api/resources/auditApi';
import { openedAnew } from '../../../api/lists/pages';
import { useListFilters } from '../../../api/lists/useListFilters';
import { usePagedRows } from '../../../api/lists/usePagedRows';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { lazyPart } from '../../../components/lazyPart';
import { DataTable } from '../../../components/table/DataTable';
import { sentenceText } from './AuditSentence';
import { AuditFilterBar } from './AuditFilterBar';
import { formatAuditFilters, parseAuditFilters, toAuditSearch, type AuditFilters } from './auditFilters';
import { SealNotice } from './SealNotice';
import { useAuditCard, useAuditColumns } from './useAuditColumns';

const OwnTasks = lazyPart(() => import('../../../domain/task/OwnTasks').then((module) => module.OwnTasks));
const AuditDialog = lazyPart(() => import('./AuditDialog').then((module) => module.AuditDialog));

const TASKS = ['audit.export'] as const;

/** The account's audit log, newest first; the filters are in the address, what is searched for is not. */
export function AuditTab() {
  const { t } = useTranslation();
  const { search: address, setSearch: setAddress } = useListFilters();
  const filters = parseAuditFilters(address);
  const search = toAuditSearch(filters);
  const query = useListAuditEventsInfiniteQuery({ body: search }, openedAnew);
  const list = usePagedRows(query, auditRows.idOf);
  const columns = useAuditColumns();
  const card = useAuditCard();
  const [open, setOpen] = useState<AuditRow>();
  const handleFilters = (next: AuditFilters) => setAddress(formatAuditFilters(next));
  const isFiltered = Object.keys(formatAuditFilters(filters)).length > 1;

  return (
    <>
      <SealNotice search={search} />
      <OwnTasks kinds={TASKS} />
      <DataTable
        name="audit"
        label={t('accountAudit.table')}
        columns={columns}
        card={card}
        {...list}
        nameOf={sentenceText}
        empty={
          <EmptyState
            title={t(isFiltered ? 'accountAudit.empty.filtered' : 'accountAudit.empty.none')}
            body={t(isFiltered ? 'accountAudit.empty.filteredBody' : 'accountAudit.empty.noneBody')}
          />
        }
        onRowOpen={setOpen}
        toolbar={<AuditFilterBar filters={filters} onChange={handleFilters} />}
      />
      {open && <AuditDialog row={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
