import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { useExport } from '../../api/files/useExport';
import type { LedgerSum as Sum } from '../../api/resources/balanceApi';
import { DaysOnDemand } from '../../components/inputs/DaysOnDemand';
import { ExportButton } from '../../components/inputs/ExportButton';
import { FilterBar, type ActiveFilter } from '../../components/inputs/FilterBar';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { lazyPart } from '../../components/lazyPart';
import { ledgerKinds, type LedgerFilters } from './ledgerFilters';

// Of a part of the bookings alone.
const LedgerSum = lazyPart(() => import('./LedgerSum').then((module) => module.LedgerSum));

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
  const sideLabel = side && (sideName ?? t(`finance.costs.none.${side.by}`));
  const filter = (label: string | undefined, taken: LedgerFilters, isInField = false): ActiveFilter[] =>
    label === undefined
      ? []
      : [{ id: Object.keys(taken).join(), label, isInField, onRemove: () => onChange(taken) }];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <FilterBar
        active={[
          ...filter(kind && t(`finance.ledger.kind.${kind}`), { kind: undefined }, true),
          ...filter(
            from || to ? `${from ?? '…'} – ${to ?? '…'}` : undefined,
            { from: undefined, to: undefined },
            true,
          ),
          ...filter(stillHeld && t('finance.ledger.stillHeld'), { stillHeld: undefined }),
          ...filter(itemCode && t('finance.ledger.item', { name: itemName ?? itemCode }), {
            itemCode: undefined,
          }),
          ...filter(sideLabel, { side: undefined }),
        ]}
        onClearAll={() =>
          onChange({
            ...{ kind: undefined, from: undefined, to: undefined },
            ...{ orderNo: undefined, stillHeld: undefined, itemCode: undefined, side: undefined },
          })
        }
        search={
          <SearchField
            label={t('finance.ledger.search')}
            placeholder={t('finance.ledger.searchHint')}
            value={orderNo ?? odd}
            onSearch={onSearch}
          />
        }
      >
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
      </FilterBar>
      <ExportButton {...exporting} isSmall />
      {sum && odd === '' && (
        <Box role="status" sx={{ flexBasis: '100%', fontWeight: 600, '& span': { whiteSpace: 'nowrap' } }}>
          <LedgerSum sum={sum} />
        </Box>
      )}
    </Box>
  );
}
