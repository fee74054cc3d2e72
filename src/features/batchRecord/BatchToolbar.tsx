import { useTranslation } from 'react-i18next';
import { useListCheckChoicesQuery } from '../../api/resources/checksApi';
import { DaysOnDemand } from '../../components/inputs/DaysOnDemand';
import { FilterBar, type ActiveFilter } from '../../components/inputs/FilterBar';
import { FilterSelect } from '../../components/inputs/FilterSelect';
import { SearchField } from '../../components/inputs/SearchField';
import { batchStatuses, noFilters, type BatchFilters } from './batchFilters';

interface BatchToolbarProps {
  filters: BatchFilters;
  onChange: (filters: BatchFilters) => void;
}

/** Name, status, colleague and days of the batches; each active filter that no field in sight shows has a chip. */
export function BatchToolbar({ filters, onChange }: BatchToolbarProps) {
  const { t } = useTranslation();
  const { data: choices, isFetching } = useListCheckChoicesQuery();
  const { q, status, createdBy, createdFrom, createdTo } = filters;
  const set = (change: Partial<BatchFilters>) => onChange({ ...filters, ...change });
  const people = choices?.owners ?? [];
  const isKnown = people.some((one) => one.ownerId === createdBy);
  const byName =
    people.find((one) => one.ownerId === createdBy)?.name ??
    (isFetching ? '…' : t('batchRecord.chip.unknown'));
  const chip = (id: keyof BatchFilters, label: string | false | undefined): ActiveFilter[] =>
    label
      ? [
          {
            ...{ id, label },
            onRemove: () => set({ [id]: id === 'q' ? '' : undefined }),
            // A colleague who is no choice any more stands in the chip alone.
            isInField: id !== 'q' && (id !== 'createdBy' || isKnown),
          },
        ]
      : [];
  return (
    <FilterBar
      active={[
        ...chip('q', q.trim() !== '' && t('batchRecord.chip.q', { text: q.trim() })),
        ...chip(
          'status',
          status && t('batchRecord.chip.status', { status: t(`batchRecord.status.${status}`) }),
        ),
        ...chip('createdBy', createdBy && t('batchRecord.chip.by', { name: byName })),
        ...chip('createdFrom', createdFrom && t('batchRecord.chip.from', { day: createdFrom })),
        ...chip('createdTo', createdTo && t('batchRecord.chip.to', { day: createdTo })),
      ]}
      onClearAll={() => onChange(noFilters)}
      search={
        <SearchField
          label={t('batchRecord.search')}
          placeholder={t('batchRecord.searchHint')}
          value={q}
          onSearch={(text) => set({ q: text })}
        />
      }
    >
      <FilterSelect
        label={t('batchRecord.filter.status')}
        value={status ?? ''}
        options={batchStatuses.map((one) => ({ value: one, label: t(`batchRecord.status.${one}`) }))}
        onChange={(value) => set({ status: batchStatuses.find((one) => one === value) })}
      />
      {people.length > 0 && (
        <FilterSelect
          label={t('batchRecord.filter.by')}
          value={isKnown ? createdBy! : ''}
          options={people.map((one) => ({ value: one.ownerId, label: one.name }))}
          onChange={(value) => set({ createdBy: value || undefined })}
        />
      )}
      <DaysOnDemand
        action={t('batchRecord.filter.days')}
        labels={[t('batchRecord.filter.from'), t('batchRecord.filter.to')]}
        from={createdFrom}
        to={createdTo}
        onChange={(from, to) => set({ createdFrom: from, createdTo: to })}
      />
    </FilterBar>
  );
}
