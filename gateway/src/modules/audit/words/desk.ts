import { after, type Said, type Sentence } from './facts';

/** A version of what others sign, by its name and kind where they are known. */
const versionOf = {
  en: (says: Said['says']) =>
    `${after(says('version'), 'version ') || 'a version'} of a text that others sign${after(says('kind'), ' (', ')')}`,
  zh: (says: Said['says']) =>
    `签署文本${after(says('kind'), '（', '）')}的版本${after(says('version'), ' ')}`,
};

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
  'bankAccount.asked': ({ who, says }) => ({
    en: `${who} asked for another account for customers to transfer to${after(says('day'), ', from ', ' on')}`,
    zh: `${who}申请变更客户转账的收款账户${after(says('day'), '，自 ', ' 起')}`,
  }),
  'bankAccount.signedOff': ({ who, says }) => ({
    en: `${who} signed off another account for customers to transfer to${after(says('day'), ', from ', ' on')}`,
    zh: `${who}审签了收款账户变更${after(says('day'), '，自 ', ' 起生效')}`,
  }),
  'bankAccount.refused': ({ who }) => ({
    en: `${who} refused a change of the account that customers transfer to`,
    zh: `${who}驳回了收款账户变更申请`,
  }),
  'bankAccount.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned change of the account that customers transfer to${after(says('day'), ' from ', ' on')}`,
    zh: `${who}撤回了${after(says('day'), '自 ', ' 起的')}收款账户变更计划`,
  }),
  'bankAccount.changed': ({ says }) => ({
    en: `The account to transfer to is another one${after(says('day'), ' since ')}`,
    zh: `收款账户已变更${after(says('day'), '，自 ', ' 起')}`,
  }),
  'dictionary.changed': ({ who, says }) => ({
    en: `${who} changed the words of a dictionary${after(says('kind'), ': ')}${after(says('day'), ', from ', ' on')}`,
    zh: `${who}修改了字典${after(says('kind'), '：')}${after(says('day'), '，自 ', ' 起生效')}`,
  }),
  'dictionary.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned change of a dictionary${after(says('kind'), ': ')}${after(says('day'), ', from ', ' on')}`,
    zh: `${who}撤回了字典修改计划${after(says('kind'), '：')}${after(says('day'), '，原定自 ', ' 起')}`,
  }),
  'limit.changed': ({ who, says }) => ({
    en: `${who} changed a limit${after(says('kind'), ': ')}${after(says('to'), ', to ')}${after(says('day'), ', from ', ' on')}`,
    zh: `${who}修改了限额${after(says('kind'), '：')}${after(says('to'), '，改为 ')}${after(says('day'), '，自 ', ' 起生效')}`,
  }),
  'limit.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the planned change of a limit${after(says('kind'), ': ')}${after(says('day'), ', from ', ' on')}`,
    zh: `${who}撤回了限额修改计划${after(says('kind'), '：')}${after(says('day'), '，原定自 ', ' 起')}`,
  }),
  'signedText.asked': ({ who, says }) => ({
    en: `${who} wrote ${versionOf.en(says)}`,
    zh: `${who}提交了${versionOf.zh(says)}`,
  }),
  'signedText.signedOff': ({ who, says }) => ({
    en: `${who} signed off ${versionOf.en(says)}${after(says('day'), ', from ', ' on')}`,
    zh: `${who}审签了${versionOf.zh(says)}${after(says('day'), '，自 ', ' 起生效')}`,
  }),
  'signedText.sentBack': ({ who, says }) => ({
    en: `${who} sent back ${versionOf.en(says)}`,
    zh: `${who}退回了${versionOf.zh(says)}`,
  }),
  'signedText.withdrawn': ({ who, says }) => ({
    en: `${who} withdrew the plan of ${versionOf.en(says)}`,
    zh: `${who}撤回了${versionOf.zh(says)}的计划`,
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
    zh: '工作日历即将到期',
  }),
} satisfies Record<string, Sentence>;
