import type { Sheet } from '../../platform/spreadsheet/sheetFile';
import type { SheetCell } from '../../platform/spreadsheet/xlsx';
import type { Lang, Reader } from '../context';
import type { Words } from '../words';
import { cellsOf, sheetColumns } from './columns';
import type { ListExport } from './sheetExport';

/**
 * A table that leaves an account together with others: the same rows and columns as its own export, with its masks, and every
 * candidate's and applicant's name masked too (decision 101).
 */
export interface Dataset {
  /** Its files are called so. */
  name: string;
  title: Words;
  /** As this reader gets them, in the language they are told in. */
  columns(ctx: Pick<Reader, 'session'>, lang: Lang): Sheet['columns'];
  count(ctx: Reader): Promise<number>;
  /** Its rows after a position, in their stable order; `next` is null with the last. */
  read(ctx: Reader, after: unknown, limit: number): Promise<{ rows: SheetCell[][]; next: unknown }>;
}

/** What a table is made of, as an export of its own has it. */
export type DatasetList<Request extends object, Row, Line, Place> = Pick<
  ListExport<Request, Row, Line, Place>,
  'page' | 'positionOf' | 'count' | 'sheetName' | 'lines' | 'columns'
>;

/** More rows than any account has: a table that leaves with an account leaves whole. */
const ALL = 1_000_000_000;

/** A list with what is asked of it. */
export function datasetOf<Request extends object, Row, Line, Place>(
  name: string,
  list: DatasetList<Request, Row, Line, Place>,
  request: Request,
): Dataset {
  return {
    name,
    title: list.sheetName,
    columns: ({ session }, lang) => sheetColumns({ session, lang }, list.columns, request),
    count: (ctx) => list.count(ctx, request, ALL),
    async read(ctx, after, limit) {
      // A position is what `positionOf` made of a row, kept in between.
      const read = await list.page(ctx, request, after as Place | null, limit + 1);
      const rows = read.slice(0, limit);
      const last = read.length > limit ? rows.at(-1) : undefined;
      return {
        rows: cellsOf(ctx, list.columns, await list.lines(ctx, request, rows), 'masked'),
        next: last === undefined ? null : list.positionOf(last),
      };
    },
  };
}

/** A table that is short enough to be read at once. */
export function shortDataset<Line>(
  name: string,
  list: Pick<DatasetList<object, Line, Line, null>, 'sheetName' | 'columns'> & {
    all(ctx: Reader): Promise<Line[]>;
  },
): Dataset {
  const whole: DatasetList<object, Line, Line, null> = {
    ...list,
    // All of it is one page, whatever was asked for.
    page: (ctx) => list.all(ctx),
    positionOf: () => null,
    count: async (ctx) => (await list.all(ctx)).length,
    lines: (_ctx, _request, rows) => [...rows],
  };
  return {
    ...datasetOf(name, whole, {}),
    read: async (ctx) => ({ rows: cellsOf(ctx, list.columns, await list.all(ctx), 'masked'), next: null }),
  };
}
