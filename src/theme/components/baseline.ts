import type { Components, Theme } from '@mui/material/styles';

/** Document-wide rules: tabular figures, print, and reduced motion for users who ask for it. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { height: '100%' },
      body: {
        minHeight: '100%',
        fontVariantNumeric: 'tabular-nums',
        WebkitFontSmoothing: 'antialiased',
        overflowWrap: 'anywhere',
      },
      '#root': { minHeight: '100vh', display: 'flex', flexDirection: 'column' },
      a: { color: theme.vars.palette.primary.main },
      // A date does not break at its hyphens.
      time: { whiteSpace: 'nowrap' },
      // Led to by the program on a new screen, never a stop.
      main: { outline: 'none' },
      'fieldset, legend': { border: 0, margin: 0, padding: 0, minWidth: 0 },
      '@media screen': { '.print-only': { display: 'none !important' } },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        'html, body': { background: '#fff' },
        '.no-print': { display: 'none !important' },
        'main, #root': { display: 'block', padding: '0 !important', maxWidth: 'none !important' },
        '.print-together': { breakInside: 'avoid' },
        'a[href]': { color: 'inherit', textDecoration: 'none' },
      },
    }),
  },
};
