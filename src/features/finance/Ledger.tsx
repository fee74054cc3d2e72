import { orderNoIn } from '@probity/contract/rules/orderNo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useExport } from '../../api/files/useExport';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import {
  ledgerRows,
  useExportLedgerMutation,
  useListLedgerInfiniteQuery,
} from '../../api/resources/balanceApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { DataTable } from '../../components/table/DataTable';
import { OwnTasks } from '../../domain/task/OwnTasks';
import { formatInstant } from '../../lib/dates';
import { inAddress, ledgerFiltersOf, type LedgerFilters } from './ledgerFilters';
import { LedgerToolbar } from './LedgerToolbar';
import { useLedgerCard, useLedgerColumns } from './useLedgerColumns';

const TASKS = ['ledger.export'] as const;

/** Every booking of the account, the newest first; a row of an order leads to its record. */
export function Ledger() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const filters = ledgerFiltersOf(search);
  // What is no order number may be a name or a phone: it is not sent, and does not stand in the address.
  const [odd, setOdd] = useState('');
  const isOdd = odd !== '';
  const isFiltered = Object.keys(filters).length > 0;
  const isOfCosts = filters.itemCode !== undefined || filters.side !== undefined;
  const part = isOfCosts ? 'costs' : isFiltered ? 'part' : 'all';
  const query = useListLedgerInfiniteQuery({ body: filters }, openedAnew);
  const list = usePagedRows(query, ledgerRows.idOf);
  const emptyBody = isFiltered ? 'finance.ledger.noneBody' : 'finance.ledger.emptyBody';
  const show = (next: LedgerFilters) => setSearch(inAddress({ ...filters, ...next }), { replace: true });
  const [download] = useExportLedgerMutation();
  const exporting = useExport({
    name: 'ledger',
    send: (format) => download({ ledgerExport: { ...filters, format } }),
    start: ({ startLedgerExport }, format) =>
      startLedgerExport.initiate({ ledgerExport: { ...filters, format } }, { track: false }),
  });
  const handleSearch = (text: string) => {
    const found = orderNoIn(text);
    setOdd(found === undefined ? text.trim() : '');
    show({ orderNo: found });
  };
  return (
    <>
      <OwnTasks kinds={TASKS} />
      <DataTable
        name="ledger"
        label={t('finance.ledger.table')}
        columns={useLedgerColumns(part)}
        card={useLedgerCard(part)}
        {...list}
        rows={isOdd ? [] : list.rows}
        nameOf={(row) => formatInstant(row.at)}
        onRowOpen={(row) => row.checkId && void navigate(`/backRecord/detail?id=${row.checkId}`)}
        empty={
          <EmptyState
            title={t(isFiltered || isOdd ? 'finance.ledger.none' : 'finance.ledger.empty')}
            body={t(isOdd ? 'finance.ledger.noOrderNo' : emptyBody)}
          />
        }
        toolbar={
          <LedgerToolbar
            filters={filters}
            odd={odd}
            itemName={list.rows?.find(({ itemName }) => itemName)?.itemName ?? undefined}
            sideName={query.data?.pages[0]?.sideName}
            sum={query.data?.pages[0]?.sum}
            onChange={show}
            onSearch={handleSearch}
            exporting={exporting}
          />
        }
      />
    </>
  );
}
