import { useCallback, useDeferredValue, useLayoutEffect } from 'react';
import type { TableBodyProps } from './tableBodyProps';
import { TableRows } from './TableRows';
import { useRowFocus } from './useRowFocus';

/** So many rows are drawn at once: as many as are in sight. The others follow in pieces, without holding the page up. */
const AT_ONCE = 15;

/** Every row drawn: printing, finding in the page and screen readers see all of them. */
export function PlainBody<Row>({
  scroller,
  onDrawn,
  onNearEnd: _end,
  onNearStart: _start,
  onRetryStart: _retry,
  isLong,
  isMeasured: _measured,
  ...rest
}: TableBodyProps<Row>) {
  const { rows, offset } = rest;
  const deferred = useDeferredValue(rows.length, AT_ONCE);
  // The first rows of a long list are measured, all in one.
  const drawn = isLong ? rows.length : Math.min(rows.length, deferred);
  useLayoutEffect(() => onDrawn(drawn), [onDrawn, drawn]);
  const reveal = useCallback(
    (index: number) => {
      scroller?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
    },
    [scroller],
  );
  const { tabStop, ...keys } = useRowFocus({ first: offset, count: offset + rows.length }, reveal);
  return (
    <tbody {...keys}>
      <TableRows
        {...rest}
        indexes={Array.from({ length: drawn }, (_row, index) => offset + index)}
        tabStop={tabStop}
      />
    </tbody>
  );
}
