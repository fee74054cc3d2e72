import type { accountProfile as english } from '../en/accountProfile';

/** 企业信息与认证状态。 */
export const accountProfile: typeof english = {
  title: '企业认证',
  status: {
    none: '未认证',
    pending: '审核中',
    verified: '已认证',
    rejected: '已驳回',
  },
  body: {
    none: '企业可以浏览产品，但不能下单。请提交营业执照，我们通常在一个工作日内完成审核。',
    pending: '我们正在将您提交的信息与营业执照核对，结果将短信通知您。审核通过前不能下单。',
    verified: '企业可以下单。如营业执照等信息有变化，请提交变更；新信息审核通过之前，现有信息继续有效。',
    rejected: '企业暂不能下单。请修改后重新提交，次数不限。',
  },
  due: '最晚 {{day}} 完成审核',
  decidedAt: '审核时间',
  reason: '驳回原因',
  start: '认证企业',
  resubmit: '修改并重新提交',
  follow: '查看审核进度',
  change: '变更认证信息',
  history: '查看提交记录',
  contract: {
    title: '服务合同',
    none: '服务合同尚未签署，签署后方可下单。',
    outdated: '合同内容或企业名称在签署后已变更，请重新阅读并签署；期间下单不受影响。',
  },
  enterprise: '企业',
  account: '账号名称',
  noSubmission: '本账号尚未通过控制台提交过认证资料。',
  licence: '营业执照',
};
