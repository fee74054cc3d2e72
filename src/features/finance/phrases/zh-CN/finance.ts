import type { finance as english } from '../en/finance';
import { costs } from './costs';
import { invoices } from './invoices';
import { ledger } from './ledger';
import { recharges } from './recharges';
import { scan } from './scan';
import { statements } from './statements';

export const finance: typeof english = {
  parts: {
    label: '财务管理分区',
    overview: '概览',
    approvals: '审批',
    costs: '费用分析',
    statements: '对账单',
    invoices: '发票',
    payouts: '余额退款',
    ledger: '资金流水',
  },
  budgets: '预算',
  title: '余额',
  available: '可用余额',
  held: '已冻结，尚未扣款',
  spent: '累计消费',
  thisMonth: { recharged: '本月充值', charged: '本月消费' },
  course: {
    title: '本月每日日终可用余额',
    day: '日期',
    available: '可用余额',
    recharged: '入账',
    charged: '扣费',
    of: '{{day}}：可用 {{available}}，入账 {{recharged}}，扣费 {{charged}}',
    point: '指向某一天可查看当日入账与扣费',
    tap: '点按某一天可查看当日入账与扣费',
  },
  waiting: {
    title: '等待付款',
    orders_one: '{{count}} 个订单待付款，金额 {{price}}',
    orders_other: '{{count}} 个订单待付款，共 {{price}}',
    missing_one: '{{count}} 个订单待付款，还差 {{missing}}',
    missing_other: '{{count}} 个订单待付款，还差 {{missing}}',
    soon: '余额足够后自动开始，先提交的优先。',
    scan: '扫码支付 {{amount}}',
    transfer: '提交 {{amount}} 的转账信息',
    placed_one: '{{at}} 到账 {{amount}} 后，此前待付款的 {{count}} 个订单已开始。',
    placed_other: '{{at}} 到账 {{amount}} 后，此前待付款的 {{count}} 个订单已开始。',
    left_one: '仍有 {{count}} 个订单待付款。',
    left_other: '仍有 {{count}} 个订单待付款。',
    none: '已无待付款的订单。',
    covered: '余额已足够，订单正依次开始，先提交的优先。',
    show: '查看',
  },
  notice: {
    title: '余额不足提醒',
    lead: '可用余额低于此金额时，通知所有者、管理员和财务一次；余额回升后再次低于此金额时才会再次通知。每个人的接收方式在“通知”中选择。',
    nobody: '目前不提醒。',
    below: '低于 {{amount}} 时提醒。',
    change: '修改',
    label: '低于此金额时提醒',
    help: '请填写整数元；留空则不提醒',
    yuan: '元',
    isLow: '当前余额已低于此金额，下次回升后再低于此金额时通知。',
    fault: '请填写 1 至 1,000,000,000 的整数元',
    save: '保存',
    saved: '已保存',
  },
  recharge: recharges,
  scan,
  statements,
  invoices,
  ledger,
  costs,
};
