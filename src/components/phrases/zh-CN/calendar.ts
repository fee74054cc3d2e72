import type { calendar as english } from '../en/calendar';

export const calendar: typeof english = {
  title: '日历：{{label}}',
  previous: '上个月',
  next: '下个月',
  years: '选择其他年份或月份',
};
