import { CODE } from '@probity/contract/codeNames';
import { EXPORT_AT_ONCE, EXPORT_LIMIT } from '@probity/contract/rules/tasks';
import {
  sheetBytes,
  sheetMime,
  sheetRows,
  sheetStream,
  type Sheet,
  type SheetFormat,
} from '../../platform/spreadsheet/sheetFile';
import { Download, type Reader, type SessionCtx } from '../context';
import { BusinessError } from '../errors';
import { chinaDay } from '../workingDays';
import type { Words } from '../words';
import { cellsOf, sheetColumns, type Column } from './columns';
import type { TaskDefinition } from './definition';
import { startTask } from './startTask';
import type { TaskRow } from './taskTable';

const CHUNK = 1_000;

/** A list that can be exported as a file: everything in which one export differs from another. */
export interface ListExport<Request extends object, Row, Line, Place> extends Pick<
  TaskDefinition<Request, Place>,
  'kind' | 'right'
> {
  /** The audit event of an export, at once or as the file of a task. */
  exported: NonNullable<TaskDefinition<Request, Place>['taken']>;
  /** The beginning of the file's name, before the day. */
  name: string;
  /** Rows in a stable order, after a position. */
  page(ctx: Reader, request: Request, after: Place | null, limit: number): Promise<Row[]>;
  positionOf(row: Row): Place;
  /** The number of matching rows, counted up to `limit`. */
  count(ctx: Reader, request: Request, limit: number): Promise<number>;
  sheetName: Words;
  /** What the columns read of the rows, as the reader may see it. */
  lines(ctx: Reader, request: Request, rows: readonly Row[]): Line[] | Promise<Line[]>;
  columns: readonly Column<Line, Request>[];
}

/** Exports short lists in the reply, long ones as a task that writes the very same file. */
export function listExport<Request extends { format?: SheetFormat }, Row, Line, Place>(
  list: ListExport<Request, Row, Line, Place>,
) {
  const { kind, right, exported, page, positionOf, count, columns } = list;
  const sheet = (ctx: Pick<Reader, 'lang' | 'session'>, request: Request): Sheet => ({
    format: request.format ?? 'csv',
    name: list.sheetName[ctx.lang],
    columns: sheetColumns(ctx, columns, request),
  });
  const cells = async (ctx: Reader, request: Request, rows: readonly Row[]) =>
    cellsOf(ctx, columns, await list.lines(ctx, request, rows));
  const fileName = ({ clock }: Pick<Reader, 'clock'>, { format }: Sheet) =>
    `${list.name}-${chinaDay(clock.now())}.${format}`;

  const task: TaskDefinition<Request, Place | null> = {
    kind,
    right,
    async plan(work, request) {
      return { total: await count(work, request, EXPORT_LIMIT + 1), checkpoint: null };
    },
    async chunk(work, request, after) {
      const rows = await page(work, request, after, CHUNK + 1);
      const done = rows.slice(0, CHUNK);
      const last = rows.length > CHUNK ? done.at(-1) : undefined;
      return {
        done: done.length,
        next: last ? positionOf(last) : null,
        part: sheetRows(sheet(work, request), await cells(work, request, done)),
      };
    },
    result(work, request, parts) {
      const made = sheet(work, request);
      return { fileName: fileName(work, made), mime: sheetMime(made), content: sheetStream(made, parts) };
    },
    taken: exported,
  };

  return {
    task,
    list,
    /** @throws 2702 more rows than are exported while somebody waits */
    async atOnce(ctx: SessionCtx, request: Request): Promise<Download> {
      const rows = await page(ctx, request, null, EXPORT_AT_ONCE + 1);
      if (rows.length > EXPORT_AT_ONCE)
        throw new BusinessError(CODE.EXPORT_IN_BACKGROUND, { limit: EXPORT_AT_ONCE });
      const made = sheet(ctx, request);
      const bytes = await sheetBytes(made, await cells(ctx, request, rows));
      await ctx.audit({ ...exported, detail: { rows: rows.length, format: made.format } });
      return new Download(bytes, fileName(ctx, made), sheetMime(made));
    },
    /** The same file of more rows, made in the background. @throws 2013 more than any export may have, 2701 */
    async start(ctx: SessionCtx, request: Request): Promise<TaskRow> {
      if ((await count(ctx, request, EXPORT_LIMIT + 1)) > EXPORT_LIMIT)
        throw new BusinessError(CODE.EXPORT_TOO_LARGE, { limit: EXPORT_LIMIT });
      return startTask(ctx, task, request);
    },
  };
}
