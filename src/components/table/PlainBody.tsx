import { useCallback } from 'react';
import type { TableBodyProps } from './tableBodyProps';
import { TableRows } from './TableRows';
import { useRowFocus } from './useRowFocus';

/** Every row drawn: printing, finding in the page and screen readers see all of them. */
export function PlainBody<Row>({ scroller, onNearEnd: _onNearEnd, ...rest }: TableBodyProps<Row>) {
  const reveal = useCallback(
    (index: number) => {
      scroller?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
    },
    [scroller],
  );
  const { tabStop, ...keys } = useRowFocus(rest.rows.length, reveal);
  return (
    <tbody {...keys}>
      <TableRows {...rest} indexes={rest.rows.map((_row, index) => index)} tabStop={tabStop} />
    </tbody>
  );
}
