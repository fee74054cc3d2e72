import Box from '@mui/material/Box';
import { formatFen } from '@probity/contract/rules/fen';

/** An amount: integer fen in, `¥1,234.50` out. */
export function MoneyText({ fen }: { fen: number }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {formatFen(fen)}
    </Box>
  );
}
