import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../components/FilterBar';
import { FilterSelect } from '../../../components/FilterSelect';
import type { WorkItemKind } from '../../../api/workApi';
import { WORK_KINDS, type WorkFilters } from '../workFilters';

interface WorkFilterBarProps {
  filters: WorkFilters;
  onChange: (filters: WorkFilters) => void;
}

const PAUSE_MS = 350;

/** Search and kind; each filter in force is a chip of its own. */
export function WorkFilterBar({ filters, onChange }: WorkFilterBarProps) {
  const { t } = useTranslation();
  const { kind, q } = filters;
  const [text, setText] = useState(q);
  useEffect(() => setText(q), [q]);
  useEffect(() => {
    if (text === q) return undefined;
    const timer = setTimeout(() => onChange({ ...filters, q: text }), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the pause
  }, [text]);

  const active = [
    ...(q
      ? [
          {
            id: 'q',
            label: t('workOrders.searchChip', { text: q }),
            onRemove: () => onChange({ ...filters, q: '' }),
          },
        ]
      : []),
    ...(kind
      ? [
          {
            id: 'kind',
            label: t('workOrders.kindChip', { kind: t(`workOrders.kind.${kind}`) }),
            onRemove: () => onChange({ ...filters, kind: undefined }),
          },
        ]
      : []),
  ];
  return (
    <FilterBar active={active} onClearAll={() => onChange({ tab: filters.tab, q: '' })}>
      <OutlinedInput
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('workOrders.searchHint')}
        slotProps={{ input: { 'aria-label': t('workOrders.search'), maxLength: 60 } }}
        sx={{ flex: '0 1 300px', '& input': { py: '4px', fontSize: '0.8125rem' } }}
      />
      <FilterSelect
        label={t('workOrders.kindFilter')}
        value={kind ?? ''}
        options={WORK_KINDS.map((one) => ({ value: one, label: t(`workOrders.kind.${one}`) }))}
        onChange={(value) => onChange({ ...filters, kind: (value || undefined) as WorkItemKind | undefined })}
      />
    </FilterBar>
  );
}
