import { useCallback, useEffect, useRef } from 'react';
import type { TableSelection } from './types';

/** Selecting one row, a range (Shift from the row selected last), or all rows shown. Handlers stay the same function. */
export function useRangeSelection(rows: readonly { id: string }[], selection: TableSelection | undefined) {
  const latest = useRef({ rows, selection });
  const anchor = useRef<string>(undefined);
  useEffect(() => {
    latest.current = { rows, selection };
  });

  const toggleRow = useCallback((id: string, isRange: boolean) => {
    const { rows: shown, selection: current } = latest.current;
    if (!current) return;
    const isOn = !current.selected.includes(id);
    const ids = isRange ? between(shown, anchor.current, id) : [id];
    anchor.current = id;
    const others = current.selected.filter((one) => !ids.includes(one));
    current.onChange(isOn ? [...others, ...ids] : others);
  }, []);

  const toggleAll = useCallback(() => {
    const { rows: shown, selection: current } = latest.current;
    if (!current) return;
    const ids = shown.map((row) => row.id);
    const others = current.selected.filter((one) => !ids.includes(one));
    const areAllOn = ids.every((id) => current.selected.includes(id));
    current.onChange(areAllOn ? others : [...others, ...ids]);
  }, []);

  return { toggleRow, toggleAll };
}

function between(rows: readonly { id: string }[], from: string | undefined, to: string): string[] {
  const [a, b] = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return [to];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id);
}
