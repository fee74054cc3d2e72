import { after, type Sentence } from './facts';

/** What is said of what operators keep for everybody. */
export const desk = {
  'calendar.changed': ({ who, says }) => ({
    en: `${who} changed the working-day calendar${after(says('year'), ' of ')}${after(says('days'), ' (days changed: ', ')')}`,
    zh: `${who}调整了${after(says('year'), ' ', ' 年')}工作日历${after(says('days'), '，涉及 ', ' 天')}`,
  }),
  'calendar.ending': () => ({
    en: 'The working-day calendar is about to end',
    zh: '工作日历即将用尽',
  }),
} satisfies Record<string, Sentence>;
