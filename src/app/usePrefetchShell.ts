import { useEffect } from 'react';
import { loadShell } from './loadShell';

/** Fetches the frame ahead while somebody types the phone: the screen after the login then only waits for its data. */
export function usePrefetchShell(): void {
  useEffect(() => {
    // A failure is told when the frame is really needed.
    const prefetch = () => void loadShell().catch(() => undefined);
    document.addEventListener('input', prefetch, { once: true });
    return () => document.removeEventListener('input', prefetch);
  }, []);
}
