import type { batchStatus as english } from '../en/batchStatus';

export const batchStatus: typeof english = {
  reading: '读取中',
  unreadable: '无法读取',
  matching: '待匹配列',
  checking: '检查中',
  open: '待确认',
  ordering: '下单中',
  done: '已完成',
  cancelled: '已取消',
};
