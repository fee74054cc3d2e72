import type { Action } from '@probity/contract/permissions';
import type { Sheet } from '../../platform/spreadsheet/sheetFile';
import type { CellKind, SheetCell } from '../../platform/spreadsheet/xlsx';
import type { Lang, Reader } from '../context';
import { allows } from '../rights';
import type { Words } from '../words';

/** A column of a list that leaves as a file. The table of them makes the CSV and the XLSX alike. */
export interface Column<Line, Request> {
  head: Words | ((ctx: Pick<Reader, 'lang'>, request: Request) => string);
  /** In characters. */
  width: number;
  /** Text where nothing is said. */
  kind?: Exclude<CellKind, 'text'>;
  /** Who is without it has no such column. */
  right?: Action;
  /** Hides of a text what the screens hide. */
  mask?(text: string): string;
  value(line: Line, lang: Lang): SheetCell;
}

type Columns<Line, Request> = readonly Column<Line, Request>[];

const shownTo = <Line, Request>({ session }: Pick<Reader, 'session'>, columns: Columns<Line, Request>) =>
  columns.filter(({ right }) => !right || allows(session, right));

/** The columns as a reader gets them. */
export function sheetColumns<Line, Request>(
  ctx: Pick<Reader, 'lang' | 'session'>,
  columns: Columns<Line, Request>,
  request: Request,
): Sheet['columns'] {
  return shownTo(ctx, columns).map(({ head, width, kind }) => ({
    head: typeof head === 'function' ? head(ctx, request) : head[ctx.lang],
    width,
    ...(kind && { kind }),
  }));
}

/** Lines as cells, in the order of `sheetColumns`. */
export function cellsOf<Line, Request>(
  ctx: Pick<Reader, 'lang' | 'session'>,
  columns: Columns<Line, Request>,
  lines: readonly Line[],
): SheetCell[][] {
  const shown = shownTo(ctx, columns);
  return lines.map((line) =>
    shown.map(({ mask, value }) => {
      const cell = value(line, ctx.lang);
      return mask && typeof cell === 'string' ? mask(cell) : cell;
    }),
  );
}
