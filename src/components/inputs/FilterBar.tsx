import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../hooks/useIsPhone';
import { FilterChip } from './FilterChip';

export interface ActiveFilter {
  id: string;
  /** In words: "Package: Standard". */
  label: string;
  onRemove: () => void;
  /** Its field among the choices shows it: a chip says it only while they are out of sight. */
  isInField?: boolean;
}

interface FilterBarProps {
  /** The active filters, each cleared by itself. */
  active: readonly ActiveFilter[];
  onClearAll: () => void;
  /** None where a list is not searched. */
  search?: ReactNode;
  /** The choices; on a phone behind one button. */
  children: ReactNode;
}

/** The filters of a list: the search, fields to choose, and a chip for each active choice that no field in sight shows. */
export function FilterBar({ active, onClearAll, search, children }: FilterBarProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  // What is typed and is no filter, such as a date that does not exist, stands in its field alone: it goes with the field.
  const [timesCleared, setTimesCleared] = useState(0);
  const choices = <Fragment key={timesCleared}>{children}</Fragment>;
  const clearAll = () => {
    setTimesCleared(timesCleared + 1);
    onClearAll();
  };
  return (
    <Box
      role="search"
      aria-label={t('components.filter.bar')}
      // Beside what else a bar has, such as the export, it takes the room there is: its own would be too little for the search.
      sx={{ flex: { sm: 1 }, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
    >
      {search}
      {isPhone && (
        <Button
          size="small"
          color="inherit"
          startIcon={<FilterListOutlined />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? choicesId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('components.filter.bar')}
        </Button>
      )}
      {!isPhone && choices}
      {isPhone && isOpen && (
        <Box id={choicesId} sx={{ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {choices}
        </Box>
      )}
      {(isPhone && !isOpen ? active : active.filter(({ isInField }) => !isInField)).map((filter) => (
        <FilterChip
          key={filter.id}
          label={filter.label}
          removeLabel={t('components.filter.remove', { label: filter.label })}
          onRemove={filter.onRemove}
        />
      ))}
      {active.length > 0 && (
        <Button size="small" color="inherit" onClick={clearAll}>
          {t('components.filter.clearAll')}
        </Button>
      )}
    </Box>
  );
}
