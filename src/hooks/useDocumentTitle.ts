import { use, useEffect } from 'react';
import { TabAccountContext } from './tabContext';

/** Sets the window's title while mounted: "Records · Probity", and for who may act in several accounts "Records · Example Trading · Probity". */
export function useDocumentTitle(title: string): void {
  const account = use(TabAccountContext);
  useEffect(() => {
    // The platform's own account is called as the product.
    document.title = [...new Set([title, account, 'Probity'])].filter(Boolean).join(' · ');
  }, [title, account]);
}
