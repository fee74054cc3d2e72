import Box from '@mui/material/Box';
import { orderNoIn } from '@probity/contract/rules/orderNo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openedAnew } from '../../api/lists/pages';
import { usePagedRows } from '../../api/lists/usePagedRows';
import { ledgerRows, useListLedgerInfiniteQuery, type LedgerKind } from '../../api/resources/balanceApi';
import { EmptyState } from '../../components/feedback/EmptyState';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { DataTable } from '../../components/table/DataTable';
import { formatInstant } from '../../lib/dates';
import { useLedgerCard, useLedgerColumns } from './useLedgerColumns';

const KINDS: readonly LedgerKind[] = ['recharge', 'hold', 'capture', 'release', 'reversal'];

/** Every booking of the account, the newest first; a row of an order leads to its record. */
export function Ledger() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const kind = KINDS.find((one) => one === search.get('kind'));
  const orderNo = orderNoIn(search.get('orderNo') ?? '') ?? '';
  // What is no order number may be a name or a phone: it is not sent, and does not stand in the address.
  const [isOdd, setOdd] = useState(false);
  const filters = { ...(kind && { kind }), ...(orderNo && { orderNo }) };
  const isFiltered = Object.keys(filters).length > 0;
  const list = usePagedRows(useListLedgerInfiniteQuery({ body: filters }, openedAnew), ledgerRows.idOf);
  const bodyKey = isFiltered ? 'finance.ledger.noneBody' : 'finance.ledger.emptyBody';
  const show = (next: { kind?: string; orderNo?: string }) => {
    const all = Object.entries({ tab: 'ledger', ...filters, ...next });
    setSearch(Object.fromEntries(all.filter(([, value]) => value !== '')), { replace: true });
  };
  const handleSearch = (text: string) => {
    const found = orderNoIn(text);
    setOdd(text.trim() !== '' && found === undefined);
    show({ orderNo: found ?? '' });
  };
  return (
    <DataTable
      name="ledger"
      label={t('finance.ledger.table')}
      columns={useLedgerColumns()}
      card={useLedgerCard()}
      {...list}
      rows={isOdd ? [] : list.rows}
      nameOf={(row) => formatInstant(row.at)}
      onRowOpen={(row) => row.checkId && void navigate(`/backRecord/detail?id=${row.checkId}`)}
      empty={
        <EmptyState
          title={t(isFiltered || isOdd ? 'finance.ledger.none' : 'finance.ledger.empty')}
          body={t(isOdd ? 'finance.ledger.noOrderNo' : bodyKey)}
        />
      }
      toolbar={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SearchField
            label={t('finance.ledger.search')}
            placeholder={t('finance.ledger.searchHint')}
            value={orderNo}
            onSearch={handleSearch}
          />
          <FilterSelect
            label={t('finance.ledger.filter')}
            value={kind ?? ''}
            options={KINDS.map((one) => ({ value: one, label: t(`finance.ledger.kind.${one}`) }))}
            onChange={(value) => show({ kind: value })}
          />
        </Box>
      }
    />
  );
}
