import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A link to another screen within text; underlined when pointed at. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}));
