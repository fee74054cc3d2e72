import { styleNonce } from './theme/styleNonce';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { entryOf } from './app/fromParameter';
import { loadScreen } from './app/loadScreen';
import { createStore } from './app/store';
import { startI18n } from './i18n/i18n';
import { createEmotionCache } from './theme/emotionCache';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Adopts the prerendered styles, so it comes before React looks at the markup.
  const emotionCache = createEmotionCache(styleNonce);
  const { store } = createStore();
  await startI18n();
  const app = <App store={store} emotionCache={emotionCache} />;

  // The boot script has moved a prerendered screen in; it shows what a guest sees, so only a guest's is adopted.
  const entry = entryOf(window.location.hash.replace(/^#/, '').split('?')[0] || '/');
  const isPrerendered = root.hasChildNodes() && store.getState().auth.token === '';
  if (isPrerendered && entry?.load) {
    // A chunk that fails is the screen's own matter: drawn from scratch it shows the error with Retry.
    const isLoaded = await loadScreen(entry).then(
      () => true,
      () => false,
    );
    if (isLoaded) {
      hydrateRoot(root, app);
      return;
    }
  }
  createRoot(root).render(app);
}

void start();
