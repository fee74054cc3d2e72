import { styled } from '@mui/material/styles';

/** Looks like a link and acts on this page. */
export const LinkButton = styled('button')(({ theme }) => ({
  font: 'inherit',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.vars.palette.primary.main,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&[data-quiet]': { color: 'inherit' },
}));
