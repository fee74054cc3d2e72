import { after, type Sentence } from './facts';

/** What is said of what operators keep for everybody. */
export const desk = {
  'calendar.changed': ({ who, says }) => ({
    en: `${who} changed the working-day calendar${after(says('year'), ' of ')}${after(says('days'), ' (days changed: ', ')')}`,
    zh: `${who}调整了${after(says('year'), ' ', ' 年')}工作日历${after(says('days'), '，涉及 ', ' 天')}`,
  }),
  'sphere.changed': ({ who, says }) => ({
    en: `${who} changed the public contact${after(says('day'), ' from ', ' on')}${after(says('fields'), ': ')}`,
    zh: `${who}修改了对外联系方式${after(says('day'), '，自 ', ' 起生效')}${after(says('fields'), '：')}`,
  }),
  'sphere.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned change of the public contact${after(says('day'), ' from ', ' on')}`,
    zh: `${who}撤回了对外联系方式${after(says('day'), '自 ', ' 起')}的修改计划`,
  }),
  'calendar.ending': () => ({
    en: 'The working-day calendar is about to end',
    zh: '工作日历即将用尽',
  }),
} satisfies Record<string, Sentence>;
