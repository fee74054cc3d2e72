import type { Reader } from '../../kernel/context';
import type { Dataset } from '../../kernel/tasks/dataset';

/** Something that leaves with an account, read piece by piece in one stable order. */
export interface Source {
  /** Told apart in the parts of the task by it. */
  name: string;
  /** The most that is read in one chunk. */
  atOnce: number;
  count(ctx: Reader): Promise<number>;
  /** What comes after a position; `next` is null with the last. */
  read(ctx: Reader, after: unknown, limit: number): Promise<{ rows: unknown[]; next: unknown }>;
}

/** A piece of a source, as a part of the task keeps it. */
export interface Piece {
  of: string;
  rows: unknown[];
}

const ROWS = 500;

export const tableSource = (table: Dataset): Source => ({
  name: table.name,
  atOnce: ROWS,
  count: (ctx) => table.count(ctx),
  read: (ctx, after, limit) => table.read(ctx, after, limit),
});
