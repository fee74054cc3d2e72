import { useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { routeEntered, sessionSelected } from './sessionActions';
import { selectSessionKind } from './selectors';
import { sessionKindOfRoute } from './sessionKind';

/**
 * Selects the session of the current route. Mounted once, above the routes: `if (!useRouteSession()) return <Spinner />` —
 * false only for the instant of switching from one session to the other, so that no screen calls with the wrong token.
 */
export function useRouteSession(): boolean {
  const dispatch = useDispatch();
  const { key, pathname, search } = useLocation();
  const drawn = useSelector(selectSessionKind);
  const wanted = sessionKindOfRoute(pathname, search);
  const address = key + pathname + search;
  // At the usual first address its session is selected already: no second rendering.
  const [handled, setHandled] = useState(drawn === wanted ? address : undefined);
  useLayoutEffect(() => {
    // Only an address change selects: a visitor login granted on /login keeps its session until it navigates.
    dispatch(drawn === wanted ? routeEntered() : sessionSelected(wanted));
    setHandled(address);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `drawn` alone is no address change
  }, [address]);
  return drawn === wanted || handled === address;
}
