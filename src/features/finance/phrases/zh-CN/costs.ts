import type { costs as english } from '../en/costs';

export const costs: typeof english = {
  title: '消费明细',
  by: '维度',
  sides: { month: '按月份', department: '按部门', person: '按负责人', package: '按套餐', item: '按项目' },
  period: '时间',
  periods: { this: '本月', last: '上月', three: '近三个月', twelve: '近十二个月' },
  total: '{{from}} 至 {{to}}（北京时间）共消费 {{amount}}',
  column: { name: '名称', checks: '背调数', charged: '消费' },
  none: { month: '无月份', department: '未分部门', person: '无负责人', package: '无套餐', item: '无项目' },
  share: '{{percent}}%',
  checksOf_one: '{{name}}，{{count}} 份背调：查看消费明细',
  checksOf_other: '{{name}}，{{count}} 份背调：查看消费明细',
  chargesOf: '{{name}}，{{amount}}：查看消费明细',
  monthsNote: '同一份背调在两个月内均有消费时，每个月各计一次。',
  rest: '图表仅显示金额最高的 {{count}} 项，表格显示全部。',
  empty: '暂无消费',
  emptyBody: '项目完成后才计费，可以选择更长的时间。',
};
