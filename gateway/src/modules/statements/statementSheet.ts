import type { Lang, Reader } from '../../kernel/context';
import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import { chinaTime } from '../../platform/pdf/document';
import { statementLines, type StatementLine } from './statementRepository';
import { statementOf } from './statementService';
import { heads, kindWord, sheetName } from './words';

export type StatementExport = BodyOf<'exportStatement'>;

/** The lines of a statement as CSV or XLSX, in the order in which they were booked. */
export const statementExport = listExport<StatementExport, StatementLine, StatementLine, PagePosition>({
  kind: 'statement.export',
  right: 'balance.watch',
  exported: { action: 'statement.exported', entity: 'statement' },
  name: 'statement',
  page: (ctx, request, after, limit) => linesOf(ctx, request, after, limit),
  positionOf: ({ sortKey, id }) => ({ key: sortKey, id }),
  async count(ctx, request, limit) {
    return (await linesOf(ctx, request, null, limit)).length;
  },
  sheetName,
  lines: (_ctx, _request, rows) => [...rows],
  columns: [
    { head: heads.at, width: 20, kind: 'moment', value: ({ at }) => chinaTime(at) },
    { head: heads.kind, width: 22, value: (line, lang) => kindWord(line)[lang] },
    { head: heads.orderNo, width: 20, value: ({ orderNo }) => orderNo },
    { head: heads.package, width: 20, value: (line, lang) => named(line.packageEn, line.packageZh, lang) },
    { head: heads.item, width: 28, value: (line, lang) => named(line.itemEn, line.itemZh, lang) },
    { head: heads.reference, width: 24, value: ({ reference }) => reference },
    { head: heads.amount, width: 14, kind: 'money', value: ({ amount }) => amount / 100 },
    { head: heads.balance, width: 16, kind: 'money', value: ({ balance }) => balance / 100 },
  ],
});

async function linesOf(
  ctx: Reader,
  { statementId }: StatementExport,
  after: PagePosition | null,
  limit: number,
): Promise<StatementLine[]> {
  const { row, from, until } = await statementOf(ctx, statementId);
  const { mainId, opening } = row;
  return statementLines(ctx.tx, { mainId, from, until, opening, after, limit });
}

const named = (en: string | null, zh: string | null, lang: Lang) =>
  (lang === 'zh' ? zh || en : en || zh) ?? null;
