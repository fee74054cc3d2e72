import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../components/inputs/FilterBar';
import { FilterSelect } from '../../../components/inputs/FilterSelect';
import { SearchField } from '../../../components/inputs/SearchField';
import type { WorkItemKind } from '../../../api/resources/workApi';
import { WORK_KINDS, type WorkFilters } from '../workFilters';

interface WorkFilterBarProps {
  filters: WorkFilters;
  onChange: (filters: WorkFilters) => void;
  /** The role works some kind: it can ask for the rest of the queue. */
  isWorker: boolean;
}

/** Search, kind, and only overdue ones; each active filter that no field in sight shows has a chip. */
export function WorkFilterBar({ filters, onChange, isWorker }: WorkFilterBarProps) {
  const { t } = useTranslation();
  const { kind, q, overdue, all } = filters;
  const set = (change: Partial<WorkFilters>) => onChange({ ...filters, ...change });
  const chip = (id: string, label: string | undefined, cleared: Partial<WorkFilters>) =>
    label === undefined ? [] : [{ id, label, onRemove: () => set(cleared), isInField: id === 'kind' }];
  const active = [
    ...chip('q', q.trim() ? t('workOrders.searchChip', { text: q.trim() }) : undefined, { q: '' }),
    ...chip('kind', kind && t('workOrders.kindChip', { kind: t(`workOrders.kind.${kind}`) }), {
      kind: undefined,
    }),
    ...chip('overdue', overdue && t('workOrders.overdue'), { overdue: undefined }),
    ...chip('all', isWorker && all ? t('workOrders.all') : undefined, { all: undefined }),
  ];
  return (
    <FilterBar
      active={active}
      onClearAll={() => onChange({ tab: filters.tab, q: '' })}
      search={
        <SearchField
          label={t('workOrders.search')}
          placeholder={t('workOrders.searchHint')}
          value={q}
          onSearch={(text) => set({ q: text })}
        />
      }
    >
      <FilterSelect
        label={t('workOrders.kindFilter')}
        value={kind ?? ''}
        options={WORK_KINDS.map((one) => ({ value: one, label: t(`workOrders.kind.${one}`) }))}
        onChange={(value) => set({ kind: (value || undefined) as WorkItemKind | undefined })}
      />
      {!overdue && (
        <Button size="small" color="inherit" onClick={() => set({ overdue: true })}>
          {t('workOrders.overdue')}
        </Button>
      )}
      {isWorker && !all && !kind && (
        <Button size="small" color="inherit" onClick={() => set({ all: true })}>
          {t('workOrders.all')}
        </Button>
      )}
    </FilterBar>
  );
}
