import type { Components, Theme } from '@mui/material/styles';

export const dataDisplay: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        height: 22,
        fontSize: '0.78125rem',
        fontWeight: 600,
        backgroundColor: theme.vars.palette.look.neutralSoft,
        color: theme.vars.palette.text.secondary,
      }),
      icon: { color: 'inherit', fontSize: 15, marginLeft: 6, marginRight: -3 },
      label: { padding: '0 8px' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '9px 12px', borderColor: theme.vars.palette.divider }),
      head: ({ theme }) => ({
        fontSize: '0.78125rem',
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        backgroundColor: theme.vars.palette.background.default,
      }),
    },
  },
};
