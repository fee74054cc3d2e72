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
  overBudget: { en: 'The monthly budget does not cover it', zh: '超出月度预算' },
  reasonMissing: {
    en: 'A sensitive item needs a reason: say it for all rows and order these again in a new batch',
    zh: '敏感项目缺少理由：请在新批次中统一填写理由后重新下单',
  },
  departmentGone: { en: 'Its department is gone', zh: '所属部门已不存在' },
  ownerGone: { en: 'Who confirmed it may order no more', zh: '确认人已无下单权限' },
  wrongField: { en: 'What the row says cannot be ordered', zh: '该行内容不符合下单要求' },
  failedRows: { en: 'Rows to be mended', zh: '待修正的行' },
  fault: { en: 'What is wrong', zh: '问题' },
} satisfies WordTable;
