export type ToastVariant = 'error' | 'warning' | 'success' | 'info';

/** Draws one toast: `app/toasts/ToastHost`. */
type Sink = (variant: ToastVariant, message: string) => void;

let sink: Sink | undefined;
let summon: (() => void) | undefined;
const waiting: [ToastVariant, string][] = [];

function show(variant: ToastVariant, message: string): void {
  if (sink) {
    sink(variant, message);
    return;
  }
  waiting.push([variant, message]);
  summon?.();
}

/** Registers the host, which gets the toasts waiting so far. @returns a function that ends it */
export function connectToasts(next: Sink): () => void {
  sink = next;
  waiting.splice(0).forEach(([variant, message]) => next(variant, message));
  return () => {
    if (sink === next) sink = undefined;
  };
}

/** The toasts that nobody has drawn yet, for drawing them without the host. */
export function takeWaitingToasts(): string[] {
  return waiting.splice(0).map(([, message]) => message);
}

/** Called when there is a toast and no host. @returns a function that ends it */
export function onToastWanted(listener: () => void): () => void {
  summon = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (summon === listener) summon = undefined;
  };
}

/**
 * The one way to show a toast. "Toasts last 5 seconds" (specification, section 8). Messages come translated. The host is
 * loaded with the first toast, which waits for it.
 */
export const toast = {
  error: (message: string) => show('error', message),
  warning: (message: string) => show('warning', message),
  success: (message: string) => show('success', message),
  info: (message: string) => show('info', message),
};
