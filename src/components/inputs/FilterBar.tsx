import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from './FilterChip';

export interface ActiveFilter {
  id: string;
  /** In words: "Package: Standard". */
  label: string;
  onRemove: () => void;
}

interface FilterBarProps {
  /** The active filters, each cleared by itself. */
  active: readonly ActiveFilter[];
  onClearAll: () => void;
  /** Search field and the choices. */
  children: ReactNode;
}

/** The filters of a list: fields to choose, and a chip for each active choice. */
export function FilterBar({ active, onClearAll, children }: FilterBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="search"
      aria-label={t('components.filter.bar')}
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
    >
      {children}
      {active.map((filter) => (
        <FilterChip
          key={filter.id}
          label={filter.label}
          removeLabel={t('components.filter.remove', { label: filter.label })}
          onRemove={filter.onRemove}
        />
      ))}
      {active.length > 0 && (
        <Button size="small" color="inherit" onClick={onClearAll}>
          {t('components.filter.clearAll')}
        </Button>
      )}
    </Box>
  );
}
