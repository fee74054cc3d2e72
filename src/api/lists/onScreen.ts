import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { gatewayApi } from '../transport/gatewayApi';
import type { ListStore } from './pages';

const shown = new Set<string>();

/** True while the list with this cache key is on screen. */
export const isOnScreen = (key: string) => shown.has(key);

/** Throws a list out of the cache; it is asked for anew when it is next opened. */
export function dropList({ dispatch }: Pick<ListStore, 'dispatch'>, key: string): void {
  dispatch(gatewayApi.internalActions.removeQueryResult({ queryCacheKey: key as never }) as never);
}

/**
 * Tells that a list is on the screen. One that is left without its first pages is dropped: it would open in the middle.
 * @param key its name in the cache; undefined while nothing is asked
 */
export function useOnScreen(key: string | undefined, hasEarlier: boolean): void {
  const dispatch = useDispatch();
  const isCut = useRef(hasEarlier);
  useEffect(() => {
    if (key === undefined) return undefined;
    shown.add(key);
    return () => {
      shown.delete(key);
      if (isCut.current) dropList({ dispatch }, key);
    };
  }, [key, dispatch]);
  // After the one above: what it leaves is judged by how it stood.
  useEffect(() => {
    isCut.current = hasEarlier;
  });
}
