import type { statements as english } from '../en/statements';

export const statements: typeof english = {
  title: '月度对账单',
  lead: '每月结束后按北京时间出账，出账后不再变动；之后的更正计入更正当月。',
  empty: '暂无对账单',
  emptyBody: '首次充值的当月结束后，对账单会显示在这里。',
  newer: '显示更新的',
  more: '显示更多',
  opening: '期初余额',
  recharged: '本期充值',
  takenBack: '冲回充值',
  charged: '本期消费',
  chargesReversed: '退还消费',
  paidOut: '余额退款',
  closing: '期末余额',
  held: '其中冻结',
  invoices: '申请发票',
  pdf: 'PDF',
  pdfOf: '{{month}} 的 PDF',
  fileName: '对账单-{{month}}.pdf',
};
