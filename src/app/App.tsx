import type { EmotionCache } from '@emotion/cache';
import { HashRouter } from 'react-router-dom';
import { LazyToasts } from './toasts/LazyToasts';
import { HISTORY_TYPE } from '../lib/constants';
import { AppRoutes } from './routing/AppRoutes';
import { Providers } from './Providers';
import type { AppStore } from './store';

const Router = { hash: HashRouter }[HISTORY_TYPE];

interface AppProps {
  store: AppStore;
  emotionCache: EmotionCache;
}

/** The whole console. */
export function App({ store, emotionCache }: AppProps) {
  return (
    <Providers store={store} emotionCache={emotionCache} toasts={<LazyToasts />}>
      <Router>
        <AppRoutes />
      </Router>
    </Providers>
  );
}
