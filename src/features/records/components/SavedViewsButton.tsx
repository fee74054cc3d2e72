import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface SavedViewsButtonProps {
  /** Name of the active view. */
  name?: string;
  /** Its filters are no longer those in force. */
  isChanged?: boolean;
  isOpen?: boolean;
  /** Absent until the views' part of the screen is loaded. */
  onOpen?: (button: HTMLElement) => void;
}

/** Opens the saved views; shows the name of the active one. */
export function SavedViewsButton({ name, isChanged = false, isOpen = false, onOpen }: SavedViewsButtonProps) {
  const { t } = useTranslation();
  const shown = name && (isChanged ? t('records.saved.changed', { name }) : name);
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={!onOpen}
      onClick={(event) => onOpen?.(event.currentTarget)}
    >
      <Box
        component="span"
        title={shown}
        sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {shown ? t('records.saved.current', { name: shown }) : t('records.saved.button')}
      </Box>
    </Button>
  );
}
