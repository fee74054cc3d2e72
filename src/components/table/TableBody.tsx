import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowHeights, useDensity } from '../../theme/density';
import { TableRow } from './TableRow';
import type { DataColumn } from './types';
import { useRowHeight } from './useRowHeight';
import { useRowFocus } from './useRowFocus';

/** Fewer rows are drawn whole: printing, finding in the page and screen readers then see all of them. */
const VIRTUAL_FROM = 100;

export interface BodyRow<Row> {
  id: string;
  original: Row;
}

interface TableBodyProps<Row> {
  rows: readonly BodyRow<Row>[];
  columns: readonly DataColumn<Row>[];
  nameOf: (row: Row) => string;
  /** undefined: the table has no selection. */
  selected?: ReadonlySet<string>;
  onToggle: (id: string, isRange: boolean) => void;
  onOpen?: (row: Row) => void;
  /** The scrolling element; null in the first draw. */
  scroller: HTMLDivElement | null;
  /** Called near the end of a long list. */
  onNearEnd?: () => void;
}

/** The rows; of a long list only those in sight, between two spacers. */
export function TableBody<Row>({
  rows,
  columns,
  nameOf,
  selected,
  onToggle,
  onOpen,
  scroller,
  onNearEnd,
}: TableBodyProps<Row>) {
  const { t } = useTranslation();
  const density = useDensity();
  const isVirtual = rows.length >= VIRTUAL_FROM;
  const [body, setBody] = useState<HTMLTableSectionElement | null>(null);
  const rowHeight = useRowHeight(isVirtual ? body : null, rowHeights[density]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    // The same functions from draw to draw: a new one makes the library measure every row again.
    estimateSize: useCallback(() => rowHeight, [rowHeight]),
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: 8,
  });
  const reveal = useCallback(
    (index: number) => {
      if (isVirtual) virtualizer.scrollToIndex(index);
      else scroller?.querySelector(`tr[data-index="${index}"]`)?.scrollIntoView?.({ block: 'nearest' });
    },
    [isVirtual, virtualizer, scroller],
  );
  const { tabStop, ...keys } = useRowFocus(rows.length, reveal);

  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const items = isVirtual ? virtualizer.getVirtualItems() : undefined;
  const first = items?.[0];
  const last = items?.at(-1);
  const indexes = items ? items.map((item) => item.index) : rows.map((_row, index) => index);
  const isNearEnd = last !== undefined && last.index >= rows.length - 10;
  useEffect(() => {
    if (isNearEnd) onNearEnd?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function alone is no reason to load more
  }, [isNearEnd, rows.length]);

  return (
    <tbody {...keys} ref={setBody} className={isVirtual ? 'uniform' : undefined}>
      <Spacer height={first?.start ?? 0} />
      {indexes.map((index) => {
        const row = rows[index];
        return (
          row && (
            <TableRow
              key={row.id}
              row={row.original}
              id={row.id}
              selectLabel={selected && t('components.table.selectRow', { name: nameOf(row.original) })}
              index={index}
              columns={columns}
              isSelected={selected?.has(row.id)}
              isTabStop={index === tabStop}
              onToggle={onToggle}
              onOpen={onOpen}
            />
          )
        );
      })}
      <Spacer height={isVirtual ? virtualizer.getTotalSize() - (last?.end ?? 0) : 0} />
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
