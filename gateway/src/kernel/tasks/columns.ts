import type { Action } from '@probity/contract/permissions';
import { maskName } from '@probity/contract/rules/masks';
import type { Sheet } from '../../platform/spreadsheet/sheetFile';
import type { CellKind, SheetCell } from '../../platform/spreadsheet/xlsx';
import type { Lang, Reader } from '../context';
import { allows, seesNames } from '../rights';
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
  /** The name of a candidate or an applicant: as this reader's lists show it, in full or masked. */
  isName?: true;
  /** Hides of a text what the screens hide from everybody. */
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

/**
 * Lines as cells, in the order of `sheetColumns`.
 * @param names `masked` where they are hidden from every reader, whatever their lists show
 */
export function cellsOf<Line, Request>(
  ctx: Pick<Reader, 'lang' | 'session'>,
  columns: Columns<Line, Request>,
  lines: readonly Line[],
  names: 'asInLists' | 'masked' = 'asInLists',
): SheetCell[][] {
  const shown = shownTo(ctx, columns);
  const nameMask = names === 'asInLists' && seesNames(ctx.session) ? undefined : maskName;
  return lines.map((line) =>
    shown.map(({ isName, mask = isName && nameMask, value }) => {
      const cell = value(line, ctx.lang);
      return mask && typeof cell === 'string' ? mask(cell) : cell;
    }),
  );
}
