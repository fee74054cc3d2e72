import { prerender } from 'react-dom/static';
import { createPath, Router, type Navigator, type To } from 'react-router-dom';
import type { Language } from '../i18n/languages';
import { startI18n } from '../i18n/i18n';
import { createEmotionCache } from '../theme/emotionCache';
import { AppRoutes } from './AppRoutes';
import { entryOf } from './fromParameter';
import { loadScreen } from './loadScreen';
import { Providers } from './Providers';
import { createStore } from './store';

/** Links look as HashRouter's do, or hydration would find others than the build wrote. */
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
 * Draws a route as a guest sees it first; run by the build, once per process and language.
 * @returns markup with emotion's style elements inside (scripts/lib/prerender.mjs moves them); undefined when the route
 * has no screen yet
 */
export async function renderRoute(
  route: string,
  language: Language,
): Promise<{ html: string; css: string } | undefined> {
  const entry = entryOf(route);
  if (!entry?.load) return undefined;
  await startI18n(language);
  await loadScreen(entry);
  const { store, stop } = createStore();
  try {
    const { prelude } = await prerender(
      <Providers store={store} emotionCache={createEmotionCache(undefined)}>
        <Router location={route} navigator={hashNavigator} static>
          <AppRoutes />
        </Router>
      </Providers>,
    );
    return { html: await new Response(prelude).text(), css: '' };
  } finally {
    stop();
  }
}
