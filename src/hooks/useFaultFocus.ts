import { useEffect, useState } from 'react';

const FAULTY = '[aria-invalid="true"], .Mui-error input, [data-invalid="true"]';

/** Moves to the first field with a fault within a part of the screen, else to its first field. */
export function focusFaultIn(part: ParentNode): void {
  const field = part.querySelector<HTMLElement>(FAULTY) ?? part.querySelector<HTMLElement>('input, button');
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/**
 * Moves to the first field with a fault once the faults are drawn: in the open dialog, else on the screen.
 * @returns a function for each attempt to submit; without a fault nothing moves
 */
export function useFaultFocus(): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const dialogs = document.querySelectorAll('[role="dialog"]');
    const field = (dialogs[dialogs.length - 1] ?? document).querySelector<HTMLElement>(FAULTY);
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  }, [tries]);
  return () => setTries((count) => count + 1);
}
