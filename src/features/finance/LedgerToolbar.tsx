import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatFen } from '@probity/contract/rules/fen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useExport } from '../../api/files/useExport';
import { ExportButton } from '../../components/inputs/ExportButton';
import { FilterChip } from '../../components/inputs/FilterChip';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { lazyPart } from '../../components/lazyPart';
import { ledgerKinds, type LedgerFilters } from './ledgerFilters';

const DayFilter = lazyPart(() =>
  import('../../components/inputs/DayFilter').then((module) => module.DayFilter),
);

interface LedgerToolbarProps {
  filters: LedgerFilters;
  /** Of the item that is filtered by; its code while none of its bookings is there. */
  itemName: string | undefined;
  /** Of the department, person or package that is filtered by; none for those that have none. */
  sideName: string | null | undefined;
  /** Fen that all of them spent; not told of bookings of every kind. */
  charged: number | null | undefined;
  onChange: (filters: LedgerFilters) => void;
  onSearch: (text: string) => void;
  exporting: ReturnType<typeof useExport>;
}

/** Order number, kind and days of the bookings; the item and what it was for came by a link from the costs, and can be taken away. */
export function LedgerToolbar(props: LedgerToolbarProps) {
  const { filters, itemName, sideName, charged, onChange, onSearch, exporting } = props;
  const { t } = useTranslation();
  const [hasDays, setHasDays] = useState(false);
  const { kind, stillHeld, orderNo, itemCode, side, from, to } = filters;
  const sideLabel = side && (sideName ?? t(`finance.costs.none.${side.by}`));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <SearchField
        label={t('finance.ledger.search')}
        placeholder={t('finance.ledger.searchHint')}
        value={orderNo ?? ''}
        onSearch={onSearch}
      />
      <FilterSelect
        label={t('finance.ledger.filter')}
        value={kind ?? ''}
        options={ledgerKinds.map((one) => ({ value: one, label: t(`finance.ledger.kind.${one}`) }))}
        onChange={(value) => onChange({ kind: ledgerKinds.find((one) => one === value) })}
      />
      {hasDays || from || to ? (
        <DayFilter
          labels={[t('finance.ledger.from'), t('finance.ledger.to')]}
          from={from}
          to={to}
          onChange={(first, last) => {
            // The days stay in sight, also a pair that filters nothing.
            setHasDays(true);
            onChange({ from: first, to: last });
          }}
        />
      ) : (
        <Button size="small" color="inherit" onClick={() => setHasDays(true)}>
          {t('finance.ledger.days')}
        </Button>
      )}
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
      {typeof charged === 'number' && (
        <Box role="status" sx={{ flexBasis: '100%', fontWeight: 600 }}>
          {t('finance.ledger.charged', { sum: formatFen(charged) })}
        </Box>
      )}
    </Box>
  );
}
