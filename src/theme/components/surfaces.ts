import type { Components, Theme } from '@mui/material/styles';
import { narrowest } from '../typography';

/** Hairline borders rather than shadows. */
export const surfaces: Components<Theme> = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: '16px 18px', '&:last-child': { paddingBottom: 16 } } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        color: theme.vars.palette.text.primary,
        // What leads out of the window could be reached by nobody, and several lines would cover half of what is read.
        [narrowest]: { position: 'static', '& > *': { flexWrap: 'wrap' } },
      }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.shadows[8],
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 650, padding: '18px 20px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '0 20px 18px', gap: 4 } } },
};
