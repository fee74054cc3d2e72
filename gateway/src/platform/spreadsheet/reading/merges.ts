import { UnreadableSheet } from './unreadable';

/** Cells that were made one: lines and columns of the sheet, both counted from 0, with the last. */
export interface Merge {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const RANGE = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** The column of letters, counted from 0: `A` is 0, `AA` is 26. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The letters of a column counted from 0. */
export function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : `${lettersOf(Math.floor(column / 26) - 1)}${last}`;
}

/** A merge as a sheet writes it, `A1:C2`; null for what is none. */
export function mergeOf(range: string): Merge | null {
  const [, left, top, right, bottom] = RANGE.exec(range) ?? [];
  if (left === undefined) return null;
  return { left: columnOf(left), top: Number(top) - 1, right: columnOf(right!), bottom: Number(bottom) - 1 };
}

/**
 * Writes the value of merged cells into each of them, as far as their rows were read: a department over ten people is the department
 * of each, a head over two columns the head of both.
 * @param numbers the line of each row, counted from 1, ascending
 * @returns how many merges had a value
 */
export function fillMerges(rows: string[][], numbers: readonly number[], merges: readonly Merge[]): number {
  const places = new Map(numbers.map((line, row) => [line - 1, row]));
  const width = rows[0]?.length ?? 0;
  // Merges share no cell, so that all together fill no more than there is.
  let left = rows.length * width;
  let filled = 0;
  for (const merge of merges) {
    const from = places.get(merge.top);
    const value = from === undefined ? '' : (rows[from]![merge.left] ?? '');
    if (from === undefined || value === '') continue;
    filled += 1;
    for (let row = from; row < rows.length && numbers[row]! - 1 <= merge.bottom; row += 1) {
      for (let at = merge.left; at <= Math.min(merge.right, width - 1); at += 1) {
        rows[row]![at] = value;
        left -= 1;
      }
      if (left < 0) throw new UnreadableSheet('damaged');
    }
  }
  return filled;
}
