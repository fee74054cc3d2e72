import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { CheckStatus, Lamp } from '../../../api/checksApi';
import { FilterBar } from '../../../components/FilterBar';
import { FilterSelect } from '../../../components/FilterSelect';
import { selectUserInfo } from '../../../session/selectors';
import { LAMPS, noFilters, STATUSES, type RecordFilters } from '../recordFilters';

interface RecordFilterBarProps {
  filters: RecordFilters;
  onChange: (filters: RecordFilters) => void;
}

const PAUSE_MS = 350;
type Chip = { id: string; label: string; onRemove: () => void };

/** Search, status, result and days; each filter in force is a chip of its own. */
export function RecordFilterBar({ filters, onChange }: RecordFilterBarProps) {
  const { t } = useTranslation();
  const seesResult = useSelector(selectUserInfo).permissions?.includes('result.read') ?? false;
  const [text, setText] = useState(filters.q);
  useEffect(() => setText(filters.q), [filters.q]);
  useEffect(() => {
    if (text === filters.q) return undefined;
    const timer = setTimeout(() => onChange({ ...filters, q: text }), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the pause
  }, [text]);
  const set = (change: Partial<RecordFilters>) => onChange({ ...filters, ...change });

  const chip = (
    id: keyof RecordFilters,
    label: string | undefined,
    cleared: Partial<RecordFilters>,
  ): Chip[] => (label === undefined ? [] : [{ id, label, onRemove: () => set(cleared) }]);
  const { q, status, lamp, orderedFrom, orderedTo } = filters;
  const active = [
    ...chip('q', q ? t('records.chip.q', { text: q }) : undefined, { q: '' }),
    ...chip('status', status && t('records.chip.status', { status: t(`common.checkStatus.${status}`) }), {
      status: undefined,
    }),
    ...chip('lamp', lamp && t('records.chip.lamp', { lamp: t(`common.lamp.${lamp}`) }), { lamp: undefined }),
    ...chip('orderedFrom', orderedFrom && t('records.chip.from', { day: orderedFrom }), {
      orderedFrom: undefined,
    }),
    ...chip('orderedTo', orderedTo && t('records.chip.to', { day: orderedTo }), { orderedTo: undefined }),
  ];
  return (
    <FilterBar
      active={active}
      onClearAll={() => onChange({ ...noFilters, view: filters.view, sort: filters.sort })}
    >
      <OutlinedInput
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('records.searchHint')}
        slotProps={{ input: { 'aria-label': t('records.search'), maxLength: 60 } }}
        sx={{ flex: '0 1 300px', '& input': { py: '4px', fontSize: '0.8125rem' } }}
      />
      <FilterSelect
        label={t('records.filter.status')}
        value={status ?? ''}
        options={STATUSES.map((one) => ({ value: one, label: t(`common.checkStatus.${one}`) }))}
        onChange={(value) => set({ status: (value || undefined) as CheckStatus | undefined })}
      />
      {seesResult && (
        <FilterSelect
          label={t('records.filter.lamp')}
          value={lamp ?? ''}
          options={LAMPS.map((one) => ({ value: one, label: t(`common.lamp.${one}`) }))}
          onChange={(value) => set({ lamp: (value || undefined) as Lamp | undefined })}
        />
      )}
      <DayInput
        label={t('records.filter.from')}
        value={orderedFrom}
        onChange={(day) => set({ orderedFrom: day })}
      />
      <DayInput
        label={t('records.filter.to')}
        value={orderedTo}
        onChange={(day) => set({ orderedTo: day })}
      />
    </FilterBar>
  );
}

interface DayInputProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

function DayInput({ label, value, onChange }: DayInputProps) {
  return (
    <OutlinedInput
      size="small"
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{ input: { 'aria-label': label, title: label } }}
      sx={{ '& input': { py: '4px', fontSize: '0.8125rem' } }}
    />
  );
}
