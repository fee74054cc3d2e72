/** A place of the grid: row and column, from 0. */
export interface Place {
  row: number;
  col: number;
}

/** The rectangle of cells that is selected. */
export interface Block {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export type Cursor = ReturnType<typeof createCursor>;

/** Where one is in the grid, and the block that reaches from there; outside React, so that moving draws two rows and no more. */
export function createCursor(columns: number) {
  const listeners = new Set<() => void>();
  let rows = 0;
  let at: Place = { row: 0, col: 0 };
  /** The other corner of the block. */
  let to: Place = at;

  const within = (place: Place): Place => {
    const row = Math.max(0, Math.min(place.row, rows - 1));
    const col = Math.max(0, Math.min(place.col, columns - 1));
    // The same place stays the same object: whoever listens has nothing to do.
    return row === place.row && col === place.col ? place : { row, col };
  };
  const tell = () => listeners.forEach((listener) => listener());
  const block = (): Block => ({
    top: Math.min(at.row, to.row),
    bottom: Math.max(at.row, to.row),
    left: Math.min(at.col, to.col),
    right: Math.max(at.col, to.col),
  });

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    at: () => at,
    /** Where the block ends: what the keys move while Shift is held. */
    to: () => to,
    block,
    rows: () => rows,
    setRows: (next: number) => {
      rows = next;
      at = within(at);
      to = within(to);
      tell();
    },
    go: (place: Place) => {
      at = within(place);
      to = at;
      tell();
    },
    reach: (place: Place) => {
      to = within(place);
      tell();
    },
    /** The cells of a row that are selected, as `left-right`; empty for none, so that it is equal while nothing changes. */
    spanOf: (row: number): string => {
      const { top, bottom, left, right } = block();
      return row < top || row > bottom ? '' : `${left}-${right}`;
    },
  };
}

interface Keys {
  key: string;
  isJump: boolean;
  rows: number;
  columns: number;
}

/** Rows that Page Up and Page Down go by. */
const PAGE_ROWS = 12;

/** Where a key leads from a place; undefined for one that does not move. Ctrl goes to the edge. */
export function moved({ row, col }: Place, { key, isJump, rows, columns }: Keys): Place | undefined {
  const lastRow = rows - 1;
  const lastCol = columns - 1;
  switch (key) {
    case 'ArrowUp':
      return { row: isJump ? 0 : row - 1, col };
    case 'ArrowDown':
      return { row: isJump ? lastRow : row + 1, col };
    case 'ArrowLeft':
      return { row, col: isJump ? 0 : col - 1 };
    case 'ArrowRight':
      return { row, col: isJump ? lastCol : col + 1 };
    case 'Home':
      return { row: isJump ? 0 : row, col: 0 };
    case 'End':
      return { row: isJump ? lastRow : row, col: lastCol };
    case 'PageUp':
      return { row: row - PAGE_ROWS, col };
    case 'PageDown':
      return { row: row + PAGE_ROWS, col };
    default:
      return undefined;
  }
}

/** The next cell of a row, and over its end the first one of the next row. */
export function tabbed({ row, col }: Place, isBack: boolean, columns: number): Place {
  const place = row * columns + col + (isBack ? -1 : 1);
  return { row: Math.floor(place / columns), col: ((place % columns) + columns) % columns };
}
