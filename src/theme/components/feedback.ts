import type { Components, Theme } from '@mui/material/styles';

export const feedback: Components<Theme> = {
  MuiAlert: {
    styleOverrides: {
      root: ({ theme, ownerState }) => {
        const lamp = theme.vars.palette.lamp;
        const looks = {
          error: [lamp.red, lamp.redSoft],
          warning: [lamp.yellow, lamp.yellowSoft],
          info: [lamp.blue, lamp.blueSoft],
          success: [lamp.green, lamp.greenSoft],
        } as const;
        const [strong, soft] = looks[(ownerState.severity ?? 'success') as keyof typeof looks];
        return {
          padding: '6px 14px',
          color: theme.vars.palette.text.primary,
          backgroundColor: soft,
          border: `1px solid ${theme.vars.palette.divider}`,
          '& .MuiAlert-icon': { color: strong, opacity: 1, fontSize: 20 },
        };
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave' },
    styleOverrides: { root: ({ theme }) => ({ backgroundColor: theme.vars.palette.divider }) },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: 3,
        backgroundColor: theme.vars.palette.look.neutralSoft,
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 }, styleOverrides: { tooltip: { fontSize: '0.78125rem' } } },
};
