import { createTheme } from '@mui/material/styles';
import { baseline } from './components/baseline';
import { dataDisplay } from './components/dataDisplay';
import { feedback } from './components/feedback';
import { inputs } from './components/inputs';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { toPalette } from './palette';
import { darkTokens, lightTokens } from './tokens';
import { typography } from './typography';

/** Storage key of the chosen mode (`light`, `dark`, `system`); the boot script of index.html reads it too. */
export const THEME_MODE_KEY = 'probity-theme';

/** Attribute of `<html>` that carries `light` or `dark`; the boot script sets it before the first paint. */
export const THEME_ATTRIBUTE = 'data-theme';

/** The one theme: both schemes as CSS variables, so that switching redraws no component. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: THEME_ATTRIBUTE, cssVarPrefix: 'p' },
  colorSchemes: {
    light: { palette: toPalette(lightTokens) },
    dark: { palette: toPalette(darkTokens) },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 8 },
  spacing: 8,
  typography,
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 190,
      enteringScreen: 180,
      leavingScreen: 150,
    },
  },
  components: { ...baseline, ...inputs, ...surfaces, ...navigation, ...feedback, ...dataDisplay },
});
