import { styled } from '@mui/material/styles';
import type { ComponentType, ReactNode } from 'react';

export type Tone = 'neutral' | 'green' | 'blue' | 'yellow' | 'red';

/** One static class for all tones: lists draw hundreds of these, and MUI's Chip is ten times the work. */
const Tag = styled('span')(({ theme }) => {
  const { lamp, look, text } = theme.vars.palette;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxWidth: '100%',
    padding: '1px 8px',
    borderRadius: 6,
    fontSize: '0.78125rem',
    lineHeight: '20px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: text.secondary,
    backgroundColor: look.neutralSoft,
    '& svg': { fontSize: 15, flex: 'none' },
    '&[data-tone=green]': { color: lamp.green, backgroundColor: lamp.greenSoft },
    '&[data-tone=blue]': { color: lamp.blue, backgroundColor: lamp.blueSoft },
    '&[data-tone=yellow]': { color: lamp.yellow, backgroundColor: lamp.yellowSoft },
    '&[data-tone=red]': { color: lamp.red, backgroundColor: lamp.redSoft },
    '@media print': { border: `1px solid ${look.lineStrong}` },
  };
});

interface StatusTagProps {
  icon?: ComponentType;
  tone?: Tone;
  children: ReactNode;
}

/** A word with its icon. Neutral for a state; the lamps' tones for a result. */
export function StatusTag({ icon: Icon, tone = 'neutral', children }: StatusTagProps) {
  return (
    <Tag data-tone={tone}>
      {Icon && <Icon />}
      <span>{children}</span>
    </Tag>
  );
}
