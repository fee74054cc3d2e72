import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { tickStyles } from './tickStyles';

const Input = styled('input')(({ theme }) => [
  tickStyles(theme),
  { '&[type=radio]': { borderRadius: '50%', '&::after': { clipPath: 'circle(3px)' } } },
]);

/** A small checkbox in a line or a row, or one of several radio buttons; its words stand in the label around it. */
export function Tick({ type = 'checkbox', ...input }: Omit<ComponentProps<typeof Input>, 'as'>) {
  return <Input {...input} type={type} />;
}
