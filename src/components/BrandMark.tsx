import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface BrandMarkProps {
  /** Only the sign, where the drawer is collapsed. */
  isCompact?: boolean;
  /** The sign takes the colour of the text around it, with its tick in this colour: for a coloured ground. */
  tickColor?: string;
}

/** The sign and the name. */
export function BrandMark({ isCompact = false, tickColor }: BrandMarkProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, fontWeight: 680, fontSize: '1rem' }}>
      <Box
        component="svg"
        viewBox="0 0 26 26"
        aria-hidden
        sx={{ width: 26, height: 26, flex: 'none', color: tickColor ? 'inherit' : 'primary.main' }}
      >
        <rect width="26" height="26" rx="7" fill="currentColor" />
        <Box
          component="path"
          d="M7 13.5l4 4 8.5-9"
          sx={(theme) => ({
            fill: 'none',
            color: tickColor ?? theme.vars.palette.background.paper,
            stroke: 'currentColor',
            strokeWidth: 2.4,
          })}
        />
      </Box>
      {!isCompact && t('app.name')}
    </Box>
  );
}
