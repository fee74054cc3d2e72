import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { useExport } from '../../api/files/useExport';
import type { LedgerSum as Sum } from '../../api/resources/balanceApi';
import { DaysOnDemand } from '../../components/inputs/DaysOnDemand';
import { ExportButton } from '../../components/inputs/ExportButton';
import { FilterChip } from '../../components/inputs/FilterChip';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { LedgerSum } from './LedgerSum';
import { ledgerKinds, type LedgerFilters } from './ledgerFilters';

interface LedgerToolbarProps {
  filters: LedgerFilters;
  /** What was searched for and is no order number; '' where none was. */
  odd: string;
  /** Of the item that is filtered by; its code while none of its bookings is there. */
  itemName: string | undefined;
  /** Of the department, person or package that is filtered by; none for those that have none. */
  sideName: string | null | undefined;
  /** What all that are shown come to; none of all bookings there are. */
  sum: Sum | null | undefined;
  onChange: (filters: LedgerFilters) => void;
  onSearch: (text: string) => void;
  exporting: ReturnType<typeof useExport>;
}

/** Order number, kind and days of the bookings; the item and what it was for came by a link from the costs, and can be taken away. */
export function LedgerToolbar(props: LedgerToolbarProps) {
  const { filters, odd, itemName, sideName, sum, onChange, onSearch, exporting } = props;
  const { t } = useTranslation();
  const { kind, stillHeld, orderNo, itemCode, side, from, to } = filters;
  // Also of charges alone; what was released is no cost.
  const isOfCosts = (itemCode ?? side) !== undefined && (kind ?? 'capture') === 'capture';
  const sideLabel = side && (sideName ?? t(`finance.costs.none.${side.by}`));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SearchField
        label={t('finance.ledger.search')}
        placeholder={t('finance.ledger.searchHint')}
        value={orderNo ?? odd}
        onSearch={onSearch}
      />
      <FilterSelect
        label={t('finance.ledger.filter')}
        value={kind ?? ''}
        options={ledgerKinds.map((one) => ({ value: one, label: t(`finance.ledger.kind.${one}`) }))}
        onChange={(value) => onChange({ kind: ledgerKinds.find((one) => one === value) })}
      />
      <DaysOnDemand
        action={t('finance.ledger.days')}
        labels={[t('finance.ledger.from'), t('finance.ledger.to')]}
        from={from}
        to={to}
        onChange={(first, last) => onChange({ from: first, to: last })}
      />
      {stillHeld && (
        <FilterChip
          label={t('finance.ledger.stillHeld')}
          removeLabel={t('finance.ledger.notOnlyHeld')}
          onRemove={() => onChange({ stillHeld: undefined })}
        />
      )}
      {itemCode && (
        <FilterChip
          label={t('finance.ledger.item', { name: itemName ?? itemCode })}
          removeLabel={t('finance.ledger.noItem', { name: itemName ?? itemCode })}
          onRemove={() => onChange({ itemCode: undefined })}
        />
      )}
      {sideLabel && (
        <FilterChip
          label={sideLabel}
          removeLabel={t('finance.ledger.noSide', { name: sideLabel })}
          onRemove={() => onChange({ side: undefined })}
        />
      )}
      <ExportButton {...exporting} isSmall />
      {sum && odd === '' && (
        <Box role="status" sx={{ flexBasis: '100%', fontWeight: 600, '& span': { whiteSpace: 'nowrap' } }}>
          <LedgerSum sum={sum} isOfCosts={isOfCosts} />
        </Box>
      )}
    </Box>
  );
}
