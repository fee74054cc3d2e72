import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface BrandMarkProps {
  /** Only the sign, for the collapsed drawer. */
  isCompact?: boolean;
  /** On the brand's own background the sign takes the colour of the text, and its tick that of the background. */
  isOnBrand?: boolean;
}

/** The sign and the name. */
export function BrandMark({ isCompact = false, isOnBrand = false }: BrandMarkProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 680, fontSize: '1rem' }}>
      <Box
        component="svg"
        viewBox="0 0 26 26"
        aria-hidden
        sx={{ width: 26, height: 26, flex: 'none', color: isOnBrand ? 'inherit' : 'primary.main' }}
      >
        <rect width="26" height="26" rx="7" fill="currentColor" />
        <Box
          component="path"
          d="M7 13.5l4 4 8.5-9"
          sx={(theme) => ({
            fill: 'none',
            color: isOnBrand ? theme.vars.palette.primary.main : theme.vars.palette.background.paper,
            stroke: 'currentColor',
            strokeWidth: 2.4,
            ...(isOnBrand && theme.applyStyles('dark', { color: theme.vars.palette.look.brandSoft })),
          })}
        />
      </Box>
      {!isCompact && t('app.name')}
    </Box>
  );
}
