import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { FilterBar } from '../../../components/inputs/FilterBar';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { SearchField } from '../../../components/inputs/SearchField';
import { lazyPart } from '../../../components/lazyPart';
import { selectUserInfo } from '../../../session/selectors';
import { OUTCOMES, type Outcome } from '@probity/contract/rules/lamp';
import { noFilters, STATUS_FILTERS, type RecordFilters, type StatusFilter } from '../recordFilters';
import { statusLabel } from '../statusLabel';
import type { NamedBatch } from './BatchName';
import { MoreFiltersButton } from './MoreFiltersButton';
import { useFilterChips } from './useFilterChips';

// Few lists are of one batch. Where its name cannot be fetched, the chip still takes the filter away.
const BatchName = lazyPart(() => import('./BatchName').then((module) => module.BatchName), {
  Failed: () => null,
});

interface RecordFilterBarProps {
  filters: RecordFilters;
  onChange: (filters: RecordFilters) => void;
  /** The filters without any of these; what they were taken from is left with them. */
  onClearAll: (filters: RecordFilters) => void;
}

/** Search, status and result directly, the rest behind one button; each active filter that no field in sight shows has a chip. */
export function RecordFilterBar({ filters, onChange, onClearAll }: RecordFilterBarProps) {
  const { t } = useTranslation();
  const { permissions, roles } = useSelector(selectUserInfo);
  const seesResult = permissions?.includes('result.read') ?? false;
  // Support alone reads names masked, and finds nobody by them.
  const seesNames = roles?.some((role) => role !== 'support') ?? true;
  const set = (change: Partial<RecordFilters>) => onChange({ ...filters, ...change });
  const { q, status, lamp, batchId } = filters;
  const [named, setNamed] = useState<NamedBatch>();
  const active = useFilterChips(filters, set, named?.batchId === batchId ? named?.name : undefined);
  return (
    <>
      <FilterBar
        active={active}
        onClearAll={() => onClearAll({ ...noFilters, view: filters.view, sort: filters.sort })}
        search={
          <SearchField
            label={t('records.search')}
            placeholder={t(seesNames ? 'records.searchHint' : 'records.searchHintNameless')}
            value={q}
            onSearch={(text) => set({ q: text })}
          />
        }
      >
        <FilterSelect
          label={t('records.filter.status')}
          value={status ?? ''}
          options={STATUS_FILTERS.map((one) => ({ value: one, label: statusLabel(t, one) }))}
          onChange={(value) => set({ status: (value || undefined) as StatusFilter | undefined })}
        />
        {seesResult && (
          <FilterSelect
            label={t('records.filter.lamp')}
            value={lamp ?? ''}
            options={OUTCOMES.map((one) => ({ value: one, label: t(`common.lamp.${one}`) }))}
            onChange={(value) => set({ lamp: (value || undefined) as Outcome | undefined })}
          />
        )}
        <MoreFiltersButton filters={filters} onChange={set} />
      </FilterBar>
      {batchId && <BatchName batchId={batchId} onName={setNamed} />}
    </>
  );
}
