import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * Keyboard moves among rows: one row is a tab stop, arrows, Page keys, Home and End move the focus.
 * @param count rows in the list; those before `first` are not there, and are loaded when they are gone to
 * @param reveal scrolls a row into view, drawing it when it is virtual
 */
export function useRowFocus(
  { first, count }: { first: number; count: number },
  reveal: (index: number) => void,
) {
  const [tabStop, setTabStop] = useState(0);
  // The row gone to, until it is drawn: a virtual one is after it was scrolled to, one that was let go when it has been loaded.
  const awaited = useRef<() => boolean>(undefined);
  useEffect(() => {
    if (awaited.current?.()) awaited.current = undefined;
  });

  const indexOf = (target: EventTarget) => Number((target as HTMLElement).dataset.index ?? NaN);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (Number.isNaN(index)) return;
    awaited.current = undefined;
    setTabStop(index);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (Number.isNaN(index) || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const next =
      step !== undefined
        ? index + step
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? count - 1
            : undefined;
    if (next === undefined) return;
    event.preventDefault();
    const bounded = Math.min(Math.max(next, 0), count - 1);
    const body = event.currentTarget;
    setTabStop(bounded);
    reveal(bounded);
    const focus = () => {
      const row = body.querySelector<HTMLElement>(`tr[data-index="${bounded}"]`);
      const { activeElement } = document;
      // Whoever went elsewhere meanwhile stays there.
      if (activeElement === document.body || body.contains(activeElement))
        row?.focus({ preventScroll: true });
      return row !== null;
    };
    awaited.current = focus() ? undefined : focus;
  };

  return { tabStop: Math.min(Math.max(tabStop, first), Math.max(count - 1, 0)), onFocus, onKeyDown };
}
