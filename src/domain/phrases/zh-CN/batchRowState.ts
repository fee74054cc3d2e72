import type { batchRowState as english } from '../en/batchRowState';

export const batchRowState: typeof english = {
  unchecked: '未检查',
  faulty: '有错误',
  ready: '待下单',
  dropped: '已排除',
  placed: '已下单',
  awaitingApproval: '待审批',
  awaitingPayment: '待付款',
  refused: '被拒绝',
  cancelled: '已取消',
};
