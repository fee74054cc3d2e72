import type { components } from '../../kernel/contract.gen';
import type { Words, WordTable } from '../../kernel/words';
import type { BookingKind } from './ledgerRepository';

export const words = {
  staff: { en: 'Probity staff', zh: 'Probity 工作人员' },
  monthsTurned: { en: 'The last month is before the first', zh: '结束月份早于开始月份' },
  tooManyMonths: ({ n }: { n: number }) => ({ en: `At most ${n} months`, zh: `最多 ${n} 个月` }),
} satisfies WordTable;

const kinds: Record<BookingKind, Words> = {
  recharge: { en: 'Recharge', zh: '充值' },
  hold: { en: 'Held for an order', zh: '下单冻结' },
  capture: { en: 'Charged', zh: '消费' },
  release: { en: 'Released', zh: '解冻退回' },
  reversal: { en: 'Taken back', zh: '冲回' },
  correction: { en: 'Charge given back', zh: '退还消费' },
  payoutHold: { en: 'Held for a payout', zh: '退款冻结' },
  payoutRelease: { en: 'Payout released', zh: '退款解冻' },
  payout: { en: 'Paid out', zh: '余额退款' },
};

/** What a booking is called, a reversal by what it takes back. */
export function kindWord(kind: BookingKind, reverses: BookingKind | null, scanned: boolean): Words {
  const what = scanned ? byScanning : kinds[reverses ?? kind];
  if (reverses === null) return what;
  return { en: `${kinds.reversal.en}: ${what.en}`, zh: `${kinds.reversal.zh}：${what.zh}` };
}

const byScanning = { en: 'Recharge by scanning', zh: '扫码充值' };

export const sheetName = { en: 'Bookings', zh: '资金流水' };

export const heads = {
  at: { en: 'Time (UTC+8)', zh: '时间（UTC+8）' },
  kind: { en: 'Booking', zh: '类型' },
  orderNo: { en: 'Order number', zh: '订单号' },
  candidate: { en: 'Candidate', zh: '候选人' },
  item: { en: 'Item', zh: '项目' },
  reference: { en: 'Payment reference', zh: '付款流水号' },
  paidTo: { en: 'Paid out to', zh: '退款账户' },
  reason: { en: 'Why it was taken or given back', zh: '冲回或退还原因' },
  available: { en: 'Available (yuan)', zh: '可用余额变动（元）' },
  held: { en: 'Held (yuan)', zh: '冻结变动（元）' },
  spent: { en: 'Spent (yuan)', zh: '消费变动（元）' },
  by: { en: 'By', zh: '经办人' },
} satisfies WordTable;

export const refundHeads = {
  number: { en: 'Refund number', zh: '退款单号' },
  state: { en: 'Refund', zh: '退款状态' },
  givenBack: { en: 'Refunded (UTC+8)', zh: '退回时间（UTC+8）' },
} satisfies WordTable;

const runs: Words = { en: 'Under way', zh: '退回中' };
const failed: Words = { en: 'Not given back', zh: '未能退回' };
const unclear: Words = { en: 'Not clear yet', zh: '尚不明确' };

/** How a refund stands, as the ledger's list groups it. */
export const refundWords: Record<components['schemas']['RefundStatus'], Words> = {
  ...{ asked: runs, processing: runs },
  success: { en: 'Given back', zh: '已退回' },
  ...{ closed: failed, abnormal: failed, refused: failed },
  ...{ differs: unclear, unasked: unclear },
};
