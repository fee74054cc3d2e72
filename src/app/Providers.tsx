import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { theme, THEME_MODE_KEY } from '../theme/theme';
import type { AppStore } from './store';

interface ProvidersProps {
  store: AppStore;
  emotionCache: EmotionCache;
  /** Component that draws the toasts. */
  toasts?: ReactNode;
  children: ReactNode;
}

/** Everything a screen relies on, except the router. */
export function Providers({ store, emotionCache, toasts, children }: ProvidersProps) {
  return (
    <CacheProvider value={emotionCache}>
      <ThemeProvider theme={theme} modeStorageKey={THEME_MODE_KEY}>
        <CssBaseline />
        <Provider store={store}>
          {children}
          {toasts}
        </Provider>
      </ThemeProvider>
    </CacheProvider>
  );
}
