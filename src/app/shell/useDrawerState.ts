import { useState } from 'react';
import { readContent, writeItem } from '../../lib/storage';

const KEY = 'probity-drawer';

/** Collapsed (remembered, wide windows) and open (narrow windows, until closed). */
export function useDrawerState() {
  const [isCollapsed, setCollapsed] = useState(() => readContent<unknown>(KEY) === 'collapsed');
  const [isOpen, setOpen] = useState(false);
  return {
    isCollapsed,
    toggleCollapsed: () => {
      writeItem(KEY, isCollapsed ? 'wide' : 'collapsed');
      setCollapsed(!isCollapsed);
    },
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
