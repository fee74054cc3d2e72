import { useEffect } from 'react';

/** Sets the window's title while mounted: "Records · Probity". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Probity` : 'Probity';
  }, [title]);
}
