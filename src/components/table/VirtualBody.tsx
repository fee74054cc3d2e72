import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { rowHeights, useDensity } from '../../theme/density';
import type { TableBodyProps } from './tableBodyProps';
import { TableRows } from './TableRows';
import { useRowFocus } from './useRowFocus';
import { useRowHeight } from './useRowHeight';

/** The rows in sight of a long list, between two spacers. */
export function VirtualBody<Row>({ scroller, onNearEnd, ...rest }: TableBodyProps<Row>) {
  const { rows } = rest;
  const density = useDensity();
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const rowHeight = useRowHeight(body, rowHeights[density]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    // The same functions from draw to draw: a new one makes the library measure every row again.
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 8,
  });
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  const { tabStop, ...keys } = useRowFocus(rows.length, reveal);

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  const isNearEnd = last !== undefined && last.index >= rows.length - 10;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function alone is no reason to load more
  }, [isNearEnd, rows.length]);

  return (
    <tbody {...keys} ref={setBody} className="uniform">
      <Spacer height={items[0]?.start ?? 0} />
      <TableRows {...rest} indexes={items.map((item) => item.index)} tabStop={tabStop} />
      <Spacer height={virtualizer.getTotalSize() - (last?.end ?? 0)} />
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="spacer" style={{ height }}>
      <td />
    </tr>
  );
}
