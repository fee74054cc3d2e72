import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/zh-CN/plannedChange';
import type { limits as english } from '../en/limits';

/** /operatorDesk?tab=limits：由运营维护的客户使用限额。 */
export const limits: typeof english = {
  title: '限额',
  lead: '对所有企业一致。达到限额时会告知限额及恢复时间；此前已发送或提交的不受影响。',
  column: { limit: '限额', now: '现值' },
  name: {
    smsInvitation: '候选人邀请短信',
    smsMember: '同事邀请短信',
    smsMemberUnverified: '同事邀请短信（企业认证前）',
    smsShare: '报告分享短信',
    smsApplicant: '求职登记邀请短信',
    smsApplicantUnverified: '求职登记邀请短信（企业认证前）',
    rechargesWaiting: '待确认的转账',
    paymentsOpen: '有效的扫码付款码',
  },
  unit: {
    smsADay: '每家企业 24 小时内的条数；{{least}} 至 {{most}}，初始值 {{usual}}',
    atOnce: '每家企业同时的数量；{{least}} 至 {{most}}，初始值 {{usual}}',
  },
  since: '自 {{day}} 起',
  planned: '计划自 {{day}} 起：{{value}}',
  twoPersons: '超过此金额的充值须两位运营人员确认',
  twoPersonsLink: '由两位运营人员在到账记录中修改',
  fixed: '此处不可修改：接口约定的文件大小和行数，以及由系统部署设置的登录防护。',
  wasIs: '{{name}}：{{was}} → {{is}}',
  fault: {
    value: '请填写 {{least}} 至 {{most}} 的整数',
    effectiveOn: '请选择日期',
    reason: '请至少填写 4 个字符',
  },
  change: {
    action: '修改',
    title: '修改：{{name}}',
    value: '新值',
    range: '{{least}} 至 {{most}}，初始值 {{usual}}',
    effectiveOn: '生效日',
    effectiveHelp: '选今天即刻生效；选以后的日期则自当日零时（北京时间）生效',
    reason: '原因',
    reasonHelp: '保留在历史记录中',
    now: '立即修改',
    later: '计划修改',
    done: '限额已修改',
    planned: '修改已计划',
    overtaken:
      '您填写的内容已保留，请在历史记录中查看他人的修改；如仍适用，请重新提交。若他人的修改仅为计划，须先撤回。',
  },
  effect: {
    smsInvitation_one:
      '自 {{day}} 起，每家企业 24 小时内最多以短信邀请 {{count}} 位候选人（原为 {{before}} 位），超出后可自行转发链接或等待。',
    smsInvitation_other:
      '自 {{day}} 起，每家企业 24 小时内最多以短信邀请 {{count}} 位候选人（原为 {{before}} 位），超出后可自行转发链接或等待。',
    smsMember_one: '自 {{day}} 起，每家企业 24 小时内最多以短信邀请 {{count}} 位同事（原为 {{before}} 位）。',
    smsMember_other:
      '自 {{day}} 起，每家企业 24 小时内最多以短信邀请 {{count}} 位同事（原为 {{before}} 位）。',
    smsMemberUnverified_one:
      '自 {{day}} 起，未认证企业 24 小时内最多以短信邀请 {{count}} 位同事（原为 {{before}} 位）。',
    smsMemberUnverified_other:
      '自 {{day}} 起，未认证企业 24 小时内最多以短信邀请 {{count}} 位同事（原为 {{before}} 位）。',
    smsShare_one:
      '自 {{day}} 起，每家企业 24 小时内最多向 {{count}} 个手机号发送报告链接（原为 {{before}} 个）。',
    smsShare_other:
      '自 {{day}} 起，每家企业 24 小时内最多向 {{count}} 个手机号发送报告链接（原为 {{before}} 个）。',
    smsApplicant_one:
      '自 {{day}} 起，每家企业 24 小时内最多以短信邀请 {{count}} 位求职者（原为 {{before}} 位），其余次日再邀请。',
    smsApplicant_other:
      '自 {{day}} 起，每家企业 24 小时内最多以短信邀请 {{count}} 位求职者（原为 {{before}} 位），其余次日再邀请。',
    smsApplicantUnverified_one:
      '自 {{day}} 起，未认证企业 24 小时内最多以短信邀请 {{count}} 位求职者（原为 {{before}} 位）。',
    smsApplicantUnverified_other:
      '自 {{day}} 起，未认证企业 24 小时内最多以短信邀请 {{count}} 位求职者（原为 {{before}} 位）。',
    rechargesWaiting_one:
      '自 {{day}} 起，每家企业同时最多有 {{count}} 笔待确认的转账（原为 {{before}} 笔），处理后可再提交。',
    rechargesWaiting_other:
      '自 {{day}} 起，每家企业同时最多有 {{count}} 笔待确认的转账（原为 {{before}} 笔），处理后可再提交。',
    paymentsOpen_one: '自 {{day}} 起，每家企业同时最多有 {{count}} 个有效的付款码（原为 {{before}} 个）。',
    paymentsOpen_other: '自 {{day}} 起，每家企业同时最多有 {{count}} 个有效的付款码（原为 {{before}} 个）。',
  },
  history: {
    ...changeHistory,
    why: '原因：{{reason}}',
  },
  withdraw: {
    ...changeWithdrawal,
    body: '{{name}}：限额保持现状，历史记录会保留原计划。',
  },
};
