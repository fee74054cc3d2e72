import { useEffect, useState, type ComponentType } from 'react';
import { onToastWanted } from '../lib/toast';

/**
 * Fetches the toasts when the first screen stands still, or at once when there is something to say. It does not wait
 * for the first fault: one that says that the network is down could not be fetched any more.
 */
export function LazyToasts() {
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    if (Host) return undefined;
    let isWanted = true;
    const load = () => {
      import('./ToastHost').then(
        (module) => isWanted && setHost(() => module.ToastHost),
        // Without a network there is nobody to tell; what waits is shown by the next load that succeeds.
        (fault: unknown) => console.warn('The toasts could not be loaded', fault),
      );
    };
    const forget = onToastWanted(load);
    const timer = setTimeout(load, 1500);
    return () => {
      isWanted = false;
      forget();
      clearTimeout(timer);
    };
  }, [Host]);

  return Host ? <Host /> : null;
}
