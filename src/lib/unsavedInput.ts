import { useEffect, useId, useRef } from 'react';

/** The forms with unsaved input; each with what keeps it over a reload, if anything can. */
const owners = new Map<string, (() => void) | undefined>();
const listeners = new Set<() => void>();
let wasEverUnsaved = false;
let ask: ((go: () => void) => void) | undefined;

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** True while some form holds unsaved input: the page must not be reloaded automatically. */
export function hasUnsavedInput(): boolean {
  return owners.size > 0;
}

/** `kept`: all unsaved input can be kept over a reload. `lost`: some would be lost with it. */
export function inputOverReload(): 'none' | 'kept' | 'lost' {
  if (owners.size === 0) return 'none';
  return [...owners.values()].every(Boolean) ? 'kept' : 'lost';
}

/** Keeps over a reload what can be kept; the reload that follows asks nothing any more. */
export function keepOverReload(): void {
  owners.forEach((keep) => keep?.());
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

/**
 * Registers unsaved input of this form; leaving it, or closing the window, is then asked about.
 * @param keep keeps the input over a reload, for a form that then fills itself with it
 */
export function useUnsavedInput(isDirty: boolean, keep?: () => void): void {
  const id = useId();
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  const isKept = keep !== undefined;
  useEffect(() => {
    if (!isDirty) return undefined;
    owners.set(id, isKept ? () => latest.current?.() : undefined);
    wasEverUnsaved = true;
    window.addEventListener('beforeunload', askBeforeUnload);
    listeners.forEach((listener) => listener());
    return () => {
      owners.delete(id);
      if (owners.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
      listeners.forEach((listener) => listener());
    };
  }, [id, isDirty, isKept]);
}

/** Leaves the present screen or part: at once, or after the question whether unsaved input may be lost. */
export function leave(go: () => void): void {
  if (hasUnsavedInput() && ask) ask(go);
  else go();
}

/** Registers the asker of that question (`app/routing/LeaveQuestion`). @returns a function that ends it */
export function connectLeaveQuestion(next: (go: () => void) => void): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}
