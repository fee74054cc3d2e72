import type { WordTable } from '../../kernel/words';

export const words = {
  notConfirmable: {
    en: 'its list is not ready to be ordered yet',
    zh: '名单尚未核对完毕，暂不能下单',
  },
  ordering: { en: 'it is being ordered', zh: '正在下单' },
  notConfirmed: { en: 'it was not confirmed', zh: '尚未确认下单' },
  ended: { en: 'it has ended', zh: '已结束' },
  cancelled: { en: 'it was cancelled', zh: '已取消' },
  failedRows: { en: 'Rows to be mended', zh: '待修正的行' },
  fault: { en: 'What is wrong', zh: '问题' },
} satisfies WordTable;
