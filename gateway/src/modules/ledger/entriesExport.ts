import type { BodyOf } from '../../kernel/module';
import type { PagePosition } from '../../kernel/paging';
import { listExport } from '../../kernel/tasks/sheetExport';
import { chinaTime } from '../../platform/pdf/document';
import { byOf, filtersOf, itemName } from './entries';
import { countEntries, entriesAfter, type EntryRow } from './entryRepository';
import { refundColumns } from './refundColumns';
import { heads, kindWord, sheetName } from './words';

export type LedgerExport = BodyOf<'exportLedger'>;

/** The matching bookings as CSV or XLSX, the newest first; names as in the list. */
export const ledgerExport = listExport<LedgerExport, EntryRow, EntryRow, PagePosition>({
  kind: 'ledger.export',
  right: 'balance.watch',
  exported: { action: 'ledger.exported', entity: 'ledger' },
  name: 'ledger',
  page: (ctx, { format: _, ...asked }, after, limit) =>
    entriesAfter(ctx.tx, ctx.session.mainId, { ...filtersOf(asked), after, limit }),
  positionOf: ({ sortKey, id }) => ({ key: sortKey, id }),
  count: (ctx, { format: _, ...asked }, limit) =>
    countEntries(ctx.tx, ctx.session.mainId, { ...filtersOf(asked), limit }),
  sheetName,
  lines: (_ctx, _request, rows) => [...rows],
  columns: [
    { head: heads.at, width: 20, kind: 'moment', value: ({ at }) => chinaTime(at) },
    {
      head: heads.kind,
      width: 22,
      value: ({ kind, reverses, scanned }, lang) => kindWord(kind, reverses, scanned)[lang],
    },
    { head: heads.orderNo, width: 20, value: ({ orderNo }) => orderNo },
    { head: heads.candidate, width: 14, isName: true, value: ({ candidateName }) => candidateName },
    { head: heads.item, width: 28, value: (row, lang) => itemName(row, lang) },
    { head: heads.reference, width: 24, value: ({ reference }) => reference },
    { head: heads.paidTo, width: 28, value: ({ paidTo }) => paidTo },
    { head: heads.reason, width: 32, value: ({ reason }) => reason },
    ...refundColumns<EntryRow, LedgerExport>(),
    { head: heads.available, width: 14, kind: 'money', value: ({ available }) => available / 100 },
    { head: heads.held, width: 14, kind: 'money', value: ({ held }) => held / 100 },
    { head: heads.spent, width: 14, kind: 'money', value: ({ spent }) => spent / 100 },
    { head: heads.by, width: 14, value: (row, lang) => byOf(row, false, lang) },
  ],
});
