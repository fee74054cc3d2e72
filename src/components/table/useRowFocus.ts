import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };

/**
 * Keyboard moves among rows: one row is a tab stop, arrows, Page keys, Home and End move the focus.
 * @param count rows in the list
 * @param reveal scrolls a row into view, drawing it when it is virtual
 */
export function useRowFocus(count: number, reveal: (index: number) => void) {
  const [tabStop, setTabStop] = useState(0);

  const indexOf = (target: EventTarget) => Number((target as HTMLElement).dataset.index ?? NaN);

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = indexOf(event.target);
    if (!Number.isNaN(index)) setTabStop(index);
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
    // A virtual row is drawn in the frame after it was scrolled to.
    const focus = () =>
      body.querySelector<HTMLElement>(`tr[data-index="${bounded}"]`)?.focus({ preventScroll: true });
    focus();
    requestAnimationFrame(focus);
  };

  return { tabStop: Math.min(tabStop, Math.max(count - 1, 0)), onFocus, onKeyDown };
}
