import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SelectionBarProps {
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

/** The actions on the selected rows. */
export function SelectionBar({ count, actions, onClear }: SelectionBarProps) {
  const { t } = useTranslation();
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
        {t('components.table.selected', { count })}
      </Box>
      {actions}
      <Button size="small" color="inherit" onClick={onClear}>
        {t('components.table.selectionClear')}
      </Button>
    </Box>
  );
}
