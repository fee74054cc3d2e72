import type { ThemeOptions } from '@mui/material/styles';

/** System fonts only: Latin first, Chinese after; no web font is ever fetched. */
const fontFamily = [
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"DejaVu Sans"',
  '"PingFang SC"',
  '"Noto Sans SC"',
  '"Noto Sans CJK SC"',
  'system-ui',
  'sans-serif',
].join(',');

/** 14 px body on a 20 px line in the console; the candidate's screens set `candidateText` on their root. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontSize: 14,
  h1: { fontSize: '1.375rem', lineHeight: '28px', fontWeight: 650, letterSpacing: '-0.01em' },
  h2: { fontSize: '0.9375rem', lineHeight: '22px', fontWeight: 620 },
  h3: { fontSize: '0.875rem', lineHeight: '20px', fontWeight: 600 },
  h4: { fontSize: '1.625rem', lineHeight: '34px', fontWeight: 650, letterSpacing: '-0.02em' },
  body1: { fontSize: '0.875rem', lineHeight: '20px', letterSpacing: 0 },
  body2: { fontSize: '0.8125rem', lineHeight: '19px', letterSpacing: 0 },
  caption: { fontSize: '0.78125rem', lineHeight: '18px', letterSpacing: 0 },
  subtitle2: { fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 600, letterSpacing: 0 },
  button: {
    fontSize: '0.875rem',
    lineHeight: '20px',
    fontWeight: 600,
    letterSpacing: 0,
    textTransform: 'none',
  },
};

/** Spread into `sx` at the root of a candidate's or reader's screen: 16 px text, large targets. */
export const candidateText = {
  fontSize: '1rem',
  '& .MuiTypography-body1, & .MuiFormControlLabel-label, & .MuiInputBase-root': {
    fontSize: '1rem',
    lineHeight: '24px',
  },
  '& .MuiTypography-body2, & .MuiFormHelperText-root': { fontSize: '0.875rem', lineHeight: '20px' },
  '& .MuiTypography-h1': { fontSize: '1.5rem', lineHeight: '32px' },
  '& .MuiButton-root': { minHeight: 48, fontSize: '1rem' },
  '& .MuiInputBase-input': { minHeight: 24 },
} as const;

/** What is left of a phone at 200 %: what stands side by side elsewhere stands one below the other. */
export const narrowest = '@media (max-width:299px)';
