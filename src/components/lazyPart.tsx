import { useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from '../lib/loadWithRetry';
import { PartFailed } from './feedback/PartFailed';

interface LazyPartOptions<Props extends object> {
  /** Drawn with the same props while the part is loading; default: nothing. */
  Meanwhile?: ComponentType<Props>;
  /** Drawn with the same props when the part cannot be fetched; default: `PartFailed`. */
  Failed?: ComponentType<Props & { onRetry: () => void }>;
}

/**
 * A part of a screen that is fetched when it is first drawn (a dialog, a step, a menu), with the retries of every chunk. If
 * they fail too, the screen around it and the input there stay, and it can be tried again.
 * @param load fetches it: `() => import('./ShareDialog').then((module) => module.ShareDialog)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, Failed = PartFailed }: LazyPartOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const isWanted = !Part && !hasFailed;

    useEffect(() => {
      if (!isWanted) return undefined;
      let isCurrent = true;
      loadWithRetry(load).then(
        (part) => {
          loaded = part;
          if (isCurrent) setPart(() => part);
        },
        () => isCurrent && setFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);

    if (Part) return <Part {...props} />;
    if (hasFailed) return <Failed {...props} onRetry={() => setFailed(false)} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  };
}
