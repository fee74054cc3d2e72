import type { PagePosition } from '../../../kernel/paging';
import type { Words } from '../../../kernel/words';
import type { Column } from '../../../kernel/tasks/columns';
import { datasetOf, shortDataset, type Dataset, type DatasetList } from '../../../kernel/tasks/dataset';
import type { Tx } from '../../../platform/db/tx';
import { chinaTime } from '../../../platform/pdf/document';
import { itemTitle } from '../../checks/itemTitle';
import { invoicesOf, requestsAfter, type RequestRow } from '../../invoices/invoiceRepository';
import { monthsOf } from '../../invoices/monthRepository';
import { refundColumns } from '../../ledger/refundColumns';
import { paymentsAfter, type PaymentRow } from '../../payments/paymentRepository';
import { payoutsAfter, type PayoutRow } from '../../payouts/payoutRepository';
import { rechargesAfter, type RechargeRow } from '../../recharges/rechargeRepository';
import { statementsBefore, type StatementRow } from '../../statements/statementRepository';
import { countRows, itemsAfter, ordersAfter, type ItemLine, type OrderLine } from '../departureRepository';
import { heads, itemStates, orderStates, paymentStates, states, titles } from '../words/tables';

const yuan = (fen: number) => fen / 100;
const time = (moment: Date | null) => moment && chinaTime(moment);

type MoneyTable = 'orders' | 'items' | 'recharges' | 'payments' | 'payouts' | 'invoices';

/** A table with a row for each thing that was ordered or asked for, in the order of its page. */
function rowByRow<Row extends { id: string }, Line>(
  name: MoneyTable,
  list: Pick<DatasetList<object, Row, Line, PagePosition>, 'columns' | 'lines'> & {
    after(tx: Tx, mainId: string, page: { after: PagePosition | null; limit: number }): Promise<Row[]>;
    keyOf(row: Row): string;
  },
): Dataset {
  return datasetOf<object, Row, Line, PagePosition>(
    name,
    {
      sheetName: titles[name],
      page: ({ tx, session }, _request, after, limit) => list.after(tx, session.mainId, { after, limit }),
      positionOf: (row) => ({ key: list.keyOf(row), id: row.id }),
      count: ({ tx, session }) => countRows(tx, session.mainId, name),
      ...list,
    },
    {},
  );
}

/** How what somebody asked for begins. */
const asked = <
  Line extends { askedAt: Date; askedByName: string | null; status: keyof typeof states },
>(): Column<Line, object>[] => [
  { head: heads.asked, width: 20, kind: 'moment', value: ({ askedAt }) => chinaTime(askedAt) },
  { head: heads.askedBy, width: 16, value: ({ askedByName }) => askedByName },
  { head: heads.status, width: 12, value: ({ status }, lang) => states[status][lang] },
];

const orders = rowByRow<OrderLine, OrderLine>('orders', {
  after: ordersAfter,
  keyOf: ({ sortKey }) => sortKey,
  lines: (_ctx, _request, rows) => [...rows],
  columns: [
    { head: heads.orderNo, width: 20, value: ({ orderNo }) => orderNo },
    { head: heads.status, width: 16, value: ({ status }, lang) => orderStates[status][lang] },
    {
      head: heads.package,
      width: 24,
      value: ({ packageEn, packageZh }, lang) =>
        lang === 'zh' ? packageZh || packageEn : packageEn || packageZh,
    },
    { head: heads.price, width: 12, kind: 'money', value: ({ price }) => yuan(price) },
    { head: heads.orderedBy, width: 16, value: ({ orderedBy }) => orderedBy },
    { head: heads.ordered, width: 20, kind: 'moment', value: ({ createdAt }) => chinaTime(createdAt) },
  ],
});

/** What was ordered item by item, called as it was then; results stand in the reports. */
const items = rowByRow<ItemLine, ItemLine & { title: Words }>('items', {
  after: itemsAfter,
  keyOf: ({ id }) => id,
  lines: (_ctx, _request, rows) =>
    rows.map((row) => {
      const kind = { name: { en: row.nameEn, zh: row.nameZh } };
      return { ...row, title: { en: itemTitle(row, kind, 'en'), zh: itemTitle(row, kind, 'zh') } };
    }),
  columns: [
    { head: heads.orderNo, width: 20, value: ({ orderNo }) => orderNo },
    { head: heads.item, width: 28, value: ({ title }, lang) => title[lang] },
    { head: heads.status, width: 18, value: ({ status }, lang) => itemStates[status][lang] },
    { head: heads.price, width: 12, kind: 'money', value: ({ price }) => yuan(price) },
    { head: heads.why, width: 40, value: ({ reason }) => reason },
    { head: heads.done, width: 20, kind: 'moment', value: ({ doneAt }) => time(doneAt) },
  ],
});

/** More months than an account can have. */
export const ALL_MONTHS = 1_200;

const statements = shortDataset<StatementRow>('statements', {
  sheetName: titles.statements,
  all: ({ tx, session }) => statementsBefore(tx, session.mainId, { before: null, limit: ALL_MONTHS }),
  columns: [
    { head: heads.month, width: 10, value: ({ month }) => month },
    { head: heads.enterprise, width: 30, value: ({ mainName }) => mainName },
    ...(
      [
        'opening',
        'recharged',
        'takenBack',
        'charged',
        'chargesReversed',
        'paidOut',
        'closing',
        'held',
      ] as const
    ).map((sum) => ({
      head: heads[sum],
      width: 16,
      kind: 'money' as const,
      value: (row: StatementRow) => yuan(row[sum]),
    })),
    { head: heads.closed, width: 20, kind: 'moment', value: ({ closedAt }) => chinaTime(closedAt) },
  ],
});

const recharges = rowByRow<RechargeRow, RechargeRow>('recharges', {
  after: rechargesAfter,
  keyOf: ({ askedKey }) => askedKey,
  lines: (_ctx, _request, rows) => [...rows],
  columns: [
    ...asked<RechargeRow>(),
    { head: heads.amount, width: 14, kind: 'money', value: ({ amount }) => yuan(amount) },
    {
      head: heads.received,
      width: 14,
      kind: 'money',
      value: ({ receivedAmount }) => (receivedAmount === null ? null : yuan(receivedAmount)),
    },
    { head: heads.paidOn, width: 12, kind: 'day', value: ({ paidOn }) => paidOn },
    { head: heads.payer, width: 28, value: ({ payerName }) => payerName },
    {
      head: heads.reference,
      width: 24,
      value: ({ status, bankReference }) => (status === 'confirmed' ? bankReference : null),
    },
    { head: heads.decided, width: 20, kind: 'moment', value: ({ decidedAt }) => time(decidedAt) },
    { head: heads.reason, width: 40, value: ({ reason }) => reason },
  ],
});

const payments = rowByRow<PaymentRow, PaymentRow>('payments', {
  after: paymentsAfter,
  keyOf: ({ begunKey }) => begunKey,
  lines: (_ctx, _request, rows) => [...rows],
  columns: [
    { head: heads.begun, width: 20, kind: 'moment', value: ({ begunAt }) => chinaTime(begunAt) },
    { head: heads.begunBy, width: 16, value: ({ begunByName }) => begunByName },
    { head: heads.status, width: 18, value: ({ status }, lang) => paymentStates[status][lang] },
    { head: heads.amount, width: 14, kind: 'money', value: ({ amount }) => yuan(amount) },
    { head: heads.paymentNo, width: 34, value: ({ outTradeNo }) => outTradeNo },
    { head: heads.transaction, width: 34, value: ({ transactionId }) => transactionId },
    { head: heads.ended, width: 20, kind: 'moment', value: ({ endedAt }) => time(endedAt) },
    { head: heads.reason, width: 40, value: ({ reversedWhy }) => reversedWhy },
    ...refundColumns<PaymentRow, object>(),
  ],
});

const payouts = rowByRow<PayoutRow, PayoutRow>('payouts', {
  after: payoutsAfter,
  keyOf: ({ askedKey }) => askedKey,
  lines: (_ctx, _request, rows) => [...rows],
  columns: [
    ...asked<PayoutRow>(),
    { head: heads.amount, width: 14, kind: 'money', value: ({ amount }) => yuan(amount) },
    { head: heads.holder, width: 28, value: ({ holder }) => holder },
    { head: heads.bank, width: 28, value: ({ bankName }) => bankName },
    { head: heads.tail, width: 12, value: ({ accountTail }) => accountTail },
    {
      // As its enterprise reads it: once two operators stand by it.
      head: heads.reference,
      width: 24,
      value: ({ status, bankReference }) => (status === 'paid' ? bankReference : null),
    },
    { head: heads.decided, width: 20, kind: 'moment', value: ({ decidedAt }) => time(decidedAt) },
    { head: heads.reason, width: 40, value: ({ refusal, reason }) => refusal ?? reason },
  ],
});

interface InvoiceLine extends RequestRow {
  amount: number;
  months: string;
  numbers: string;
}

const invoices = rowByRow<RequestRow, InvoiceLine>('invoices', {
  after: requestsAfter,
  keyOf: ({ askedKey }) => askedKey,
  async lines({ tx, session }, _request, rows) {
    const ids = rows.map(({ id }) => id);
    const months = await monthsOf(tx, session.mainId, ids);
    const issued = await invoicesOf(tx, session.mainId, ids);
    return rows.map((row) => {
      const own = months.filter(({ requestId }) => requestId === row.id);
      const numbers = issued.filter(({ requestId }) => requestId === row.id);
      return {
        ...row,
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        months: own.map(({ month }) => month).join(', '),
        numbers: numbers.map(({ number }) => number).join(', '),
      };
    });
  },
  columns: [
    ...asked<InvoiceLine>(),
    { head: heads.kind, width: 12, value: ({ kind }, lang) => states[kind][lang] },
    { head: heads.invoiceTitle, width: 28, value: ({ title }) => title },
    { head: heads.taxNumber, width: 22, value: ({ taxNumber }) => taxNumber },
    { head: heads.amount, width: 14, kind: 'money', value: ({ amount }) => yuan(amount) },
    { head: heads.months, width: 24, value: ({ months }) => months },
    { head: heads.numbers, width: 28, value: ({ numbers }) => numbers },
    { head: heads.decided, width: 20, kind: 'moment', value: ({ decidedAt }) => time(decidedAt) },
    { head: heads.reason, width: 40, value: ({ reason }) => reason },
  ],
});

export const moneyTables: readonly Dataset[] = [
  orders,
  items,
  statements,
  recharges,
  payments,
  payouts,
  invoices,
];
