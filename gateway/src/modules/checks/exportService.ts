import { CODE } from '../../../../contract/codeNames';
import { maskName } from '../../../../contract/rules/masks';
import { EXPORT_AT_ONCE, EXPORT_LIMIT } from '../../../../contract/rules/tasks';
import { Download, type Reader, type SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql, type Sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { allows } from '../../kernel/rights';
import type { TaskDefinition } from '../../kernel/tasks/definition';
import { startTask } from '../../kernel/tasks/startTask';
import type { TaskRow } from '../../kernel/tasks/taskTable';
import {
  sheetBytes,
  sheetMime,
  sheetRows,
  sheetStream,
  type Sheet,
} from '../../platform/spreadsheet/sheetFile';
import type { SheetCell } from '../../platform/spreadsheet/xlsx';
import { chinaDay } from '../../kernel/workingDays';
import {
  exportHeads,
  lampWord,
  reportWord,
  resultWord,
  sheetName,
  statusWord,
  waitingWord,
  type HeadName,
} from './exportWords';
import { conditionsOf } from './listFilters';
import { countChecks, listChecks, type ListRow, type Place } from './listRepository';
import { rowView } from './listService';

export type ExportRequest = BodyOf<'exportChecks'>;

const CHUNK = 1_000;
const exported = { action: 'check.exported', entity: 'checkList' } as const;

/** The records that fit as CSV or XLSX, masked as the list is and names too, with no cell a spreadsheet would run. */
export async function exportFile(ctx: SessionCtx, request: ExportRequest): Promise<Download> {
  const rows = await page(ctx, request, null, EXPORT_AT_ONCE + 1);
  if (rows.length > EXPORT_AT_ONCE)
    throw new BusinessError(CODE.EXPORT_IN_BACKGROUND, { limit: EXPORT_AT_ONCE });
  const sheet = sheetOf(ctx, request);
  await ctx.audit({ ...exported, detail: { rows: rows.length, format: sheet.format } });
  const bytes = await sheetBytes(sheet, lines(ctx, rows));
  return new Download(bytes, fileName(ctx, request), sheetMime(sheet));
}

/** The same file of more records, made in the background. @throws 2013 more than any export carries, 2701 */
export async function startExport(ctx: SessionCtx, request: ExportRequest): Promise<TaskRow> {
  if ((await count(ctx, request)) > EXPORT_LIMIT)
    throw new BusinessError(CODE.EXPORT_TOO_LARGE, { limit: EXPORT_LIMIT });
  return startTask(ctx, checksExportTask, request);
}

export const checksExportTask: TaskDefinition<ExportRequest, Place | null> = {
  kind: 'checks.export',
  right: 'check.export',
  async plan(work, request) {
    return { total: await count(work, request), place: null };
  },
  async chunk(work, request, after) {
    const rows = await page(work, request, after, CHUNK + 1);
    const done = rows.slice(0, CHUNK);
    const last = rows.length > CHUNK ? done.at(-1) : undefined;
    return {
      done: done.length,
      next: last ? { key: last.sortKey, id: last.id } : null,
      part: sheetRows(sheetOf(work, request), lines(work, done)),
    };
  },
  result(work, request, parts) {
    const sheet = sheetOf(work, request);
    return { fileName: fileName(work, request), mime: sheetMime(sheet), content: sheetStream(sheet, parts) };
  },
  taken: exported,
};

/** The newest first. */
function page(ctx: Reader, request: ExportRequest, after: Place | null, limit: number): Promise<ListRow[]> {
  const order = { sort: '-orderedAt', after, limit } as const;
  return listChecks(ctx.tx, ctx.session.mainIds, fitting(ctx, request), order);
}

async function count(ctx: Reader, request: ExportRequest): Promise<number> {
  const { all } = await countChecks(
    ctx.tx,
    ctx.session.mainIds,
    { all: fitting(ctx, request) },
    EXPORT_LIMIT + 1,
  );
  return all!;
}

function fitting(ctx: Reader, { format: _, checkId, ...filters }: ExportRequest): Sql {
  const conditions = conditionsOf(ctx, filters);
  return checkId ? sql`${conditions} and c.id = any(${checkId}::uuid[])` : conditions;
}

type Named = Pick<Reader, 'lang' | 'session'>;

function heads({ lang, session }: Named) {
  return exportHeads(lang, {
    price: allows(session, 'price.read'),
    result: allows(session, 'result.read'),
  });
}

function sheetOf(ctx: Named, { format = 'csv' }: ExportRequest): Sheet {
  const columns = heads(ctx).map(({ word, width, format: shown }) => ({
    head: word,
    width,
    ...(shown && { format: shown }),
  }));
  return { format, name: sheetName(ctx.lang), columns };
}

const fileName = ({ clock }: Pick<Reader, 'clock'>, { format = 'csv' }: ExportRequest) =>
  `checks-${chinaDay(clock.now())}.${format}`;

function lines(ctx: Reader, rows: readonly ListRow[]): SheetCell[][] {
  const names = heads(ctx).map(({ name }) => name);
  return rows.map((row) => {
    const cells = cellsOf(ctx, row);
    return names.map((name) => cells[name]);
  });
}

/** One record as its cells; the only number is the price, in yuan. */
function cellsOf(ctx: Reader, row: ListRow): Record<HeadName, SheetCell> {
  const view = rowView(ctx, row);
  return {
    orderNo: view.orderNo,
    candidate: maskName(row.candidateName),
    mobile: view.candidateMobile,
    position: view.positionTitle,
    package: view.packageName,
    status: statusWord(view.status, ctx.lang),
    result: view.outcome && view.coverage ? reportWord(view.outcome, view.coverage, ctx.lang) : null,
    results: resultsSaid(view, ctx),
    promised: view.promisedAt,
    reported: row.reportedAt && chinaDay(row.reportedAt),
    waitingOn: waitingWord(view.waitingOn, ctx.lang),
    ordered: chinaDay(row.orderedAt),
    owner: view.ownerName,
    price: view.price === null ? null : view.price / 100,
  };
}

/** The results that set the lamp of a report, each as its item is called in it. */
function resultsSaid({ lamp, results }: ReturnType<typeof rowView>, { lang }: Pick<Reader, 'lang'>): string {
  const said = results.map((result) => (lamp ? lampWord(lamp, result, lang) : resultWord(result, lang)));
  return [...new Set(said)].join(' / ');
}
