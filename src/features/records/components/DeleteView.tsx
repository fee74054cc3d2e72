import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { SavedView } from '../../../api/resources/viewsApi';

interface DeleteViewProps {
  view: SavedView;
  isRunning: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks whether a view is meant to go, and for whom. */
export function DeleteView({ view: { name, isShared }, isRunning, onKeep, onDelete }: DeleteViewProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="group"
      aria-label={t('savedViews.delete', { name })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
    >
      <Box component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
        {t(isShared ? 'savedViews.deleteAskShared' : 'savedViews.deleteAsk', { name })}
      </Box>
      <Button size="small" color="inherit" autoFocus onClick={onKeep}>
        {t('savedViews.keep')}
      </Button>
      <Button size="small" color="error" variant="outlined" loading={isRunning} onClick={onDelete}>
        {t('savedViews.deleteDo')}
      </Button>
    </Box>
  );
}
