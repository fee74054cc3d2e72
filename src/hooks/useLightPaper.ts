import { useEffect } from 'react';
import { THEME_ATTRIBUTE } from '../theme/theme';

/** Switches to the light theme while the page is printed: the dark theme's text would be pale on paper. */
export function useLightPaper(): void {
  useEffect(() => {
    const page = document.documentElement;
    let onScreen: string | null = null;
    const lighten = () => {
      onScreen ??= page.getAttribute(THEME_ATTRIBUTE);
      page.setAttribute(THEME_ATTRIBUTE, 'light');
    };
    const restore = () => {
      if (onScreen !== null) page.setAttribute(THEME_ATTRIBUTE, onScreen);
      onScreen = null;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      restore();
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
