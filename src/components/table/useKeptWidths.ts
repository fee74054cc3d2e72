import { useLayoutEffect, useState } from 'react';

/** The widths of a list's columns by their ids, in px. */
export type ColumnWidths = Readonly<Record<string, number>>;

/**
 * The widths of the columns of a long list: what its first rows make of them, kept while it is scrolled. A short list is laid out by
 * its content, and has none.
 * @param scroller holds the table
 */
export function useKeptWidths(scroller: HTMLElement | null, isLong: boolean): ColumnWidths | undefined {
  const [widths, setWidths] = useState<ColumnWidths>();
  useLayoutEffect(() => {
    if (!isLong) setWidths(undefined);
    else if (scroller && !widths)
      setWidths(
        Object.fromEntries(
          [...scroller.querySelectorAll<HTMLElement>('th[data-column]')].map((head) => [
            head.dataset.column!,
            head.offsetWidth,
          ]),
        ),
      );
  }, [isLong, scroller, widths]);
  return isLong ? widths : undefined;
}
