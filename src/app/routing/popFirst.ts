let listener: ((event: PopStateEvent) => void) | undefined;

// Of listeners on the window the first to come is the first to hear: before the router.
if (typeof window !== 'undefined') window.addEventListener('popstate', (event) => listener?.(event));

/** Who hears of the browser's Back and Forward before the router does. @returns ends it */
export function onPopFirst(next: (event: PopStateEvent) => void): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}
