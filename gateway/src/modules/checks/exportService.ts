import { CODE } from '../../../../contract/codeNames';
import { maskName } from '../../../../contract/rules/masks';
import { Download, type SessionCtx } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { sql } from '../../platform/db/sql';
import { BusinessError } from '../../kernel/errors';
import { allows } from '../../kernel/rights';
import { csvBytes } from '../../platform/spreadsheet/csv';
import { xlsxBytes } from '../../platform/spreadsheet/xlsx';
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
import { listChecks, type ListRow } from './listRepository';
import { rowView } from './listService';

export type ExportRequest = BodyOf<'exportChecks'>;

const EXPORT_LIMIT = 10_000;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The records that fit as CSV or XLSX, masked as the list is and names too, with no cell a spreadsheet would run. */
export async function exportFile(
  ctx: SessionCtx,
  { format = 'csv', checkId, ...filters }: ExportRequest,
): Promise<Download> {
  const fitting = conditionsOf(ctx, filters);
  const conditions = checkId ? sql`${fitting} and c.id = any(${checkId}::uuid[])` : fitting;
  const rows = await listChecks(ctx.tx, ctx.session.mainIds, conditions, {
    sort: '-orderedAt',
    after: null,
    limit: EXPORT_LIMIT + 1,
  });
  if (rows.length > EXPORT_LIMIT) throw new BusinessError(CODE.EXPORT_TOO_LARGE, { limit: EXPORT_LIMIT });
  const heads = exportHeads(ctx.lang, {
    price: allows(ctx.session, 'price.read'),
    result: allows(ctx.session, 'result.read'),
  });
  const lines = rows.map((row) => {
    const cells = cellsOf(ctx, row);
    return heads.map(({ name }) => cells[name]);
  });
  await ctx.audit({ action: 'check.exported', entity: 'checkList', detail: { rows: rows.length, format } });
  const name = `checks-${chinaDay(ctx.clock.now())}.${format}`;
  if (format === 'xlsx') {
    const columns = heads.map(({ word, width, format: shown }) => ({ head: word, width, format: shown }));
    return new Download(await xlsxBytes(sheetName(ctx.lang), columns, lines), name, XLSX_TYPE);
  }
  const texts = lines.map((line) =>
    line.map((value) => (typeof value === 'number' ? value.toFixed(2) : (value ?? ''))),
  );
  return new Download(csvBytes([heads.map(({ word }) => word), ...texts]), name, 'text/csv; charset=utf-8');
}

/** One record as its cells; the only number is the price, in yuan. */
function cellsOf(ctx: SessionCtx, row: ListRow): Record<HeadName, string | number | null> {
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
function resultsSaid({ lamp, results }: ReturnType<typeof rowView>, { lang }: SessionCtx): string {
  const said = results.map((result) => (lamp ? lampWord(lamp, result, lang) : resultWord(result, lang)));
  return [...new Set(said)].join(' / ');
}
