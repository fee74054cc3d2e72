import { useEffect, useId } from 'react';

const owners = new Set<string>();

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** True while some form holds input that is saved nowhere: nothing may then reload the page by itself. */
export function hasUnsavedInput(): boolean {
  return owners.size > 0;
}

/** Tells the page that this form holds unsaved input; the browser then asks before the window closes or reloads. */
export function useUnsavedInput(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    owners.add(id);
    window.addEventListener('beforeunload', askBeforeUnload);
    return () => {
      owners.delete(id);
      if (owners.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
    };
  }, [id, isDirty]);
}
