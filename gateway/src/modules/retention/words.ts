import type { WordTable } from '../../kernel/words';

export const words = {
  reasonNeeded: { en: 'Please give a reason', zh: '请填写原因' },
  dayPassed: { en: 'This day has passed', zh: '日期已过' },
  noOrder: { en: 'There is no order with this number', zh: '没有该订单号' },
  daysRange: ({ min, max }: { min: number; max: number }) => ({
    en: `Must be ${min} to ${max} days`,
    zh: `须为 ${min} 至 ${max} 天`,
  }),
  longerThanReport: { en: 'Cannot be kept longer than the report', zh: '不能长于报告的保存期限' },
} satisfies WordTable;
