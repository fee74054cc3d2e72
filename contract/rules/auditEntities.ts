/** The kinds of thing an audit event can be about; a new kind is added here with its words in both languages. */
export const auditEntities = {
  user: { en: 'Person', zh: '人员' },
  visitor: { en: 'Visitor', zh: '访客' },
  platform: { en: 'Platform', zh: '平台' },
  department: { en: 'Department', zh: '部门' },
  check: { en: 'Check', zh: '背调' },
  check_item: { en: 'Check item', zh: '核查项目' },
  checkList: { en: 'List of records', zh: '背调记录列表' },
  order: { en: 'Order', zh: '订单' },
  approvalRule: { en: 'Rules of approval', zh: '审批规则' },
  package: { en: 'Package', zh: '套餐' },
  catalogueItem: { en: 'Kind of check', zh: '核查项目种类' },
  calendar: { en: 'Working-day calendar', zh: '工作日历' },
  ownPrice: { en: 'Own price', zh: '专属价格' },
  registrationForm: { en: 'Registration form', zh: '登记表' },
  application: { en: 'Application', zh: '求职登记' },
  recharge: { en: 'Recharge', zh: '充值' },
  payment: { en: 'Payment by scanning', zh: '扫码支付' },
  invoice: { en: 'Invoice', zh: '发票' },
  statement: { en: 'Statement', zh: '对账单' },
  ledger: { en: 'Ledger', zh: '资金流水' },
  work_item: { en: 'Work item', zh: '任务' },
  certification: { en: 'Certification', zh: '企业认证' },
  contract_signature: { en: 'Service contract', zh: '服务合同' },
  apiKey: { en: 'API key', zh: 'API 密钥' },
  retention: { en: 'Retention', zh: '数据保存' },
  task: { en: 'Background task', zh: '后台任务' },
  auditLog: { en: 'Audit log', zh: '审计日志' },
  webhook: { en: 'Webhook', zh: 'Webhook' },
} as const satisfies Record<string, { en: string; zh: string }>;

export type AuditEntity = keyof typeof auditEntities;
export const auditEntityNames = Object.keys(auditEntities) as AuditEntity[];
