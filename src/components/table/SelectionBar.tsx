import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { countOf, isAll, noRows } from './rowSelection';
import type { TableSelection } from './types';

interface SelectionBarProps extends TableSelection {
  /** How many rows the list finds, loaded or not. */
  total: number | string | undefined;
  /** Every row that is loaded is selected. */
  areRowsSelected: boolean;
}

/** The number of selected rows, the actions on them, and the way to those that are not loaded. */
export function SelectionBar({ selected, onChange, actions, total, areRowsSelected }: SelectionBarProps) {
  const { t } = useTranslation();
  const count = countOf(selected, total);
  const hasMore = typeof total === 'string' || (total !== undefined && count !== undefined && total > count);
  return (
    <Box
      role="region"
      aria-label={t('components.table.actions')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1,
        px: 1.5,
        py: 1,
        bgcolor: 'look.brandSoft',
        color: 'look.brandInk',
      }}
    >
      <Box component="span" aria-live="polite" sx={{ fontWeight: 600, mr: 1 }}>
        {count === undefined
          ? t('components.table.selectedAll', { total })
          : t('components.table.selected', { count })}
      </Box>
      {areRowsSelected && hasMore && !isAll(selected) && (
        <Button size="small" onClick={() => onChange({ except: [] })}>
          {t('components.table.selectMatching', { total })}
        </Button>
      )}
      {actions}
      <Button size="small" color="inherit" onClick={() => onChange(noRows)}>
        {t('components.table.selectionClear')}
      </Button>
    </Box>
  );
}
