/** How much is read. */
export interface ReadLimits {
  /** The largest file, in bytes. */
  bytes: number;
  /** The most rows with something in them, titles and heads too. */
  rows: number;
  columns: number;
  /** The most bytes that are unpacked from a zip. */
  unpackedBytes: number;
  /** The longest text of a cell; the rest is cut off and marked. */
  cellChars: number;
  /** The most characters of all cells together. */
  textChars: number;
}

export const readLimits: Readonly<ReadLimits> = {
  bytes: 10 * 1024 * 1024,
  // 10 000 people, and room for titles and heads above them.
  rows: 10_020,
  columns: 60,
  unpackedBytes: 128 * 1024 * 1024,
  cellChars: 4_000,
  textChars: 20_000_000,
};

/**
 * What was decided while reading, for whoever brought the file: how many cells or rows it concerns, and which. Lines are those of the
 * file, counted from 1; at most 20 are named.
 */
export type ReadNote =
  | { code: 'encoding'; encoding: string }
  | { code: 'delimiter'; delimiter: string }
  /** Read like all others, and listed in `hidden`. */
  | { code: 'hiddenRows'; count: number; lines: number[] }
  /** Read like all others; by their letters. */
  | { code: 'hiddenColumns'; columns: string[] }
  /** The value of merged cells stands in each of them. */
  | { code: 'mergedCells'; count: number }
  /** Visible sheets that were not taken; `taken` is the place among them of the one that was, from 1. */
  | { code: 'otherSheets'; names: string[]; taken: number }
  /** Read as the values that the spreadsheet computed last. */
  | { code: 'formulas'; count: number }
  /** Formulas without such a value: their cells are empty. */
  | { code: 'uncomputed'; count: number; lines: number[] }
  /** `#N/A` and its kin: the cells are empty, and marked. */
  | { code: 'errors'; count: number; lines: number[] }
  /** Numbers longer than a spreadsheet keeps: the last digits are lost. Marked. */
  | { code: 'lost'; count: number; lines: number[] }
  /** Texts longer than `most`. Marked. */
  | { code: 'cut'; count: number; lines: number[]; most: number }
  /** Characters nobody sees were left out of so many cells. */
  | { code: 'unseen'; count: number }
  | { code: 'macros' };

/** How much the rows of a sheet look like what is looked for: more than `LEAST_FIT` is one; of those alike the longest is taken. */
export type Fit = (rows: readonly string[][]) => number;
export const LEAST_FIT = 1;

/** What is to be known of one cell: digits were lost, it showed an error, its text was cut. */
export type CellMarkKind = 'lost' | 'error' | 'cut';
export interface CellMark {
  /** Index in `rows`. */
  row: number;
  /** Index in the row. */
  at: number;
  what: CellMarkKind;
}

export interface ReadSheet {
  /** Rows with something in them: the text of each cell as a person sees it, all rows equally long. Line breaks are `\n`. */
  rows: string[][];
  /** The line of the file on which each row begins, counted from 1. */
  numbers: number[];
  /** Null where the format knows no sheets. */
  sheetName: string | null;
  notes: ReadNote[];
  marks: CellMark[];
  /** Indices of rows that are hidden in the file (a filter, as a rule). */
  hidden: number[];
}
