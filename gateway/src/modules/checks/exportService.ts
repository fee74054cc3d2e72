import { maskName } from '@probity/contract/rules/masks';
import type { Reader } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import { allows } from '../../kernel/rights';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import type { Sheet } from '../../platform/spreadsheet/sheetFile';
import type { SheetCell } from '../../platform/spreadsheet/xlsx';
import { chinaDay } from '../../kernel/workingDays';
import {
  exportHeads,
  lampWord,
  reportWord,
  resultWord,
  statusWord,
  waitingWord,
  type HeadName,
} from './exportWords';
import { countChecks, listChecks, type ListRow } from './listRepository';
import { rowView } from './listService';
import { selected } from './selection';
import { sheetName } from './words/export';

export type ExportRequest = BodyOf<'exportChecks'>;

/** The matching records as CSV or XLSX, masked as in the list and names too, with no cell a spreadsheet would run. */
export const checksExport = listExport<ExportRequest, ListRow, PagePosition>({
  kind: 'checks.export',
  right: 'check.export',
  exported: { action: 'check.exported', entity: 'checkList' },
  name: 'checks',
  /** Newest first. */
  page: (ctx, request, after, limit) =>
    listChecks(ctx.tx, ctx.session.mainIds, selected(ctx, request.records), {
      sort: '-orderedAt',
      after,
      limit,
    }),
  positionOf: ({ sortKey, id }) => ({ key: sortKey, id }),
  async count(ctx, request, limit) {
    const { all } = await countChecks(
      ctx.tx,
      ctx.session.mainIds,
      { all: selected(ctx, request.records) },
      limit,
    );
    return all!;
  },
  sheet: sheetOf,
  lines: (ctx, _request, rows) => lines(ctx, rows),
});

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
  return { format, name: sheetName[ctx.lang], columns };
}

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

/** The results that decided the lamp of a report, each with its item's name. */
function resultsSaid({ lamp, results }: ReturnType<typeof rowView>, { lang }: Pick<Reader, 'lang'>): string {
  const said = results.map((result) => (lamp ? lampWord(lamp, result, lang) : resultWord(result, lang)));
  return [...new Set(said)].join(' / ');
}
