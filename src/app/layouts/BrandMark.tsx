import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** The sign and the name; only the sign where the drawer is collapsed. */
export function BrandMark({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 680, fontSize: '1rem' }}>
      <Box
        component="svg"
        viewBox="0 0 26 26"
        aria-hidden
        sx={{ width: 26, height: 26, flex: 'none', color: 'primary.main' }}
      >
        <rect width="26" height="26" rx="7" fill="currentColor" />
        <Box
          component="path"
          d="M7 13.5l4 4 8.5-9"
          sx={(theme) => ({ fill: 'none', stroke: theme.vars.palette.background.paper, strokeWidth: 2.4 })}
        />
      </Box>
      {!isCompact && t('app.name')}
    </Box>
  );
}
