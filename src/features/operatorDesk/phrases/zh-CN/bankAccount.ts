import {
  changeDecision,
  changeHistory,
  changeWithdrawal,
} from '../../../../domain/phrases/zh-CN/plannedChange';
import type { bankAccount as english } from '../en/bankAccount';

/** /operatorDesk?tab=bank：客户转账的收款账户，由两位运营人员共同维护。 */
export const bankAccount: typeof english = {
  title: '转账收款账户',
  lead: '客户向此账户转账。变更由一位运营人员申请、另一位审签，均须凭本人手机收到的验证码。',
  asSeen: '客户所见',
  since: '自 {{day}} 起生效',
  installed: '系统部署时的设置',
  noAccount: '尚未设置收款账户，客户会被提示转账前先联系客服。',
  change: '变更账户',
  effectiveOn: '生效日',
  reason: '原因',
  none: '无',
  help: {
    accountNo: '数字、字母和短横线，空格会去除',
    effectiveOn: '选今天则自审签时起生效；选以后的日期则自当日零时（北京时间）生效，审签更晚的以审签时为准',
    reason: '审签人可见，并保留在历史记录中',
  },
  fault: {
    missing: '此项必填',
    long: '最多 {{limit}} 个字符',
    number: '请填写正确的银行账号，至少 6 位数字',
    effectiveOn: '请选择日期',
    reason: '请至少填写 4 个字符',
    code: '请输入 6 位验证码',
  },
  wasIs: '{{label}}：{{was}} → {{is}}',
  why: '原因：{{reason}}',
  askedBy: '{{name}} 于 {{at}} 申请',
  ask: {
    title: '变更客户转账的收款账户',
    submit: '提交审签',
    done: '已提交，须由另一位运营人员审签',
    overtaken: '您填写的内容已保留，关闭前请记下仍需要的内容。',
  },
  open: {
    waiting: '等待审签，自 {{day}} 起',
    planned: '计划自 {{day}} 起生效',
    own: '该变更由您申请，须由另一位运营人员审签。',
    readFirst: '请与银行出具的材料核对账号，不要以要求变更的消息为准。',
  },
  signOff: {
    action: '审签',
    title: '审签该账户？',
    now: '客户即刻看到该账户，各企业的所有者和财务人员将收到变更通知。',
    later: '客户自 {{day}} 起看到该账户，各企业的所有者和财务人员将于当日收到变更通知。',
    check: '此前提交的转账保留当时告知的账户。',
    done: '已审签',
  },
  refuse: {
    action: '驳回',
    own: '撤回申请',
    title: '驳回该账户变更？',
    ownTitle: '撤回该账户变更申请？',
    help: '申请人会收到通知，原因保留在历史记录中',
    done: '已驳回',
    ownDone: '已撤回申请',
  },
  withdraw: {
    ...changeWithdrawal,
    title: '撤回自 {{day}} 起的账户变更？',
    body: '客户继续看到现有账户，历史记录会保留原计划。',
    done: '变更计划已撤回',
  },
  history: {
    ...changeHistory,
    ...changeDecision,
    none: '尚无变更。',
    waiting: '等待审签，自 {{day}} 起',
    refused: '已驳回，原申请自 {{day}} 起',
  },
};
