import type { Lang } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import { workingCalendar } from '../../kernel/workingCalendar';
import { chinaDay } from '../../kernel/workingDays';
import { actorWords } from '../apiKeys/words';
import {
  lampWord,
  outcomeWords,
  reportWord,
  statusWord,
  waitingWord,
  type OutcomeWords,
} from './exportWords';
import { countChecks, listChecks, type ListRow } from './listRepository';
import { rowView, type CheckRowView } from './listService';
import { selected } from './selection';
import { estimateSaid, heads, notReachedSaid, sheetName } from './words/export';

export type ExportRequest = BodyOf<'exportChecks'>;

/** The matching records as CSV or XLSX, names as in the list and phones masked, with no cell a spreadsheet would run. */
export const checksExport = listExport<
  ExportRequest,
  ListRow,
  { row: ListRow; view: CheckRowView; said: OutcomeWords },
  PagePosition
>({
  kind: 'checks.export',
  right: 'check.export',
  exported: { action: 'check.exported', entity: 'checkList' },
  name: 'checks',
  /** Newest first. */
  async page(ctx, request, after, limit) {
    const conditions = await selected(ctx, request.records);
    return listChecks(ctx.tx, ctx.session.mainIds, conditions, {
      sort: '-orderedAt',
      after,
      limit,
      withOrderers: true,
    });
  },
  positionOf: ({ sortKey, id }) => ({ key: sortKey, id }),
  async count(ctx, request, limit) {
    const { all } = await countChecks(
      ctx.tx,
      ctx.session.mainIds,
      { all: await selected(ctx, request.records) },
      limit,
    );
    return all!;
  },
  sheetName,
  async lines(ctx, _request, rows) {
    const calendar = await workingCalendar(ctx.tx);
    const said = await outcomeWords(ctx);
    return rows.map((row) => ({ row, view: rowView(ctx, row, calendar), said }));
  },
  columns: [
    { head: heads.orderNo, width: 20, value: ({ view }) => view.orderNo },
    { head: heads.candidate, width: 14, isName: true, value: ({ row }) => row.candidateName },
    { head: heads.mobile, width: 14, value: ({ view }) => view.candidateMobile },
    { head: heads.position, width: 24, value: ({ view }) => view.positionTitle },
    { head: heads.package, width: 16, value: ({ view }) => view.packageName },
    { head: heads.status, width: 18, value: ({ view }, lang) => statusWord(view.status, lang) },
    {
      head: heads.sms,
      width: 14,
      value: ({ view }, lang) => (view.notReached ? notReachedSaid[lang] : ''),
    },
    {
      head: heads.result,
      width: 46,
      right: 'result.read',
      value: ({ view, said }, lang) =>
        view.outcome && view.coverage ? reportWord(view.outcome, view.coverage, lang, said) : null,
    },
    {
      head: heads.results,
      width: 26,
      right: 'result.read',
      value: ({ view, said }) => resultsSaid(view, said),
    },
    { head: heads.promised, width: 12, kind: 'day', value: ({ view }) => view.promisedAt },
    {
      head: heads.estimate,
      width: 12,
      value: ({ view }, lang) => (view.promisedEstimate ? estimateSaid[lang] : ''),
    },
    {
      head: heads.reported,
      width: 12,
      kind: 'day',
      value: ({ row }) => row.reportedAt && chinaDay(row.reportedAt),
    },
    { head: heads.waitingOn, width: 14, value: ({ view }, lang) => waitingWord(view.waitingOn, lang) },
    { head: heads.ordered, width: 12, kind: 'day', value: ({ row }) => chinaDay(row.orderedAt) },
    { head: heads.orderer, width: 14, value: ({ row }, lang) => ordererOf(row, lang) },
    { head: heads.owner, width: 14, value: ({ view }) => view.ownerName },
    { head: heads.department, width: 16, value: ({ view }) => view.departmentName },
    {
      head: heads.price,
      width: 12,
      kind: 'money',
      right: 'price.read',
      value: ({ view }) => (view.price === null ? null : view.price / 100),
    },
  ],
});

/** Who ordered it, whoever is in charge of it by now: a person, or a key of the account. */
const ordererOf = ({ orderer }: ListRow, lang: Lang): string | null =>
  orderer && actorWords(orderer.name, orderer.keyName, lang);

/** The results that decided the lamp of a report, each with its item's name. */
function resultsSaid({ lamp, results }: CheckRowView, said: OutcomeWords): string {
  const words = results.map((result) => (lamp ? lampWord(lamp, result, said) : said.results[result]));
  return [...new Set(words)].join(' / ');
}
