import { styleNonce } from './theme/styleNonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import { entryOf } from './app/routing/fromParameter';
import { loadScreen } from './app/routing/loadScreen';
import type { RouteEntry } from './app/routing/routeTable';
import { createStore } from './app/createStore';
import { startI18n } from './i18n/i18n';
import { createEmotionCache } from './theme/emotionCache';

declare global {
  interface Window {
    /** Of the boot script (scripts/firstPaint/boot.js). */
    boot?: {
      /**
       * The program draws from here on: returns the prerendered route still shown, if any, and the clicks held back since.
       */
      end: () => [drawnRoute: string | undefined, clicked: Element[]];
      /** The program cannot draw: reloads once, then shows words and a retry button. */
      fail: () => void;
    };
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // Splits evaluation from the rest: a click is handled in between.
  await new Promise((resolve) => setTimeout(resolve));
  // Adopts the prerendered styles, so it comes before React looks at the markup.
  const emotionCache = createEmotionCache(styleNonce);
  const { store } = createStore();
  await startI18n();
  const app = <App store={store} emotionCache={emotionCache} />;

  // The boot script inserts a guest's screen, so it is adopted for guests only; and the address may have changed.
  const isGuest = store.getState().auth.token === '';
  const entry = isGuest && root.hasChildNodes() ? entryOf(routeNow()) : undefined;
  // A chunk that fails is the screen's own matter: drawn from scratch it shows the error with Retry.
  const isFetched = entry?.load && (await isLoaded(entry));
  const [drawnRoute, clicked] = window.boot?.end() ?? [];
  if (!isFetched || drawnRoute !== entry.path || drawnRoute !== routeNow()) {
    createRoot(root).render(app);
    return;
  }
  // In slices: typing and clicks come in between.
  startTransition(() => {
    hydrateRoot(root, app);
  });
  // React handles the clicks at once. Typed text is the forms' own matter.
  const again = { bubbles: true, cancelable: true };
  for (const target of clicked ?? []) target.dispatchEvent(new MouseEvent('click', again));
}

const routeNow = () => window.location.hash.replace(/^#/, '').split('?')[0] || '/';

const isLoaded = (entry: RouteEntry) =>
  loadScreen(entry).then(
    () => true,
    () => false,
  );

start().catch((fault: unknown) => {
  console.error('The console could not start', fault);
  window.boot?.fail();
});
