import { auditBatchActions } from './auditBatchActions';
import { auditClosingActions } from './auditClosingActions';
import { auditMoneyActions } from './auditMoneyActions';
import { auditReportActions } from './auditReportActions';

/**
 * All actions of the audit log, and the only place where one is added: its name (`<thing>.<what was done>`), the group it is
 * filtered by, and its words in both languages. `ctx.audit` takes nothing else. Further facts of an event have the names in
 * `auditDetails` (auditDetails.ts).
 */
export const auditGroups = {
  signIn: { en: 'Sign-in and security', zh: '登录与安全' },
  access: { en: 'Data seen or taken out', zh: '数据查看与导出' },
  people: { en: 'People and departments', zh: '人员与部门' },
  enterprise: { en: 'Enterprise and contract', zh: '企业与协议' },
  integration: { en: 'API keys and webhooks', zh: 'API 密钥与 Webhook' },
  order: { en: 'Orders and money', zh: '订单与资金' },
  check: { en: 'Checks', zh: '背调' },
  report: { en: 'Reports and shares', zh: '报告与分享' },
} as const satisfies Record<string, Words>;

interface Words {
  en: string;
  zh: string;
}

export type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = Object.keys(auditGroups) as AuditGroup[];

export const auditActions = {
  'user.signedIn': { group: 'signIn', en: 'Signed in', zh: '登录' },
  'user.signedOut': { group: 'signIn', en: 'Signed out', zh: '退出登录' },
  'user.registered': { group: 'signIn', en: 'Registered the account', zh: '注册账号' },
  'user.switchedAccount': { group: 'signIn', en: 'Switched to this account', zh: '切换到本账号' },
  'user.leftAccount': { group: 'signIn', en: 'Switched to another account', zh: '切换到其他账号' },
  'user.passwordReset': { group: 'signIn', en: 'Set a new password by SMS', zh: '通过短信重置密码' },
  'user.passwordSet': { group: 'signIn', en: 'Set a first password', zh: '首次设置密码' },
  'user.passwordChanged': { group: 'signIn', en: 'Changed the password', zh: '修改密码' },
  'user.mobileChanged': { group: 'signIn', en: 'Changed the phone number', zh: '更换手机号' },
  'user.wechatBound': { group: 'signIn', en: 'Bound WeChat', zh: '绑定微信' },
  'user.wechatUnbound': { group: 'signIn', en: 'Unbound WeChat', zh: '解绑微信' },
  'user.sessionEnded': { group: 'signIn', en: 'Ended a session', zh: '下线一处登录' },
  'user.otherSessionsEnded': { group: 'signIn', en: 'Ended all other sessions', zh: '下线其他所有登录' },

  'check.revealed': { group: 'access', en: 'Personal data revealed', zh: '查看完整个人信息' },
  'check.exported': { group: 'access', en: 'Records exported', zh: '导出背调记录' },
  'check.outcomeTaken': {
    group: 'access',
    en: 'Outcome of a bulk reminder or cancellation downloaded',
    zh: '下载批量提醒或取消的处理结果',
  },
  'report.opened': { group: 'access', en: 'Report opened', zh: '查看报告' },
  'file.opened': { group: 'access', en: 'File of a check downloaded', zh: '下载背调文件' },
  'invoice.downloaded': { group: 'access', en: 'Invoice downloaded', zh: '下载发票' },
  'recharge.slipOpened': { group: 'access', en: 'Bank slip opened', zh: '查看转账凭证' },
  'audit.exported': { group: 'access', en: 'Audit log exported', zh: '导出审计日志' },
  'account.exportBegun': { group: 'access', en: 'Taking everything begun', zh: '开始下载全部数据' },
  'account.exported': { group: 'access', en: 'Everything of the account downloaded', zh: '下载账号全部数据' },
  'task.started': { group: 'access', en: 'Background task started', zh: '发起后台任务' },
  'task.done': { group: 'access', en: 'Background task done', zh: '后台任务完成' },
  'task.failed': { group: 'access', en: 'Background task failed', zh: '后台任务失败' },
  'task.cancelled': { group: 'access', en: 'Background task cancelled', zh: '取消后台任务' },
  'certification.revealed': { group: 'access', en: 'Contact’s phone revealed', zh: '查看联系人完整号码' },
  'certification.read': { group: 'access', en: 'Certification opened', zh: '查看认证资料' },

  'user.invited': { group: 'people', en: 'Person added', zh: '添加人员' },
  'user.reinvited': { group: 'people', en: 'Person invited again', zh: '再次邀请人员' },
  'user.invitationWithdrawn': { group: 'people', en: 'Invitation withdrawn', zh: '撤回邀请' },
  'user.invitationRestored': { group: 'people', en: 'Invitation restored', zh: '恢复邀请' },
  'user.disabled': { group: 'people', en: 'Person disabled', zh: '停用人员' },
  'user.enabled': { group: 'people', en: 'Person enabled again', zh: '重新启用人员' },
  'member.handedOver': { group: 'people', en: 'Records handed over', zh: '移交背调记录' },
  'lostPhone.asked': { group: 'people', en: 'New phone requested for a person', zh: '申请为成员更换手机号' },
  'lostPhone.withdrawn': {
    group: 'people',
    en: 'Request for a new phone withdrawn',
    zh: '撤回更换手机号的申请',
  },
  'lostPhone.opened': { group: 'access', en: 'Request for a new phone opened', zh: '查看更换手机号的申请' },
  'lostPhone.replaced': { group: 'people', en: 'Lost phone replaced', zh: '为成员更换遗失的手机号' },
  'lostPhone.rejected': {
    group: 'people',
    en: 'Request for a new phone rejected',
    zh: '驳回更换手机号的申请',
  },
  'lostPhone.lapsed': {
    group: 'people',
    en: 'Request for a new phone ended without a decision',
    zh: '更换手机号的申请到期未处理',
  },
  'ownership.handedOn': { group: 'people', en: 'Ownership handed on', zh: '移交所有者身份' },
  'user.left': { group: 'people', en: 'Left the account', zh: '退出账号' },
  'user.edited': { group: 'people', en: 'Person edited', zh: '编辑人员' },
  'member.edited': { group: 'people', en: 'Department or budget changed', zh: '调整部门或预算' },
  'department.added': { group: 'people', en: 'Department added', zh: '新增部门' },
  'department.changed': { group: 'people', en: 'Department changed', zh: '修改部门' },
  'department.removed': { group: 'people', en: 'Department removed', zh: '删除部门' },

  ...auditBatchActions,
  ...auditClosingActions,
  'platform.created': { group: 'enterprise', en: 'Platform account created', zh: '创建平台账号' },
  'enterprise.submitted': { group: 'enterprise', en: 'Certification submitted', zh: '提交企业认证' },
  'enterprise.verified': { group: 'enterprise', en: 'Enterprise verified', zh: '企业认证通过' },
  'enterprise.rejected': { group: 'enterprise', en: 'Certification rejected', zh: '企业认证驳回' },
  'enterprise.changeSubmitted': {
    group: 'enterprise',
    en: 'Change of verified data submitted',
    zh: '提交认证信息变更',
  },
  'enterprise.changed': { group: 'enterprise', en: 'Verified data changed', zh: '认证信息已变更' },
  'enterprise.changeRejected': {
    group: 'enterprise',
    en: 'Change of verified data rejected',
    zh: '认证信息变更驳回',
  },
  'enterprise.changeWithdrawn': {
    group: 'enterprise',
    en: 'Change of verified data taken back',
    zh: '撤回认证信息变更',
  },
  'enterprise.changeDropped': {
    group: 'enterprise',
    en: 'Rejected change of verified data let go',
    zh: '放弃被驳回的认证信息变更',
  },
  'contract.signed': { group: 'enterprise', en: 'Service contract signed', zh: '签署服务合同' },

  'webhook.created': { group: 'integration', en: 'Webhook added', zh: '新增 Webhook' },
  'webhook.edited': { group: 'integration', en: 'Webhook edited', zh: '编辑 Webhook' },
  'webhook.enabled': { group: 'integration', en: 'Webhook enabled', zh: '启用 Webhook' },
  'webhook.disabled': { group: 'integration', en: 'Webhook disabled', zh: '停用 Webhook' },
  'webhook.deleted': { group: 'integration', en: 'Webhook deleted', zh: '删除 Webhook' },
  'webhook.secretRotated': { group: 'integration', en: 'Webhook secret changed', zh: '更换 Webhook 密钥' },
  'webhook.tested': { group: 'integration', en: 'Webhook tested', zh: '测试 Webhook' },
  'webhook.redelivered': { group: 'integration', en: 'Webhook delivery sent again', zh: '重新发送 Webhook' },
  'apiKey.created': { group: 'integration', en: 'API key created', zh: '创建 API 密钥' },
  'apiKey.rotated': { group: 'integration', en: 'API key replaced', zh: '更换 API 密钥' },
  'apiKey.revoked': { group: 'integration', en: 'API key revoked', zh: '撤销 API 密钥' },

  'retention.changed': { group: 'enterprise', en: 'Retention changed', zh: '修改数据保存期限' },
  'retention.materialErased': { group: 'check', en: 'Candidate’s material erased', zh: '候选人资料已删除' },
  'retention.checkErased': { group: 'check', en: 'Person and report erased', zh: '个人信息与报告已删除' },
  'retention.consentErased': { group: 'check', en: 'Consent details erased', zh: '授权详情已删除' },
  'retention.filesSwept': { group: 'check', en: 'Files nothing refers to erased', zh: '无引用文件已删除' },
  'hold.placed': { group: 'check', en: 'Legal hold placed', zh: '设置法律保全' },
  'hold.released': { group: 'check', en: 'Legal hold released', zh: '解除法律保全' },

  'batch.created': { group: 'order', en: 'Batch begun', zh: '新建批次' },
  'batch.lapsed': { group: 'order', en: 'Unconfirmed batch erased', zh: '删除到期未确认的批次' },
  'order.saved': { group: 'order', en: 'Order saved', zh: '保存订单' },
  'order.awaitingApproval': { group: 'order', en: 'Order waits for approval', zh: '订单待审批' },
  'order.approved': { group: 'order', en: 'Order approved', zh: '订单审批通过' },
  'order.rejected': { group: 'order', en: 'Order not approved', zh: '订单审批未通过' },
  'order.approvalReminded': { group: 'order', en: 'Approvers reminded', zh: '提醒审批人' },
  'approval.rulesChanged': { group: 'enterprise', en: 'Rules of approval changed', zh: '修改审批规则' },
  'approver.changed': { group: 'people', en: 'Right to approve changed', zh: '修改审批额度' },
  'order.awaitingPayment': { group: 'order', en: 'Order waits for payment', zh: '订单待支付' },
  'order.placed': { group: 'order', en: 'Order placed', zh: '下单成功' },
  'order.completed': { group: 'order', en: 'Order completed', zh: '订单完成' },
  'order.cancelled': { group: 'order', en: 'Order cancelled', zh: '订单取消' },
  'balance.noticeChanged': { group: 'enterprise', en: 'Low-balance notice changed', zh: '修改余额不足提醒' },
  'catalogue.changed': { group: 'order', en: 'Kind of check changed', zh: '调整核查项目' },
  'catalogue.withdrawn': {
    group: 'order',
    en: 'Planned change of a kind of check withdrawn',
    zh: '撤回核查项目的调整计划',
  },
  'sphere.changed': { group: 'enterprise', en: 'Public contact changed', zh: '修改对外联系方式' },
  'sphere.withdrawn': { group: 'enterprise', en: 'Planned contact withdrawn', zh: '撤回联系方式计划' },
  'limit.changed': { group: 'enterprise', en: 'Limit changed', zh: '修改限额' },
  'dictionary.changed': { group: 'enterprise', en: 'Dictionary changed', zh: '修改字典' },
  'dictionary.withdrawn': { group: 'enterprise', en: 'Planned words withdrawn', zh: '撤回字典修改计划' },
  'limit.withdrawn': { group: 'enterprise', en: 'Planned limit withdrawn', zh: '撤回限额修改计划' },
  'signedText.asked': {
    group: 'enterprise',
    en: 'Version of a signed text written',
    zh: '提交签署文本新版本',
  },
  'signedText.signedOff': { group: 'enterprise', en: 'Version signed off', zh: '审签签署文本版本' },
  'signedText.sentBack': { group: 'enterprise', en: 'Version sent back', zh: '退回签署文本版本' },
  'signedText.withdrawn': {
    group: 'enterprise',
    en: 'Planned version withdrawn',
    zh: '撤回签署文本版本计划',
  },
  'serviceContract.announced': {
    group: 'enterprise',
    en: 'New service contract announced',
    zh: '公布新版服务合同',
  },
  'serviceContract.withdrawn': {
    group: 'enterprise',
    en: 'Announced contract withdrawn',
    zh: '撤回公布的服务合同',
  },
  'calendar.ending': { group: 'enterprise', en: 'Working-day calendar ends', zh: '工作日历即将用尽' },
  'calendar.changed': { group: 'enterprise', en: 'Working-day calendar changed', zh: '调整工作日历' },
  'standardPackage.changed': { group: 'order', en: 'Standard package changed', zh: '调整标准套餐' },
  'standardPackage.withdrawn': {
    group: 'order',
    en: 'Planned change of a standard package withdrawn',
    zh: '撤回标准套餐的调整计划',
  },
  'ownPrice.set': { group: 'order', en: 'Own price set', zh: '设置专属价格' },
  'ownPrice.ended': { group: 'order', en: 'Own price ended', zh: '结束专属价格' },
  'ownPrice.withdrawn': { group: 'order', en: 'Planned own price withdrawn', zh: '撤回专属价格计划' },
  'package.drafted': { group: 'order', en: 'Package drafted', zh: '编辑套餐草稿' },
  'package.published': { group: 'order', en: 'Package published', zh: '发布套餐' },
  'package.discarded': { group: 'order', en: 'Package draft discarded', zh: '丢弃套餐草稿' },
  'package.switchedOn': { group: 'order', en: 'Package put on offer', zh: '启用套餐' },
  'registration.formSaved': { group: 'order', en: 'Registration form saved', zh: '保存登记表' },
  'registration.linkOpened': { group: 'order', en: 'Link of a form opened', zh: '开放登记链接' },
  'registration.linkClosed': { group: 'order', en: 'Link of a form closed', zh: '关闭登记链接' },
  'registration.sent': { group: 'order', en: 'Application received', zh: '收到求职登记' },
  'registration.opened': { group: 'order', en: 'Application read', zh: '查看求职登记' },
  'registration.deleted': { group: 'order', en: 'Application deleted', zh: '删除求职登记' },
  'registration.takenBack': { group: 'order', en: 'Application taken back', zh: '撤回求职登记' },
  'registration.fileOpened': { group: 'access', en: 'File of an application opened', zh: '查看求职登记文件' },
  'registration.corrected': { group: 'order', en: 'Application corrected', zh: '求职登记已修改' },
  'registration.fileTakenBack': {
    group: 'order',
    en: 'File of an application taken back',
    zh: '撤回求职登记文件',
  },
  'registration.exported': { group: 'access', en: 'Applications exported', zh: '导出求职登记' },
  'registration.tagged': { group: 'order', en: 'Tags of an application changed', zh: '修改求职登记标签' },
  'registration.tagDeleted': { group: 'order', en: 'Tag for applications deleted', zh: '删除登记标签' },
  'registration.inviteesAdded': {
    group: 'order',
    en: 'Invitation list of a form extended',
    zh: '添加登记邀请名单',
  },
  'registration.inviteesTold': { group: 'order', en: 'Applicants invited by SMS', zh: '短信邀请求职者登记' },
  'registration.inviteesWithdrawn': {
    group: 'order',
    en: 'People taken off an invitation list',
    zh: '移出登记邀请名单',
  },
  'registration.inviteesExported': {
    group: 'access',
    en: 'Invitation list exported',
    zh: '导出登记邀请名单',
  },
  'registration.inviteesLapsed': {
    group: 'order',
    en: 'Invitation lists deleted in time',
    zh: '登记邀请名单到期删除',
  },
  'registration.lapsed': { group: 'order', en: 'Applications deleted in time', zh: '求职登记到期删除' },
  'package.switchedOff': { group: 'order', en: 'Package taken off offer', zh: '停用套餐' },
  ...auditMoneyActions,

  'check.ordered': { group: 'check', en: 'Check ordered', zh: '发起背调' },
  'check.approved': { group: 'check', en: 'Check approved', zh: '背调已批准' },
  'check.paid': { group: 'check', en: 'Money held for a check', zh: '背调费用已冻结' },
  'check.invited': { group: 'check', en: 'Candidate invited', zh: '邀请候选人' },
  'check.reminded': { group: 'check', en: 'Candidate reminded', zh: '提醒候选人' },
  'check.resent': { group: 'check', en: 'New link sent', zh: '重新发送链接' },
  'check.opened': { group: 'check', en: 'Invitation opened', zh: '邀请已打开' },
  'check.verified': { group: 'check', en: 'Candidate verified the phone', zh: '候选人验证手机号' },
  'check.consentGiven': { group: 'check', en: 'Consent given', zh: '候选人授权' },
  'check.consentWithdrawn': { group: 'check', en: 'Consent withdrawn', zh: '撤回授权' },
  'check.paperConfirmed': { group: 'check', en: 'Signed form confirmed', zh: '纸质授权书已确认' },
  'check.paperRefused': { group: 'check', en: 'Signed form not accepted', zh: '纸质授权书未通过' },
  'check.submitted': { group: 'check', en: 'Form submitted', zh: '候选人提交登记表' },
  'check.started': { group: 'check', en: 'Check started', zh: '背调开始' },
  'check.itemStarted': { group: 'check', en: 'Item started', zh: '项目开始核查' },
  'check.infoRequested': { group: 'check', en: 'Information asked for', zh: '要求补充资料' },
  'check.infoAnswered': { group: 'check', en: 'Information received', zh: '已补充资料' },
  'check.resumed': { group: 'check', en: 'Check goes on', zh: '背调继续' },
  'check.itemDone': { group: 'check', en: 'Item done', zh: '项目完成' },
  'check.itemReopened': { group: 'check', en: 'Item reopened', zh: '项目重新核查' },
  'check.itemCancelled': { group: 'check', en: 'Item cancelled', zh: '项目取消' },
  'check.cancelled': { group: 'check', en: 'Check cancelled', zh: '背调取消' },
  'check.expired': { group: 'check', en: 'Invitation expired', zh: '邀请过期' },
  'view.shared': { group: 'check', en: 'Saved view shared', zh: '共享视图' },
  'view.takenBack': { group: 'check', en: 'Sharing of a view ended', zh: '取消共享视图' },
  'view.renamed': { group: 'check', en: 'Shared view renamed', zh: '重命名共享视图' },
  'view.deleted': { group: 'check', en: 'Shared view deleted', zh: '删除共享视图' },
  'work.taken': { group: 'check', en: 'Work taken on', zh: '领取任务' },
  'work.takenOver': { group: 'check', en: 'Work taken over from a colleague', zh: '接手同事的任务' },
  'work.handedOver': { group: 'check', en: 'Work handed to a colleague', zh: '任务转交同事' },
  'work.returned': { group: 'check', en: 'Work given back', zh: '退回任务' },

  ...auditReportActions,
} as const satisfies Record<string, Words & { group: AuditGroup }>;

export type AuditAction = keyof typeof auditActions;
export const auditActionNames = Object.keys(auditActions) as AuditAction[];

/** The actions of some groups. */
export function actionsOfGroups(groups: readonly AuditGroup[]): AuditAction[] {
  return auditActionNames.filter((action) => groups.includes(auditActions[action].group));
}
