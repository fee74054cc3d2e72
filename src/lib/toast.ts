export type ToastVariant = 'error' | 'warning' | 'success' | 'info';

/** Draws one toast: `components/feedback/ToastHost`. */
type Sink = (variant: ToastVariant, message: string, isMendable?: boolean) => void;

let sink: Sink | undefined;
let summon: (() => void) | undefined;
const waiting: Parameters<Sink>[] = [];

function show(...toasted: Parameters<Sink>): void {
  if (sink) {
    sink(...toasted);
    return;
  }
  waiting.push(toasted);
  summon?.();
}

/** Registers the host, which gets the toasts waiting so far. @returns a function that ends it */
export function connectToasts(next: Sink): () => void {
  sink = next;
  waiting.splice(0).forEach((toasted) => next(...toasted));
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
 * loaded with the first toast, which waits for it. A failure that is mendable goes once something has succeeded.
 */
export const toast = {
  error: (message: string, isMendable = false) => show('error', message, isMendable),
  warning: (message: string) => show('warning', message),
  success: (message: string) => show('success', message),
  info: (message: string) => show('info', message),
};
