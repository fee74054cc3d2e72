import type { Components, Theme } from '@mui/material/styles';

export const navigation: Components<Theme> = {
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      list: { gap: 20 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        minWidth: 0,
        padding: '8px 0',
        fontWeight: 400,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary, fontWeight: 620 },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: theme.shadows[3],
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.875rem', minHeight: 36 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 7,
        padding: '7px 10px',
        minHeight: 36,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.look.brandSoft,
          color: theme.vars.palette.look.brandInk,
        },
        '&.Mui-selected .MuiListItemText-primary': { fontWeight: 600 },
      }),
    },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
  MuiListItemIcon: {
    styleOverrides: { root: { minWidth: 28, color: 'inherit', '& svg': { fontSize: 18 } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
};
