import { styleNonce } from './theme/styleNonce';

/** The browser handles what came meanwhile: a click, a key, a frame. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * The files are all there, but what they define is worked out in pieces, library by library: in one piece it would hold a phone's clicks
 * and typing for a third of a second. So nothing heavy is imported at the head of this file.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await pause();
  const { startTransition } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  // Adopts the prerendered styles, so it comes before React looks at the markup.
  const { createEmotionCache } = await import(/* webpackMode: "eager" */ './theme/emotionCache');
  const emotionCache = createEmotionCache(styleNonce);
  await import(/* webpackMode: "eager" */ './theme/theme');
  await pause();
  const { createStore } = await import(/* webpackMode: "eager" */ './app/createStore');
  const { store } = createStore();
  const { startI18n } = await import(/* webpackMode: "eager" */ './i18n/i18n');
  await startI18n();
  await pause();
  const { App } = await import(/* webpackMode: "eager" */ './app/App');
  const { entryOf } = await import(/* webpackMode: "eager" */ './app/routing/fromParameter');
  const { loadScreen } = await import(/* webpackMode: "eager" */ './app/routing/loadScreen');
  const app = <App store={store} emotionCache={emotionCache} />;

  // The boot script inserts a guest's screen, so it is adopted for guests only; and the address may have changed.
  const { drawOver, end } = window.boot ?? {};
  const isGuest = store.getState().auth.token === '';
  const entry = (isGuest || drawOver) && root.hasChildNodes() ? entryOf(routeNow()) : undefined;
  // A chunk that fails is the screen's own matter: drawn from scratch it shows the error with Retry.
  const screen = entry?.load && (await loadScreen(entry).catch(() => undefined));
  if (drawOver) {
    // The words that stand there stay until the screen's reply is here too: nothing blinks.
    await screen?.readAhead?.(store.dispatch, new URLSearchParams(window.location.hash.split('?')[1]));
    const { flushSync } = await import(/* webpackMode: "eager" */ 'react-dom');
    return drawOver(() => flushSync(() => createRoot(root).render(app)));
  }
  const [drawnRoute, clicked] = end?.() ?? [];
  if (!screen || drawnRoute !== entry.path || drawnRoute !== routeNow()) {
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

start().catch((fault: unknown) => {
  console.error('The console could not start', fault);
  window.boot?.fail();
});
