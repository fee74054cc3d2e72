import { useEffect, useState } from 'react';

/** Moves to the first field with a fault, once the faults are drawn. */
export function useFaultFocus(): () => void {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries === 0) return;
    const field = document.querySelector<HTMLElement>(
      'main [aria-invalid="true"], main .Mui-error input, main [data-invalid="true"]',
    );
    field?.focus();
    field?.scrollIntoView?.({ block: 'center' });
  }, [tries]);
  return () => setTries((count) => count + 1);
}
