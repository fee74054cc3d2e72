import { render as renderElement } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { HashRouter } from 'react-router-dom';
import { Providers } from '../app/Providers';
import { createStore } from '../app/createStore';
import { ToastHost } from '../app/toasts/ToastHost';
import { createEmotionCache } from '../theme/emotionCache';
import type { SessionKind } from '../session/sessionKind';
import { storeSession } from '../session/storedSession';
import type { UserInfo } from '../session/types';

interface RenderOptions {
  /** The hash route to draw, e.g. `/backRecord?status=inReview`. */
  route?: string;
  /** The signed-in user: the stored session that the store then finds. */
  userInfo?: UserInfo;
  sessionKind?: SessionKind;
  /**
   * Draws the styles, too: for what is asserted of them. Otherwise they are left out, as jsdom matches every rule anew for each
   * element that a query looks at, which doubled the time of the suites; what is hidden by a style alone is tested in the browser.
   */
  styles?: boolean;
}

const stops = new Set<() => void>();

/**
 * Draws an element inside everything a screen relies on: real store, router, theme, toasts and i18n.
 * @returns Testing Library's queries with `user` (acts as a person) and `store`
 */
export function render(
  element: ReactElement,
  { route = '/', userInfo, sessionKind = 'login', styles = false }: RenderOptions = {},
) {
  // Not location.hash: that notifies the router one turn later, outside the test's act().
  window.history.replaceState(null, '', `#${route}`);
  if (userInfo) storeSession(sessionKind, userInfo);
  const { store, stop } = createStore();
  stops.add(stop);
  const emotionCache = createEmotionCache(undefined);
  if (!styles) emotionCache.sheet.insert = () => undefined;
  const view = renderElement(
    <Providers store={store} emotionCache={emotionCache} toasts={<ToastHost />}>
      <HashRouter>{element}</HashRouter>
    </Providers>,
  );
  return { ...view, user: userEvent.setup(), store };
}

afterEach(() => {
  stops.forEach((stop) => stop());
  stops.clear();
});
