import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import { LazyToasts } from '../../src/app/toasts/LazyToasts';
import { startI18n, loadPhrases } from '../../src/i18n/i18n';
import type { Language } from '../../src/i18n/languages';
import { createEmotionCache } from '../../src/theme/emotionCache';
import { AppRoutes } from '../../src/app/routing/AppRoutes';
import { entryOf } from '../../src/app/routing/fromParameter';
import { loadScreen } from '../../src/app/routing/loadScreen';
import { Providers } from '../../src/app/Providers';
import { createStore } from '../../src/app/createStore';
import type { AppStore } from '../../src/app/store';
import { STORAGE_KEYS, VISITOR_TYPE } from '../../src/lib/constants';
import { lookReplies } from './lookReplies';

/** Links look like HashRouter's, or hydration would find others than the build wrote. */
const hashNavigator: Navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: refuse,
  push: refuse,
  replace: refuse,
};

function refuse(): never {
  throw new Error('A prerendered screen must not navigate');
}

/**
 * Draws a route as a guest sees it before any reply, for the templates of index.html. The build runs it in Node.
 * @returns markup with emotion's style elements inside (the build lifts them out and adds the place for the nonce);
 * undefined while the route has no screen
 */
export function renderRoute(address: string, language: Language): Promise<{ html: string } | undefined> {
  return render(address, language, {});
}

/**
 * Draws a link's page as its visitor sees it with a reply whose facts are places (lookReplies.ts).
 * @returns besides the markup how a moment in China is named to readers elsewhere
 */
export async function renderLook(
  name: string,
  language: Language,
): Promise<{ html: string; inChina: string } | undefined> {
  const { address, keep } = lookReplies[name]!;
  const session = JSON.stringify({ type: VISITOR_TYPE, content: 'visitor', timestamp: 0 });
  const drawn = await render(address, language, { [STORAGE_KEYS.magicToken]: session }, keep);
  return drawn && { ...drawn, inChina: i18next.t('components.promise.inChina', { time: '{time}' }) };
}

async function render(
  address: string,
  language: Language,
  tabStorage: Record<string, string>,
  keep?: (dispatch: AppStore['dispatch']) => Promise<unknown>,
): Promise<{ html: string } | undefined> {
  const entry = entryOf(address.split('?')[0]!);
  if (!entry?.load) return undefined;
  const { store, openWindow, stop } = createVisitorStore(address, tabStorage);
  try {
    await startI18n(language);
    await loadPhrases(...entry.phrases);
    await loadScreen(entry);
    await keep?.(store.dispatch);
    // A link's page reads what its tab keeps.
    if (keep) openWindow();
    const html = renderToString(
      <Providers store={store} emotionCache={createEmotionCache('__CSP_NONCE__')} toasts={<LazyToasts />}>
        <Router location={address} navigator={hashNavigator} static>
          <AppRoutes />
        </Router>
      </Providers>,
    );
    return { html };
  } finally {
    stop();
  }
}

/** The store reads the address and the storages once, when it is made; a guest's are empty. */
function createVisitorStore(address: string, tabStorage: Record<string, string>) {
  const emptyStorage = { getItem: () => null };
  const guestWindow = {
    location: { hash: `#${address}`, search: '' },
    localStorage: emptyStorage,
    sessionStorage: { getItem: (key: string) => tabStorage[key] ?? null },
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  const scope = globalThis as { window?: unknown };
  const openWindow = () => (scope.window = guestWindow);
  openWindow();
  try {
    const { store, stop } = createStore();
    return {
      store,
      openWindow,
      stop: () => {
        openWindow();
        stop();
        delete scope.window;
      },
    };
  } finally {
    // React, emotion and MUI must see that there is no browser.
    delete scope.window;
  }
}
