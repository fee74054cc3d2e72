import Box from '@mui/material/Box';
import { BrandMark } from '../../../components/layout/BrandMark';
import { LanguageToggle } from '../../../components/inputs/LanguageToggle';
import { ThemeToggle } from '../../../components/inputs/ThemeToggle';
import { brandInk } from './brandGround';

/** The column that every part of the cover keeps to. */
export const coverWidth = { width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2.5, md: 4 } } as const;

/** Name, language and theme, over the cover's coloured head. */
export function CoverBar() {
  return (
    <Box component="header" sx={[brandInk, { position: 'absolute', top: 0, left: 0, right: 0 }]}>
      <Box sx={{ ...coverWidth, display: 'flex', alignItems: 'center', py: 2 }}>
        <BrandMark isOnBrand />
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: 'flex', gap: 0.5, '& .MuiButtonBase-root': { color: 'inherit' } }}>
          <LanguageToggle />
          <ThemeToggle />
        </Box>
      </Box>
    </Box>
  );
}
