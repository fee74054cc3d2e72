import { useEffect, useState, type ComponentType } from 'react';
import { TOAST_DURATION } from '../../lib/constants';
import { onToastWanted, takeWaitingToasts } from '../../lib/toast';
import { PlainToasts } from './PlainToasts';

/** How long what draws the toasts may be on its way before the words are shown without it; in milliseconds. */
const PATIENCE = 1000;

/**
 * Fetches what draws the toasts with the first of them: a visit in which nothing is to be said does not pay for it.
 * The first may say that the network is down; what cannot be fetched then is done without, and tried again with the next.
 */
export function LazyToasts() {
  const [Host, setHost] = useState<ComponentType>();
  const [plain, setPlain] = useState<readonly string[]>([]);

  useEffect(() => {
    if (Host) return undefined;
    let isWanted = true;
    const sayPlainly = () => {
      if (!isWanted) return;
      const said = takeWaitingToasts();
      if (said.length === 0) return;
      setPlain((before) => [...before.filter((one) => !said.includes(one)), ...said]);
      setTimeout(() => setPlain((before) => before.filter((one) => !said.includes(one))), TOAST_DURATION);
    };
    const load = () => {
      const timer = setTimeout(sayPlainly, PATIENCE);
      import('./ToastHost')
        .then(
          (module) => isWanted && setHost(() => module.ToastHost),
          (fault: unknown) => {
            console.warn('What draws the toasts could not be loaded', fault);
            sayPlainly();
          },
        )
        .finally(() => clearTimeout(timer));
    };
    const forget = onToastWanted(load);
    return () => {
      isWanted = false;
      forget();
    };
  }, [Host]);

  return (
    <>
      {plain.length > 0 && <PlainToasts messages={plain} />}
      {Host && <Host />}
    </>
  );
}
