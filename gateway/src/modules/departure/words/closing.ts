import type { Words, WordTable } from '../../../kernel/words';
import type { Matter } from '../standing';

const counted =
  (one: string, many: string, zh: string) =>
  ({ count }: { count: number }): Words => ({
    en: count === 1 ? `1 ${one}` : `${count} ${many}`,
    zh: `${count} ${zh}`,
  });

/** What is open, named in a refusal. */
export const matterWords: Record<Matter, (facts: { count: number }) => Words> = {
  checks: counted('check that is not finished', 'checks that are not finished', '份未完成的背调'),
  ordersToApprove: counted('order that waits for approval', 'orders that wait for approval', '个待审批订单'),
  ordersToPay: counted('order that waits for payment', 'orders that wait for payment', '个待付款订单'),
  recharges: counted('recharge that waits', 'recharges that wait', '笔处理中的充值'),
  payments: counted('payment by scanning under way', 'payments by scanning under way', '笔进行中的扫码支付'),
  refunds: counted(
    'payment that is being given back',
    'payments that are being given back',
    '笔退回中的扫码支付',
  ),
  payouts: counted('payout that waits', 'payouts that wait', '笔处理中的余额退款'),
  invoices: counted(
    'request for an invoice that waits',
    'requests for invoices that wait',
    '个处理中的开票申请',
  ),
  certification: counted('certification in review', 'certifications in review', '项审核中的企业认证'),
  forms: counted('form that takes applications', 'forms that take applications', '个开放中的登记表'),
  lostPhones: counted('request for a new phone', 'requests for new phones', '个更换手机号的申请'),
  holds: counted('legal hold', 'legal holds', '项法律保全'),
};

export const words = {
  otherName: ({ name }: { name: string }) => ({
    en: `Type the account’s name as it stands here: ${name}`,
    zh: `请按原样输入账号名称：${name}`,
  }),
  balance: ({ amount }: { amount: string }) => ({ en: `${amount} on the balance`, zh: `余额 ${amount}` }),
  and: { en: ', ', zh: '、' },
} satisfies WordTable;
