import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { SavedView } from '../../../api/resources/viewsApi';
import { selectUserInfo } from '../../../session/selectors';
import { hasDefaultView } from '../defaultViewMark';

/**
 * Opens the list with the reader's default view when it is entered without any filter, and only then.
 * @param search the present address
 * @param apply puts the filters of a view into the address
 * @returns `isWaiting` while the list must not be fetched yet, and `onArrival` to be called with the views
 */
export function useDefaultView(search: URLSearchParams, apply: (view: SavedView) => void) {
  const reader = useSelector(selectUserInfo);
  const isBare = search.size === 0;
  const [wasBare] = useState(isBare);
  const [arrival, setArrival] = useState<'open' | 'applied' | 'over'>(wasBare ? 'open' : 'over');
  const [isExpected] = useState(() => wasBare && hasDefaultView(reader));
  // The address follows a moment later: until then nothing is fetched with the old one.
  if (arrival === 'applied' && !isBare) setArrival('over');
  const onArrival = (view: SavedView | undefined) => {
    if (arrival !== 'open') return;
    const applies = isBare && Boolean(view?.query);
    setArrival(applies ? 'applied' : 'over');
    if (applies) apply(view!);
  };
  return { isWaiting: isBare && (arrival === 'applied' || (arrival === 'open' && isExpected)), onArrival };
}
