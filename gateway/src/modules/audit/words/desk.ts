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
  'signedText.asked': ({ who, says }) => ({
    en: `${who} wrote version ${says('version')} of a text that others sign${after(says('kind'), ' (', ')')}`,
    zh: `${who}提交了签署文本${after(says('kind'), '（', '）')}版本 ${says('version')}`,
  }),
  'signedText.signedOff': ({ who, says }) => ({
    en: `${who} signed off version ${says('version')} of a text that others sign${after(says('kind'), ' (', ')')}${after(says('day'), ', from ', ' on')}`,
    zh: `${who}审签了签署文本${after(says('kind'), '（', '）')}版本 ${says('version')}${after(says('day'), '，自 ', ' 起生效')}`,
  }),
  'signedText.sentBack': ({ who, says }) => ({
    en: `${who} sent back version ${says('version')} of a text that others sign${after(says('kind'), ' (', ')')}`,
    zh: `${who}退回了签署文本${after(says('kind'), '（', '）')}版本 ${says('version')}`,
  }),
  'signedText.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned version ${says('version')} of a text that others sign${after(says('kind'), ' (', ')')}`,
    zh: `${who}撤回了签署文本${after(says('kind'), '（', '）')}版本 ${says('version')} 的计划`,
  }),
  'serviceContract.announced': ({ says }) => ({
    en: `A new service contract was announced${after(says('day'), ', to be signed from ', ' on')}`,
    zh: `已公布新版服务合同${after(says('day'), '，自 ', ' 起签署')}`,
  }),
  'serviceContract.withdrawn': () => ({
    en: 'The announced service contract was withdrawn',
    zh: '公布的新版服务合同已撤回',
  }),
  'calendar.ending': () => ({
    en: 'The working-day calendar is about to end',
    zh: '工作日历即将用尽',
  }),
} satisfies Record<string, Sentence>;
