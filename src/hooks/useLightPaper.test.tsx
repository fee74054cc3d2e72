import { renderHook } from '@testing-library/react';
import { THEME_ATTRIBUTE } from '../theme/theme';
import { useLightPaper } from './useLightPaper';

const page = document.documentElement;
const theme = () => page.getAttribute(THEME_ATTRIBUTE);

it('paper is light while it is drawn, whatever the theme on screen, and the screen is as it was', () => {
  page.setAttribute(THEME_ATTRIBUTE, 'dark');
  const { unmount } = renderHook(() => useLightPaper());
  window.dispatchEvent(new Event('beforeprint'));
  expect(theme()).toBe('light');
  window.dispatchEvent(new Event('afterprint'));
  expect(theme()).toBe('dark');
  // Left in the middle of printing.
  window.dispatchEvent(new Event('beforeprint'));
  unmount();
  expect(theme()).toBe('dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(theme()).toBe('dark');
});
