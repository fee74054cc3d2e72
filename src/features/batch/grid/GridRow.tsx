import { memo, useSyncExternalStore } from 'react';
import { gridFields, type CellWords } from './cellWords';
import type { Cursor } from './cursor';
import { ROW_HEIGHT } from './gridStyles';
import type { RowStore } from './rowStore';

interface GridRowProps {
  index: number;
  store: RowStore;
  cursor: Cursor;
  words: CellWords;
  /** Prefix of the cells' ids. */
  id: string;
  /** The words about the cell one is in. */
  faultsId: string;
}

export const cellId = (id: string, row: number, col: number): string => `${id}-${row}-${col}`;

/** A row of the grid: it listens for itself, and is drawn anew when it changes or the block reaches it. */
export const GridRow = memo(function GridRow({ index, store, cursor, words, id, faultsId }: GridRowProps) {
  const row = useSyncExternalStore(store.subscribe, () => store.rowAt(index));
  const span = useSyncExternalStore(cursor.subscribe, () => cursor.spanOf(index));
  const [left = 1, right = 0] = span === '' ? [] : span.split('-').map(Number);
  const isDoubtful = row?.duplicates.some(({ kept }) => kept === null);
  const state = row && words.stateOf(row);
  const isFaultyAsAWhole = row?.faults.some(({ field }) => field === null) ?? false;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-state={row?.state}
      style={{ transform: `translateY(${index * ROW_HEIGHT}px)` }}
    >
      <div role="rowheader" aria-colindex={1}>
        {row?.line}
      </div>
      <div
        role="gridcell"
        aria-colindex={2}
        aria-invalid={isFaultyAsAWhole || undefined}
        className={isDoubtful ? 'state doubt' : 'state'}
        // There is room for two columns or so.
        title={state}
      >
        {state ?? <div className="bone" />}
      </div>
      {gridFields.map(({ field }, col) => {
        const isFaulty = row?.faults.some((fault) => fault.field === field);
        const text = row && words.textOf(row, field);
        const ghost = text === '' ? words.byTerms(field) : '';
        const isSelected = col >= left && col <= right;
        return (
          <div
            key={field}
            role="gridcell"
            id={cellId(id, index, col)}
            aria-colindex={col + 3}
            aria-selected={isSelected}
            aria-invalid={isFaulty || undefined}
            aria-describedby={isSelected && isFaulty ? faultsId : undefined}
            data-row={index}
            data-col={col}
            className={ghost ? 'ghost' : undefined}
          >
            {text || ghost}
          </div>
        );
      })}
    </div>
  );
});
