import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { theme } from '../theme';

test('a date does not break at its hyphens', () => {
  render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <time>2026-11-23</time>
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByText('2026-11-23')).whiteSpace).toBe('nowrap');
});
