import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadQuietly } from '../../lib/loadQuietly';

/**
 * Lets a row of a list be dragged, once what drags is fetched: it is moved by buttons, too.
 * @param kind names the list: a row is dropped among its own kind alone
 * @param index the row's place, from 0
 * @returns the refs of row and handle, and the edge beside which another row would be dropped now
 */
export function useRowDrag(kind: string, index: number, onMove: (from: number, to: number) => void) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom'>();
  const move = useEffectEvent(onMove);

  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    loadQuietly(async () => {
      const { attachDrag } = await import('./attachDrag');
      if (isOver || !row.current || !handle.current) return;
      end = attachDrag({
        kind,
        element: row.current,
        handle: handle.current,
        index,
        onEdge: setEdge,
        onMove: (from, to) => move(from, to),
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [kind, index]);

  return { row, handle, edge };
}
