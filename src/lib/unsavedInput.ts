import { useEffect, useId } from 'react';

const owners = new Set<string>();
const listeners = new Set<() => void>();
let wasEverUnsaved = false;
let ask: ((go: () => void) => void) | undefined;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** True while some form holds input that is saved nowhere: nothing may then reload the page by itself. */
export function hasUnsavedInput(): boolean {
  return owners.size > 0;
}

/** True from the first input on that was not saved at once. */
export function wasUnsavedInput(): boolean {
  return wasEverUnsaved;
}

/** Tells when what `hasUnsavedInput` says may have changed. @returns ends it */
export function onUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the page that this form holds unsaved input; leaving it, or closing the window, is then asked about. */
export function useUnsavedInput(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    owners.add(id);
    wasEverUnsaved = true;
    window.addEventListener('beforeunload', askBeforeUnload);
    listeners.forEach((listener) => listener());
    return () => {
      owners.delete(id);
      if (owners.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
      listeners.forEach((listener) => listener());
    };
  }, [id, isDirty]);
}

/** Leaves what is drawn: at once, or after the question whether unsaved input may be lost. */
export function leave(go: () => void): void {
  if (hasUnsavedInput() && ask) ask(go);
  else go();
}

/** Who asks that question (`app/routing/LeaveQuestion`). @returns ends it */
export function connectLeaveQuestion(next: (go: () => void) => void): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}
