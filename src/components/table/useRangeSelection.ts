import { useCallback, useEffect, useRef } from 'react';
import { isAll, isSelected, noRows, withRows } from './rowSelection';
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
    const isOn = !isSelected(current.selected, id);
    const ids = isRange ? between(shown, anchor.current, id) : [id];
    anchor.current = id;
    current.onChange(withRows(current.selected, ids, isOn));
  }, []);

  const toggleAll = useCallback(() => {
    const { rows: shown, selection: current } = latest.current;
    if (!current) return;
    const ids = shown.map((row) => row.id);
    const areAllOn = ids.every((id) => isSelected(current.selected, id));
    // All that match are taken back as a whole: what is not loaded could not be taken out otherwise.
    current.onChange(
      areAllOn && isAll(current.selected) ? noRows : withRows(current.selected, ids, !areAllOn),
    );
  }, []);

  return { toggleRow, toggleAll };
}

function between(rows: readonly { id: string }[], from: string | undefined, to: string): string[] {
  const [a, b] = [from, to].map((id) => rows.findIndex((row) => row.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return [to];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id);
}
