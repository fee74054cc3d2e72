let listener: ((event: PopStateEvent) => void) | undefined;

// Listeners on the window are called in the order they were added: this one before the router.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listener?.(event));

/**
 * Registers the listener that gets the browser's Back and Forward before the router does. @returns a function that ends it
 */
export function onPopStateFirst(next: (event: PopStateEvent) => void): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
