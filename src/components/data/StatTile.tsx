import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface StatTileProps {
  label: string;
  /** undefined while it loads. */
  value: ReactNode | undefined;
  /** Explanation of the number: "5 expire within 2 days". */
  note?: ReactNode;
  /** Every number is a link to the rows behind it. */
  to?: string;
  isAlarming?: boolean;
}

/** A number with its meaning and a link to its rows. */
export function StatTile({ label, value, note, to, isAlarming = false }: StatTileProps) {
  const content = (
    <Box sx={{ p: '14px 18px', display: 'grid', alignContent: 'start', height: '100%' }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {label}
      </Box>
      <Box
        component="strong"
        sx={{
          typography: 'h4',
          mt: 0.25,
          color: isAlarming ? 'error.main' : to ? 'primary.main' : 'text.primary',
        }}
      >
        {value ?? <Skeleton width={56} />}
      </Box>
      {note && (
        <Box component="span" sx={{ color: 'look.ink3', fontSize: '0.78125rem' }}>
          {note}
        </Box>
      )}
    </Box>
  );
  return (
    <Card>
      {to ? (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}
