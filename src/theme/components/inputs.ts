import type { Components, Theme } from '@mui/material/styles';

export const inputs: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minWidth: 0, padding: '7px 14px', whiteSpace: 'nowrap' },
      sizeSmall: { padding: '3px 10px', fontSize: '0.8125rem' },
      sizeLarge: { padding: '11px 18px' },
      outlined: ({ theme, ownerState }) =>
        ownerState.color === 'error'
          ? {}
          : {
              borderColor: theme.vars.palette.look.lineStrong,
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.background.paper,
              '&:hover': {
                borderColor: theme.vars.palette.look.lineField,
                backgroundColor: theme.vars.palette.look.neutralSoft,
              },
            },
      text: ({ theme, ownerState }) =>
        ownerState.color === 'inherit' ? { color: theme.vars.palette.text.secondary } : {},
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 }, sizeSmall: { padding: 6 } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.look.lineField, top: 0 },
        '& .MuiOutlinedInput-notchedOutline legend': { display: 'none' },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.look.neutralSoft },
      }),
      input: { padding: '9px 12px', height: 20 },
      multiline: { padding: '9px 12px', '& textarea': { padding: 0, height: 'auto' } },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontSize: '0.8125rem',
        lineHeight: '18px',
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '5px 0 0',
        fontSize: '0.8125rem',
        lineHeight: '18px',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 6,
        '&:not(.Mui-checked)': { color: theme.vars.palette.look.lineField },
      }),
    },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 6,
        '&:not(.Mui-checked)': { color: theme.vars.palette.look.lineField },
      }),
    },
  },
};
