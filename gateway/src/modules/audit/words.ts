import type { Words, WordTable } from '../../kernel/words';
import type { EventRow } from './auditRepository';

export const words = {
  notKnown: { en: 'is not one of those known', zh: '无效' },
  /** The label of a new state. */
  state: { en: 'State', zh: '状态' },
  nothing: { en: 'None', zh: '无' },
  /** The label of a reason that somebody typed. */
  reason: { en: 'Reason', zh: '原因' },
} satisfies WordTable;

/** Where the typed reason of an action is read. */
export const typedReasons = {
  'check.cancelled': { en: 'as typed, in the record', zh: '见该背调记录中的原文' },
  'hold.placed': { en: 'as typed, under Account, Retention', zh: '见“账号 → 数据保存”中的原文' },
  'hold.released': { en: 'as typed, under Account, Retention', zh: '见“账号 → 数据保存”中的原文' },
} satisfies WordTable;

export const sheetName: Words = { en: 'Audit log', zh: '审计日志' };

/** The columns of the export. */
export const heads = {
  /** The zone belongs to the times, because a file is read elsewhere, too. */
  at: ({ zone }: { zone: string }) => ({ en: `Time (${zone})`, zh: `时间（${zone}）` }),
  who: { en: 'Who', zh: '操作人' },
  actingFor: { en: 'Acting for', zh: '代表账号' },
  group: { en: 'Kind', zh: '类别' },
  what: { en: 'What was done', zh: '操作' },
  sentence: { en: 'In a sentence', zh: '说明' },
  about: { en: 'About', zh: '对象类型' },
  object: { en: 'Object', zh: '对象' },
  details: { en: 'Details', zh: '详情' },
  ip: { en: 'Network address', zh: '网络地址' },
  seq: { en: 'Number in the chain', zh: '链上序号' },
  eventId: { en: 'Event', zh: '事件编号' },
} satisfies WordTable;

/** The actor, if no name is known or may be shown. */
export const actors: Record<EventRow['actorKind'], Words> = {
  visitor: { en: 'Candidate or reader', zh: '候选人或报告读者' },
  anonymous: { en: 'Somebody not signed in', zh: '未登录者' },
  system: { en: 'System', zh: '系统' },
  staff: { en: 'Probity staff', zh: 'Probity 工作人员' },
  enterprise: { en: 'Person unknown', zh: '未知人员' },
  apiKey: { en: 'API key', zh: 'API 密钥' },
};

/** The codes in details that have words in no other list. */
export const codes: Record<string, Words> = {
  serviceContract: { en: 'service contract', zh: '服务合同' },
  consent: { en: 'consent', zh: '授权书' },
  positionClass: { en: 'classes of position', zh: '岗位类别' },
  educationLevel: { en: 'levels of education', zh: '学历' },
  studyForm: { en: 'forms of study', zh: '学习形式' },
  leaveReason: { en: 'reasons for leaving', zh: '离职原因' },
  refereeRelation: { en: 'relations of referees', zh: '证明人关系' },
  consentWay: { en: 'ways of consent', zh: '授权方式' },
  itemResult: { en: 'results of items', zh: '项目结论' },
  authStatus: { en: 'states of verification', zh: '认证状态' },
  lamp: { en: 'lamps', zh: '灯号' },
  role: { en: 'roles', zh: '角色' },
  smsInvitation: { en: 'SMS to candidates a day', zh: '每日候选人邀请短信' },
  smsMember: { en: 'SMS to colleagues a day', zh: '每日同事邀请短信' },
  smsMemberUnverified: { en: 'SMS to colleagues a day, not verified', zh: '每日同事邀请短信（未认证）' },
  smsShare: { en: 'SMS with a report a day', zh: '每日报告分享短信' },
  smsApplicant: { en: 'SMS to applicants a day', zh: '每日应聘者邀请短信' },
  smsApplicantUnverified: { en: 'SMS to applicants a day, not verified', zh: '每日应聘者邀请短信（未认证）' },
  rechargesWaiting: { en: 'transfers that wait at once', zh: '同时待确认的转账' },
  paymentsOpen: { en: 'codes to pay open at once', zh: '同时有效的付款码' },
  password: { en: 'Password', zh: '密码' },
  sms: { en: 'SMS', zh: '短信' },
  wechat: { en: 'WeChat', zh: '微信' },
  link: { en: 'Link passed on by the enterprise', zh: '企业自行转发链接' },
  paper: { en: 'Signed form', zh: '纸质授权书' },
  true: { en: 'Yes', zh: '是' },
  false: { en: 'No', zh: '否' },
  name: { en: 'Name', zh: '姓名' },
  mobile: { en: 'Phone number', zh: '手机号' },
  idNumber: { en: 'ID number', zh: '身份证号' },
  orderedIdNumber: { en: 'ID number in the order', zh: '委托中的身份证号' },
  signature: { en: 'Drawn signature', zh: '手写签名' },
  file: { en: 'Document', zh: '证件材料' },
  contact: { en: 'Phone of a contact', zh: '证明人电话' },
  packageName: { en: 'name', zh: '名称' },
  packageText: { en: 'description', zh: '说明' },
  packageItems: { en: 'items', zh: '核查项目' },
  packageOffer: { en: 'whether it is offered', zh: '是否可下单' },
  itemName: { en: 'name', zh: '名称' },
  itemText: { en: 'what the candidate is told', zh: '告知候选人的内容' },
  askedFields: { en: 'what the candidate is asked for', zh: '向候选人收集的信息' },
  nickName: { en: 'Name', zh: '姓名' },
  email: { en: 'E-mail', zh: '邮箱' },
  avatarFileId: { en: 'Picture', zh: '头像' },
  license: { en: 'Business licence', zh: '营业执照' },
  enterpriseName: { en: 'Enterprise name', zh: '企业名称' },
  creditCode: { en: 'Unified social credit code', zh: '统一社会信用代码' },
  legalPerson: { en: 'Legal representative', zh: '法定代表人' },
  region: { en: 'Region', zh: '所在地区' },
  address: { en: 'Address', zh: '详细地址' },
  contactName: { en: 'Contact', zh: '联系人' },
  contactPhone: { en: 'Contact’s phone', zh: '联系电话' },
  candidate: { en: 'Candidate', zh: '候选人' },
  enterprise: { en: 'Enterprise', zh: '企业' },
  consentRefused: { en: 'Refused by the candidate', zh: '候选人拒绝授权' },
  consentWithdrawn: { en: 'Withdrawn by the candidate', zh: '候选人撤回授权' },
  checkCancelled: { en: 'The whole check was cancelled', zh: '整个背调被取消' },
  expired: { en: 'Invitation expired', zh: '邀请过期' },
  material: { en: 'Candidate’s material', zh: '候选人资料' },
  report: { en: 'Person and report', zh: '个人信息与报告' },
  unfinished: { en: 'Unfinished checks', zh: '未完成的背调' },
  recharged: { en: 'Balance recharged', zh: '余额充值' },
  released: { en: 'Money of another order came free', zh: '其他订单释放了金额' },
  waitingCancelled: { en: 'An order before it was cancelled', zh: '排在前面的订单已取消' },
  'checks.export': { en: 'Export of records', zh: '导出背调记录' },
  'checks.remind': { en: 'Reminders to candidates', zh: '批量提醒候选人' },
  'checks.cancel': { en: 'Cancellation of checks', zh: '批量取消背调' },
  'batch.order': { en: 'Ordering of a batch', zh: '批量下单' },
  'ledger.export': { en: 'Export of bookings', zh: '导出资金流水' },
  'applications.export': { en: 'Export of applications', zh: '导出求职登记' },
  'statement.export': { en: 'Export of a statement', zh: '导出对账单' },
  'account.export': { en: 'Export of everything of the account', zh: '导出账号全部数据' },
  'audit.export': { en: 'Export of the audit log', zh: '导出审计日志' },
  unpaid: { en: 'Not paid in time', zh: '逾期未支付' },
  notApproved: { en: 'Not approved', zh: '审批未通过' },
  notDecided: { en: 'Not decided in time', zh: '逾期未审批' },
  approved: { en: 'Approved', zh: '审批通过' },
  limit: { en: 'Above the limit', zh: '超过审批金额' },
  department: { en: 'Over the department’s budget', zh: '超出部门预算' },
  person: { en: 'Over the orderer’s budget', zh: '超出下单人预算' },
  waits: { en: 'waits for approval', zh: '等待审批' },
  refused: { en: 'is refused', zh: '直接拒绝' },
};
