import { lazy, Suspense, type ComponentType } from 'react';
import { loadWithRetry } from './loadWithRetry';

/**
 * A part of a screen that is fetched when it is first drawn (a dialog, a menu), with the retries of every chunk. Until it
 * is there nothing stands in its place, or what is given.
 * @param load fetches it: `() => import('./ShareDialog').then((module) => module.ShareDialog)`
 * @param Meanwhile drawn with the same props until then
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  const Part = lazy(async () => ({ default: await loadWithRetry(load) })) as unknown as ComponentType<Props>;
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={Meanwhile ? <Meanwhile {...props} /> : null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
