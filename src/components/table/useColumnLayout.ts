import { use, useState } from 'react';
import { ReaderContext } from '../../hooks/readerContext';
import { readContent, writeItem } from '../../lib/storage';
import { layoutOf, toggled, usualLayout, type ColumnLayout } from './columnLayout';

/**
 * How the reader has arranged the columns of one list, remembered by this browser for each person.
 * @param listName names the list in the storage
 */
export function useColumnLayout(listName: string) {
  const reader = use(ReaderContext);
  // Where a person has arranged nothing yet, what this browser kept before it told persons apart still counts.
  const before = `probity-columns-${listName}`;
  const key = reader ? `${before}-${reader}` : before;
  const [layout, setLayout] = useState(() =>
    layoutOf(readContent<unknown>(key) ?? readContent<unknown>(before)),
  );
  const { hidden, added, widths } = layout;
  const change = (wanted: Partial<ColumnLayout>) => {
    const next = { ...layout, ...wanted };
    writeItem(key, next);
    setLayout(next);
  };
  return {
    layout,
    isUsual: hidden.length + added.length + layout.order.length + Object.keys(widths).length === 0,
    toggle: (column: { id: string; isOffAtFirst?: boolean }) => change(toggled(layout, column)),
    setOrder: (order: readonly string[]) => change({ order }),
    /** In px; undefined gives the column back to its content. */
    setWidth: (id: string, width: number | undefined) => {
      const { [id]: _before, ...others } = widths;
      change({ widths: width === undefined ? others : { ...others, [id]: width } });
    },
    reset: () => change(usualLayout),
  };
}
