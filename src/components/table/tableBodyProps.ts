import type { DataColumn } from './types';

export interface BodyRow<Row> {
  id: string;
  original: Row;
}

export interface TableBodyProps<Row> {
  rows: readonly BodyRow<Row>[];
  /** Number of rows of the list before them: rows are numbered in the list. */
  offset: number;
  columns: readonly DataColumn<Row>[];
  nameOf: (row: Row) => string;
  /** undefined: the table has no selection. */
  selected?: ReadonlySet<string>;
  onToggle: (id: string, isRange: boolean) => void;
  onOpen?: (row: Row) => void;
  /** So many rows that only those in sight are drawn. */
  isLong: boolean;
  /** The widths of a long list's columns are known. */
  isMeasured: boolean;
  /** The scrolling element; null in the first draw. */
  scroller: HTMLDivElement | null;
  /** Told how many rows of a list that is drawn whole are there by now. */
  onDrawn: (count: number) => void;
  /** Called near the end of a long list. */
  onNearEnd?: () => void;
  /** Called near the start of a long list whose first rows are not there, with the first row in sight. */
  onNearStart?: (index: number) => void;
  /** What stood before the first row could not be brought: tries again. */
  onRetryStart?: () => void;
}
