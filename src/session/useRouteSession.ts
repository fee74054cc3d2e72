import { useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { routeEntered, sessionSelected } from './sessionActions';
import { selectSessionKind } from './selectors';
import { sessionKindOfRoute } from './sessionKind';

/**
 * Draws the session that the current route uses. Mounted once, above the routes:
 * `if (!useRouteSession()) return <Spinner />` — false only for the instant of crossing from one session to the
 * other, so that no screen calls with the wrong token.
 */
export function useRouteSession(): boolean {
  const dispatch = useDispatch();
  const { key, pathname, search } = useLocation();
  const drawn = useSelector(selectSessionKind);
  const wanted = sessionKindOfRoute(pathname, search);
  const [handled, setHandled] = useState<string>();
  useLayoutEffect(() => {
    // Only an address change selects: a visitor login granted on /login keeps its session until it navigates.
    dispatch(drawn === wanted ? routeEntered() : sessionSelected(wanted));
    setHandled(key + pathname + search);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `drawn` alone is no address change
  }, [key, pathname, search]);
  return drawn === wanted || handled === key + pathname + search;
}
