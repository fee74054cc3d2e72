import { useEffect, useState, type ComponentType } from 'react';
import { TOAST_DURATION } from '../../lib/constants';
import { onToastWanted, takeWaitingToasts } from '../../lib/toast';
import { PlainToasts } from './PlainToasts';

/** Time the toast component may take to load before the words are shown without it, in milliseconds. */
const PATIENCE = 1000;

/**
 * Fetches the toast component with the first toast: a visit without any does not pay for it. The first toast may say that
 * the network is down; if the component cannot be fetched then, plain words are shown, and the next toast tries again.
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
