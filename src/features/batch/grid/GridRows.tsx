import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect } from 'react';
import type { CellWords } from './cellWords';
import type { Cursor } from './cursor';
import { GridRow } from './GridRow';
import { ROW_HEIGHT, ROWS_SHOWN } from './gridStyles';
import type { RowStore } from './rowStore';

interface GridRowsProps {
  store: RowStore;
  cursor: Cursor;
  words: CellWords;
  id: string;
  faultsId: string;
  scroller: HTMLDivElement | null;
  count: number;
}

/** Rows drawn beyond both edges. */
const OVERSCAN = 5;
const DRAWN = ROWS_SHOWN + 1 + 2 * OVERSCAN;

/** The rows in sight. Always as many: a row that goes at one edge is the one that comes at the other, with other words in it. */
export function GridRows({ scroller, count, store, ...row }: GridRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: useCallback(() => ROW_HEIGHT, []),
    overscan: OVERSCAN,
  });
  const drawn = Math.min(DRAWN, count);
  const first = Math.max(0, Math.min(virtualizer.getVirtualItems()[0]?.index ?? 0, count - drawn));
  useEffect(() => {
    if (drawn > 0) store.want(first, first + drawn - 1);
  }, [store, first, drawn]);
  return (
    <div role="rowgroup" className="body" style={{ height: count * ROW_HEIGHT }}>
      {Array.from({ length: drawn }, (_one, at) => first + at).map((index) => (
        <GridRow key={index % drawn} index={index} store={store} {...row} />
      ))}
    </div>
  );
}
