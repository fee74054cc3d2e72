import {
  MOST_PERIOD_DAYS,
  MOST_PERIODS,
  type CalendarFaultName,
  type Occasion,
} from '@probity/contract/rules/workingCalendar';
import { fieldWords, type Words } from '../../kernel/words';

/** What a year's free days are for. */
export const occasions: Record<Occasion, Words> = {
  newYear: { en: 'New Year’s Day', zh: '元旦' },
  springFestival: { en: 'Spring Festival', zh: '春节' },
  qingming: { en: 'Qingming Festival', zh: '清明节' },
  labourDay: { en: 'Labour Day', zh: '劳动节' },
  dragonBoat: { en: 'Dragon Boat Festival', zh: '端午节' },
  midAutumn: { en: 'Mid-Autumn Festival', zh: '中秋节' },
  nationalDay: { en: 'National Day', zh: '国庆节' },
  other: { en: 'Another occasion', zh: '其他' },
};

interface Of {
  year: number;
  /** The names of the holidays that are missing. */
  missing: string;
}

/** What is wrong with a year, at its field. */
export const faultWords: Record<CalendarFaultName, (of: Of) => Words> = {
  day: () => ({ en: 'Please give a day', zh: '请填写日期' }),
  order: () => ({ en: 'The last day is before the first', zh: '结束日期早于开始日期' }),
  year: ({ year }) => ({ en: `This day is not in ${year}`, zh: `该日期不在 ${year} 年内` }),
  long: () => ({
    en: `At most ${MOST_PERIOD_DAYS} days in a row`,
    zh: `连续天数不超过 ${MOST_PERIOD_DAYS} 天`,
  }),
  overlap: () => ({
    en: 'These days stand in another line already',
    zh: '与其他行的日期重复',
  }),
  weekday: () => ({
    en: 'Only Saturdays and Sundays make up for a holiday',
    zh: '补班日只能是周六或周日',
  }),
  past: () => ({
    en: 'A day that has begun stays as it was',
    zh: '已开始的日期不能再调整',
  }),
  pastGone: () => ({
    en: 'Days that have begun were taken out. They stay as they were',
    zh: '已开始的日期不能删除，请保留',
  }),
  many: () => fieldWords.maxItems({ limit: MOST_PERIODS }),
  incomplete: ({ missing }) => ({
    en: `Missing: ${missing}`,
    zh: `缺少：${missing}`,
  }),
};
