import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

export const MAIN_ID = 'main';

/** First stop of the keyboard: over the bars to the content. A button, as a link would change the hash route. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <Box
      component="button"
      type="button"
      onClick={() => document.getElementById(MAIN_ID)?.focus()}
      className="no-print"
      sx={(theme) => ({
        position: 'fixed',
        left: 8,
        top: -60,
        zIndex: theme.zIndex.tooltip,
        px: 2,
        py: 1,
        border: 0,
        borderRadius: 1,
        font: 'inherit',
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus-visible': { top: 8 },
      })}
    >
      {t('app.skip')}
    </Box>
  );
}
