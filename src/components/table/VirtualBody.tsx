import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { rowHeights, useDensity } from '../../theme/density';
import { Spacer } from './Spacer';
import type { TableBodyProps } from './tableBodyProps';
import { TableRows } from './TableRows';
import { useKeptPlace } from './useKeptPlace';
import { useRowFocus } from './useRowFocus';
import { useRowHeight } from './useRowHeight';

/** So many rows before the first one, or the last one, that is there, more are asked for. */
const AHEAD = 10;

/** The rows in sight of a long list, between two spacers. Its first rows may have been let go: their room stays. */
export function VirtualBody<Row>({
  scroller,
  onNearEnd,
  onNearStart,
  onRetryStart,
  isLong: _long,
  isMeasured: _measured,
  onDrawn: _drawn,
  ...rest
}: TableBodyProps<Row>) {
  const { rows, offset } = rest;
  const count = offset + rows.length;
  const density = useDensity();
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const rowHeight = useRowHeight(body, rowHeights[density]);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    // The same functions from draw to draw: a new one makes the library measure every row again.
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    getItemKey: useCallback((index: number) => rows[index - offset]?.id ?? index, [rows, offset]),
    overscan: 8,
  });
  const reveal = useCallback((index: number) => virtualizer.scrollToIndex(index), [virtualizer]);
  const { tabStop, ...keys } = useRowFocus({ first: offset, count }, reveal);
  useKeptPlace({ scroller, rows, offset, rowHeight });

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  const isNearEnd = last !== undefined && last.index >= count - AHEAD;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function alone is no reason to load more
  }, [isNearEnd, count]);

  const isNearStart = first !== undefined && first.index < offset + AHEAD;
  // While somebody goes on to scroll where nothing is, it is asked again every so many rows.
  const reached = isNearStart ? Math.floor(first.index / AHEAD) : undefined;
  useEffect(() => {
    if (isNearStart) onNearStart?.(first.index);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [isNearStart, offset, reached]);

  const drawn = items.filter(({ index }) => index >= offset);
  const total = virtualizer.getTotalSize();
  const above = drawn[0]?.start ?? total;
  return (
    <tbody {...keys} ref={setBody} className="uniform">
      <Spacer height={above} colSpan={rest.columns.length + (rest.selected ? 1 : 0)} onRetry={onRetryStart} />
      <TableRows {...rest} indexes={drawn.map((item) => item.index)} tabStop={tabStop} />
      <Spacer height={total - (drawn.at(-1)?.end ?? total)} />
    </tbody>
  );
}
