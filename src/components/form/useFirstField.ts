import { useEffect, useRef } from 'react';

const FIELD = 'input:enabled:not([type=hidden]):not([type=file]), select:enabled, textarea:enabled';

/** Puts the focus into a form's first field when it is drawn, unless a field of it has requested the focus itself. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement))
      form.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, []);
  return form;
}
