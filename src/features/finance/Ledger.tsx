import Box from '@mui/material/Box';
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
  const orderNo = search.get('orderNo') ?? '';
  const filters = { ...(kind && { kind }), ...(orderNo && { orderNo }) };
  const isFiltered = Object.keys(filters).length > 0;
  const list = usePagedRows(useListLedgerInfiniteQuery({ body: filters }, openedAnew), ledgerRows.idOf);
  const show = (next: { kind?: string; orderNo?: string }) => {
    const all = Object.entries({ tab: 'ledger', ...filters, ...next });
    setSearch(Object.fromEntries(all.filter(([, value]) => value !== '')), { replace: true });
  };
  return (
    <DataTable
      name="ledger"
      label={t('finance.ledger.table')}
      columns={useLedgerColumns()}
      card={useLedgerCard()}
      {...list}
      nameOf={(row) => formatInstant(row.at)}
      onRowOpen={(row) => row.checkId && void navigate(`/backRecord/detail?id=${row.checkId}`)}
      empty={
        <EmptyState
          title={t(isFiltered ? 'finance.ledger.none' : 'finance.ledger.empty')}
          body={t(isFiltered ? 'finance.ledger.noneBody' : 'finance.ledger.emptyBody')}
        />
      }
      toolbar={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <SearchField
            label={t('finance.ledger.search')}
            placeholder={t('finance.ledger.searchHint')}
            value={orderNo}
            onSearch={(text) => show({ orderNo: text.trim() })}
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
