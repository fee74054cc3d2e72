import type { CSSObject, Theme } from '@mui/material/styles';

/** Radio buttons of which none is chosen are `:indeterminate` too. */
const mixed = '&[type=checkbox]:indeterminate';

/**
 * How a small checkbox looks, as the large ones do: for lines and rows in which MUI's would be as large as the rest. Drawn by the
 * stylesheet alone, and by the browser where colours are forced.
 */
export function tickStyles({ vars: { palette } }: Theme): CSSObject {
  const { main, contrastText } = palette.primary;
  return {
    appearance: 'none',
    flex: 'none',
    width: 16,
    height: 16,
    margin: 0,
    border: `2px solid ${palette.look.lineField}`,
    // In words: in `sx` a number is a share of the theme's.
    borderRadius: '3px',
    cursor: 'inherit',
    [`&:checked, ${mixed}`]: { borderColor: main, backgroundColor: main },
    '&::after': {
      content: '""',
      display: 'block',
      height: 12,
      clipPath: 'polygon(8% 48%, 20% 36%, 40% 56%, 80% 14%, 92% 26%, 40% 80%)',
    },
    [`&:checked::after, ${mixed}::after`]: { backgroundColor: contrastText },
    [`${mixed}::after`]: { clipPath: 'inset(5px 2px)' },
    '&:disabled': { opacity: 0.5 },
    '@media (forced-colors: active)': { appearance: 'auto' },
  };
}
