import type { approving as english } from '../en/approving';

export const approving: typeof english = {
  approve: {
    do: '批准',
    doSome: '批准 {{count}} 个',
    of: '批准：{{name}}，订单 {{orderNo}}',
    title: '批准该订单？',
    body: '{{name}} 的背调（{{price}}）将按下单时的内容提交：立即冻结费用，并邀请候选人授权。余额不足时等待付款。',
    done: '已批准并下单',
    short: '已批准。余额不足，订单等待付款',
    titleSome_one: '批准 {{count}} 个订单？',
    titleSome_other: '批准 {{count}} 个订单？',
    bodySome:
      '共 {{price}}。各订单将按下单时的内容提交：立即冻结费用，并邀请候选人授权。余额不足的订单等待付款。',
    shortSome_one: '其中 {{count}} 个因余额不足，等待付款',
    shortSome_other: '其中 {{count}} 个因余额不足，等待付款',
  },
  reject: {
    do: '驳回',
    doSome: '驳回 {{count}} 个',
    of: '驳回：{{name}}，订单 {{orderNo}}',
    title: '驳回 {{name}} 的订单？',
    reason: '原因',
    help: '下单人及可查看该记录的人都能看到。候选人不会得知该订单。',
    needReason: '请填写原因',
    done: '已驳回',
    titleSome_one: '驳回 {{count}} 个订单？',
    titleSome_other: '驳回 {{count}} 个订单？',
  },
};
