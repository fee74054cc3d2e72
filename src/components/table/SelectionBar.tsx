import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countOf, isAll, noRows, type RowSelection } from './rowSelection';
import type { TableSelection } from './types';

interface SelectionBarProps extends TableSelection {
  /** How many rows the list finds, loaded or not. */
  total: number | string | undefined;
  /** Every row that is loaded is selected. */
  areRowsSelected: boolean;
  /** Chosen one by one, and not among the rows that are loaded now. */
  unseen: number;
}

/** The number of selected rows, the actions on them, and the way to those that are not loaded. */
export function SelectionBar({
  selected,
  onChange,
  actions,
  total,
  areRowsSelected,
  unseen,
}: SelectionBarProps) {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const count = countOf(selected, total);
  const hasMore = typeof total === 'string' || (total !== undefined && count !== undefined && total > count);
  /** The pressed button goes with its press: the focus stays near it. */
  const goOn = (near: HTMLElement | null | undefined, next: RowSelection) => {
    near?.focus();
    onChange(next);
  };
  return (
    <Box
      ref={bar}
      role="region"
      tabIndex={-1}
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
        outline: 'none',
      }}
    >
      <Box component="span" aria-live="polite" sx={{ fontWeight: 600, mr: 1 }}>
        {count === undefined
          ? t('components.table.selectedAll', { total })
          : t('components.table.selected', { count })}
        {unseen > 0 && t('components.table.unseen', { count: unseen })}
      </Box>
      {areRowsSelected && hasMore && !isAll(selected) && (
        <Button size="small" onClick={() => goOn(bar.current, { except: [] })}>
          {t('components.table.selectMatching', { total })}
        </Button>
      )}
      {actions}
      <Button size="small" color="inherit" onClick={() => goOn(bar.current?.parentElement, noRows)}>
        {t('components.table.selectionClear')}
      </Button>
    </Box>
  );
}
