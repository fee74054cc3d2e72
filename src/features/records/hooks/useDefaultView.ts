import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUserInfo } from '../../../session/selectors';
import { hasDefaultView } from '../defaultViewMark';

/**
 * Opens the list with the reader's default view where it is come to without any filter, and only then.
 * @param search what the address says now
 * @param apply puts the filters of a view into the address
 * @returns `isWaiting` while the list must not ask yet, and `onArrival` for whoever has read the views
 */
export function useDefaultView(search: URLSearchParams, apply: (query: string) => void) {
  const reader = useSelector(selectUserInfo);
  const isBare = search.size === 0;
  const [wasBare] = useState(isBare);
  const [arrival, setArrival] = useState<'open' | 'applied' | 'over'>(wasBare ? 'open' : 'over');
  const [isExpected] = useState(() => wasBare && hasDefaultView(reader));
  // The address follows a moment after it was asked to: until then nothing is asked with the old one.
  if (arrival === 'applied' && !isBare) setArrival('over');
  const onArrival = (defaultQuery: string | undefined) => {
    if (arrival !== 'open') return;
    const applies = isBare && Boolean(defaultQuery);
    setArrival(applies ? 'applied' : 'over');
    if (applies) apply(defaultQuery!);
  };
  return { isWaiting: isBare && (arrival === 'applied' || (arrival === 'open' && isExpected)), onArrival };
}
