import type { ReactNode } from 'react';
import type { RowSelection } from './rowSelection';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  /** Also the name under which the gateway sorts. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Least width in px, 120 without: its longest word or chip. What the content needs beyond it is laid out by the browser. */
  width?: number;
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** What its orders are called where the list has no headers: "Newest order first". */
  orders?: Readonly<Record<TableSort['direction'], string>>;
  /** The column picker cannot take it away. */
  isFixed?: boolean;
  /** Left out until the reader chooses it. */
  isOffAtFirst?: boolean;
  /** Its width is set by hand: the content is cut where it is longer. */
  isSized?: boolean;
  /** Left out where the list has no room for all: 1 goes first. Without it the column stays. */
  yields?: number;
}

export interface TableSort {
  column: string;
  direction: 'asc' | 'desc';
}

export interface TableSelection {
  /** Also of rows not shown. */
  selected: RowSelection;
  onChange: (selected: RowSelection) => void;
  /** The actions on the selection: buttons. */
  actions: ReactNode;
}

export interface DataTableProps<Row extends object> {
  /** Names the list in the storage (how its columns are arranged). */
  name: string;
  /** The name of the table, for screen readers. */
  label: string;
  /** Must not change from draw to draw: a module constant or memoised. */
  columns: readonly DataColumn<Row>[];
  /** A row on a phone, where there are no columns: all its facts, in as many lines for every row. Must not change from draw to draw. */
  card: (row: Row) => ReactNode;
  /** undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => string;
  /** The name of a selected row, e.g. the candidate's. */
  nameOf: (row: Row) => string;
  /** A failed load; shown instead of rows. */
  error?: { message: string; onRetry: () => void };
  /** A newer reply is on its way; the rows shown stay. */
  isFetching?: boolean;
  /** Without rows: what to do next. */
  empty?: ReactNode;
  sort?: TableSort;
  onSortChange?: (sort: TableSort | undefined) => void;
  selection?: TableSelection;
  /** A click or Enter on a row. */
  onRowOpen?: (row: Row) => void;
  /** Exact, or a text such as "10 000+". */
  total?: number | string;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  onLoadMore?: () => void;
  /** Number of rows of the list before the first loaded one. */
  offset?: number;
  /** Brings rows from before that one, up to the row of the list that somebody went to; undefined where it is the first. */
  onLoadEarlier?: (rowIndex: number) => void;
  /** Those rows could not be brought: tries again. */
  onRetryEarlier?: () => void;
  /** The filter bar; the column picker stands at its end. */
  toolbar?: ReactNode;
}

export interface ColumnPickerProps {
  columns: readonly { id: string; header: string; isFixed?: boolean; isOffAtFirst?: boolean }[];
  hidden: readonly string[];
  /** Nothing is arranged: all columns, as usual. */
  isUsual: boolean;
  /** The ids of columns that are chosen and have no room just now. */
  withoutRoom: readonly string[];
  onToggle: (column: { id: string; isOffAtFirst?: boolean }) => void;
  /** Takes the ids of the columns that are not fixed. */
  onOrder: (ids: readonly string[]) => void;
  onReset: () => void;
  /** Shows the edges of the heads, the first with the focus; absent while there are no heads. */
  onSizing: (() => void) | undefined;
}
