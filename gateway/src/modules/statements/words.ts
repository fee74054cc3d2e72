import type { Words, WordTable } from '../../kernel/words';
import type { LineKind, StatementLine } from './statementRepository';

export const words = {
  fileName: { en: 'statement', zh: '对账单' },
  title: ({ month }: { month: string }) => ({ en: `Statement ${month}`, zh: `${month} 对账单` }),
  account: { en: 'Enterprise', zh: '企业' },
  period: { en: 'Period', zh: '账期' },
  closedAt: { en: 'Closed', zh: '出账时间' },
  number: { en: 'Number', zh: '编号' },
  zone: { en: 'China Standard Time (UTC+8)', zh: '北京时间（UTC+8）' },
  to: { en: 'to', zh: '至' },
  opening: { en: 'Balance at the beginning', zh: '期初余额' },
  recharged: { en: 'Recharged', zh: '本期充值' },
  takenBack: { en: 'Recharges taken back', zh: '冲回充值' },
  charged: { en: 'Charged for checks', zh: '本期消费' },
  chargesReversed: { en: 'Charges given back', zh: '退还消费' },
  paidOut: { en: 'Paid out', zh: '余额退款' },
  closing: { en: 'Balance at the end', zh: '期末余额' },
  held: { en: 'Held of it, not yet spent', zh: '其中冻结' },
  recharges: { en: 'Recharges and payouts', zh: '充值与退款明细' },
  packages: { en: 'Charges by package', zh: '按套餐汇总' },
  orders: { en: 'Orders', zh: '订单数' },
  items: { en: 'Items', zh: '项目数' },
  none: { en: 'None', zh: '无' },
  lines: {
    en: 'Each charge with its order stands in the file with all lines. A correction made later stands in the statement of its own month.',
    zh: '每笔消费及其订单见明细文件；出账后的更正计入更正当月的对账单。',
  },
  page: ({ n, total }: { n: number; total: number }) => ({
    en: `Page ${n} of ${total}`,
    zh: `第 ${n} 页，共 ${total} 页`,
  }),
} satisfies WordTable;

const kindWords: Record<LineKind, Words> = {
  recharge: { en: 'Recharge', zh: '充值' },
  rechargeReversed: { en: 'Recharge taken back', zh: '冲回充值' },
  charge: { en: 'Charge', zh: '消费' },
  chargeReversed: { en: 'Charge given back', zh: '退还消费' },
  payout: { en: 'Paid out', zh: '余额退款' },
};

const byScanning: Partial<Record<LineKind, Words>> = {
  recharge: { en: 'Recharge by scanning', zh: '扫码充值' },
  rechargeReversed: { en: 'Recharge by scanning taken back', zh: '冲回扫码充值' },
};

/** What a line is called, as the ledger calls it. */
export function kindWord({ kind, scanned }: Pick<StatementLine, 'kind' | 'scanned'>): Words {
  return (scanned ? byScanning[kind] : undefined) ?? kindWords[kind];
}

export const sheetName = { en: 'Statement', zh: '对账单' };

export const heads = {
  at: { en: 'Time (UTC+8)', zh: '时间（UTC+8）' },
  kind: { en: 'Kind', zh: '类型' },
  orderNo: { en: 'Order number', zh: '订单号' },
  package: { en: 'Package', zh: '套餐' },
  item: { en: 'Item', zh: '项目' },
  reference: { en: 'Payment reference', zh: '付款流水号' },
  amount: { en: 'Amount (yuan)', zh: '金额（元）' },
  balance: { en: 'Balance after it (yuan)', zh: '变动后余额（元）' },
} satisfies WordTable;
