import { useEffect } from 'react';
import { loadWithRetry } from '../lib/loadWithRetry';
import { useAppDispatch } from './hooks';

/** While the session is open and somebody works on the screen it does not run out (keepSession). */
export function useKeptSession(isOpen: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    let stop = () => {};
    // Nobody needs it in the first minutes: should it never come, sessions end as if nobody worked.
    loadWithRetry(() => import('./keepSession')).then(
      ({ keepSession }) => {
        if (!isOver) stop = keepSession(dispatch);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [isOpen, dispatch]);
}
