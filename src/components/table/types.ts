import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  /** Also the name under which the gateway sorts. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Least width in px, 120 without; spare room is shared out in proportion. */
  width?: number;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** The column picker cannot take it away. */
  isFixed?: boolean;
  /** Left out in windows narrower than this. */
  hideBelow?: 'sm' | 'md' | 'lg';
}

export interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface TableSelection {
  /** Ids of the selected rows, also of rows no longer shown. */
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** What can be done with the selection: buttons. */
  actions: ReactNode;
}
