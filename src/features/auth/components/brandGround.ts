import type { Theme } from '@mui/material/styles';

/** Text on the coloured background. */
export const brandInk = (theme: Theme) => ({
  color: theme.vars.palette.primary.contrastText,
  ...theme.applyStyles('dark', { color: theme.vars.palette.text.primary }),
});

/** The coloured background of the first screens: the brand in the light theme, its quiet form in the dark one. */
export const brandGround = (theme: Theme) => ({
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  backgroundImage: 'radial-gradient(120% 90% at 0% 0%, rgb(255 255 255 / 0.1), transparent 60%)',
  ...theme.applyStyles('dark', {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.look.brandSoft,
  }),
});
