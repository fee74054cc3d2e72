import type { ledger as english } from '../en/ledger';

export const ledger: typeof english = {
  table: '资金流水，按时间倒序',
  kind: {
    recharge: '充值',
    hold: '下单冻结',
    capture: '消费',
    release: '解冻退回',
    reversal: '撤销',
  },
  reverses: {
    recharge: '撤销充值',
    hold: '撤销冻结',
    capture: '撤销消费',
    release: '撤销解冻',
    reversal: '撤销',
  },
  isReversed: '之后已撤销',
  column: {
    what: '类型',
    about: '用途',
    available: '可用余额变动',
    held: '冻结变动',
    after: '变动后可用余额',
    by: '经办人',
  },
  became: '其中已消费 {{charged}}，已解冻 {{released}}，仍冻结 {{held}}',
  reference: '银行流水号 {{reference}}',
  filter: '类型',
  search: '订单号',
  searchHint: '完整订单号',
  empty: '暂无资金流水',
  emptyBody: '每笔充值和资金变动都会显示在这里。',
  none: '没有符合条件的流水',
  noOrderNo: '这不是订单号：订单号以 PB 和数字开头。',
  noneBody: '请选择其他类型，或核对订单号。',
  system: '系统',
};
