import type { accountNotifications as english } from '../en/accountNotifications';

export const accountNotifications: typeof english = {
  title: '接收哪些通知',
  saved: '已保存',
  smsTo: '短信发送至 {{mobile}}，内容只含订单号，不含候选人信息。',
  changePhone: '更换手机号',
  box: '{{kind}}：{{channel}}',
  column: { kind: '事项' },
  channel: { inApp: '站内', sms: '短信' },
  kind: {
    check: {
      reported: '报告已出具',
      infoRequested: '需要您补充信息',
      expired: '邀请已过期',
      consentWithdrawn: '候选人撤回授权',
      cancelled: '核查已取消',
      infoAnswered: '您的提问已得到答复',
      inReview: '报告待复核',
      disputed: '报告被提出异议',
      disputeRejected: '异议未被采纳',
    },
    order: { placed: '等待付款的订单已下单' },
    work: { handedOver: '任务交给您处理', takenOver: '您的任务被接手' },
    enterprise: {
      submitted: '企业提交认证',
      verified: '企业认证通过',
      rejected: '企业认证未通过',
    },
    webhook: { disabled: 'Webhook 已停用' },
    task: { done: '您发起的后台任务已完成', failed: '您发起的后台任务未能完成' },
  },
  help: {
    check: {
      reported: '包括异议处理后的新版本',
      infoRequested: '答复前计时暂停',
      expired: '候选人未在期限内授权',
      consentWithdrawn: '未完成的项目将停止',
      cancelled: '由他人取消，或因余额不足、未获授权',
      infoAnswered: '由候选人或企业答复，项目可继续处理',
      inReview: '您本人编辑过的除外',
      disputed: '由企业或候选人提出',
      disputeRejected: '报告保持不变，理由见报告',
    },
    order: { placed: '账户有可用余额后自动下单，并邀请候选人' },
    work: {
      handedOver: '由同事转交，或复核人退回报告',
      takenOver: '现由同事处理，您可以查看',
    },
    enterprise: {
      submitted: '等待您审核',
      verified: '此后即可下单',
      rejected: '附原因，可重新提交',
    },
    webhook: { disabled: '连续多日投递失败' },
    task: { done: '如大批量导出，附文件', failed: '附原因' },
  },
  ofOthers: {
    label: '他人发起的核查也通知我',
    department: '即您在背调记录中可见的本部门核查。',
    account: '账号内的全部核查。未勾选时，仅通知您发起或负责的核查。',
    reader: '您本人不发起核查：未勾选时不会收到核查通知。',
  },
  empty: {
    title: '没有可选项',
    body: '目前没有需要通知您的角色的事项。',
  },
};
