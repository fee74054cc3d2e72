import { useEffect, useId } from 'react';

/** The forms with unsaved input. */
const owners = new Set<string>();
const listeners = new Set<() => void>();
let wasEverUnsaved = false;
let ask: ((go: () => void) => void) | undefined;
/** What would leave, done while the question was still being fetched: done again once it is there. */
let held: (() => void) | undefined;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The link to another address of the console that a click opens in this tab. */
export function linkClicked(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return (event.target as Element).closest('a[href^="#/"]:not([target=_blank])');
}

function holdLink(event: MouseEvent): void {
  const link = !ask && linkClicked(event);
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  held = () => link.click();
}

/** True while some form holds unsaved input: the page must not be reloaded automatically. */
export function hasUnsavedInput(): boolean {
  return owners.size > 0;
}

/** The user has agreed to lose what is unsaved: the browser does not ask a second time. */
function letReload(): void {
  window.removeEventListener('beforeunload', askBeforeUnload);
}

/** True once some input was not saved at once. */
export function wasUnsavedInput(): boolean {
  return wasEverUnsaved;
}

/** Calls back when the result of `hasUnsavedInput` may have changed. @returns a function that ends it */
export function onUnsavedInput(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers unsaved input of this form; leaving it, or closing the window, is then asked about. */
export function useUnsavedInput(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    owners.add(id);
    wasEverUnsaved = true;
    window.addEventListener('beforeunload', askBeforeUnload);
    document.addEventListener('click', holdLink, true);
    listeners.forEach((listener) => listener());
    return () => {
      owners.delete(id);
      if (owners.size === 0) {
        window.removeEventListener('beforeunload', askBeforeUnload);
        document.removeEventListener('click', holdLink, true);
      }
      listeners.forEach((listener) => listener());
    };
  }, [id, isDirty]);
}

/** Leaves the present screen or part: at once, or after the question whether unsaved input may be lost. */
export function leave(go: () => void): void {
  if (!hasUnsavedInput()) go();
  else if (ask) ask(go);
  else held = () => leave(go);
}

/** Loads the console again, after the question whether unsaved input may be lost. */
export function reloadTab(reload = () => window.location.reload()): void {
  leave(() => {
    letReload();
    reload();
  });
}

/** Registers the asker of that question (`app/routing/LeaveQuestion`). @returns a function that ends it */
export function connectLeaveQuestion(next: (go: () => void) => void): () => void {
  ask = next;
  held?.();
  held = undefined;
  return () => {
    if (ask === next) ask = undefined;
  };
}
