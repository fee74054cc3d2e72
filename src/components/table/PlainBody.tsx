import { useCallback } from 'react';
import type { TableBodyProps } from './tableBodyProps';
import { TableRows } from './TableRows';
import { useRowFocus } from './useRowFocus';

/** Every row drawn: printing, finding in the page and screen readers see all of them. */
export function PlainBody<Row>({
  scroller,
  onNearEnd: _end,
  onNearStart: _start,
  onRetryStart: _retry,
  isLong: _long,
  isMeasured: _measured,
  ...rest
}: TableBodyProps<Row>) {
  const { rows, offset } = rest;
  const reveal = useCallback(
    (index: number) => {
      scroller?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
    },
    [scroller],
  );
  const { tabStop, ...keys } = useRowFocus({ first: offset, count: offset + rows.length }, reveal);
  return (
    <tbody {...keys}>
      <TableRows {...rest} indexes={rows.map((_row, index) => offset + index)} tabStop={tabStop} />
    </tbody>
  );
}
