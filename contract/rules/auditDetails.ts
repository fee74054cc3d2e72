/**
 * The facts an audit event may carry beside its action: ids, codes, states, amounts; never personal data. A new name is
 * added here with its words in both languages, and how its value is read: `code` is put into words by the gateway where it
 * knows them, `fen` is money, `instant` a moment (ISO 8601), `id` an identifier, `text` is shown unchanged.
 */
export const auditDetails = {
  from: { as: 'code', en: 'Before', zh: '变更前' },
  to: { as: 'code', en: 'After', zh: '变更后' },
  loginType: { as: 'code', en: 'Way', zh: '登录方式' },
  mainId: { as: 'id', en: 'Account', zh: '账号' },
  role: { as: 'code', en: 'Role', zh: '角色' },
  disabled: { as: 'code', en: 'Disabled', zh: '停用' },
  given: { as: 'text', en: 'Items consented', zh: '同意项目数' },
  refused: { as: 'text', en: 'Items refused', zh: '拒绝授权项目数' },
  fields: { as: 'code', en: 'Fields', zh: '字段' },
  field: { as: 'code', en: 'Field', zh: '字段' },
  departmentId: { as: 'id', en: 'Department', zh: '部门' },
  monthlyBudget: { as: 'fen', en: 'Monthly budget', zh: '月度预算' },
  version: { as: 'text', en: 'Version', zh: '版本' },
  hash: { as: 'text', en: 'Hash of the text', zh: '文本哈希' },
  workItemId: { as: 'id', en: 'Work item', zh: '任务编号' },
  person: { as: 'id', en: 'Colleague', zh: '同事' },
  owner: { as: 'id', en: 'Owner before', zh: '原负责人' },
  package: { as: 'text', en: 'Package', zh: '套餐' },
  form: { as: 'text', en: 'Form', zh: '登记表' },
  price: { as: 'fen', en: 'Price', zh: '价格' },
  amount: { as: 'fen', en: 'Amount', zh: '金额' },
  reference: { as: 'text', en: 'Reference', zh: '凭证号' },
  day: { as: 'text', en: 'From', zh: '生效日' },
  month: { as: 'text', en: 'Month', zh: '月份' },
  orderNo: { as: 'text', en: 'Order number', zh: '订单号' },
  items: { as: 'code', en: 'Items', zh: '项目' },
  item: { as: 'code', en: 'Item', zh: '项目' },
  copy: { as: 'text', en: 'Number of the item', zh: '项目序号' },
  result: { as: 'code', en: 'Result', zh: '结果' },
  lamp: { as: 'code', en: 'Lamp', zh: '灯号' },
  of: { as: 'code', en: 'Asked of', zh: '补充方' },
  by: { as: 'code', en: 'By', zh: '由' },
  file: { as: 'id', en: 'File', zh: '文件编号' },
  files: { as: 'text', en: 'Files', zh: '文件数' },
  why: { as: 'code', en: 'Why', zh: '原因' },
  way: { as: 'code', en: 'Way', zh: '方式' },
  days: { as: 'text', en: 'Days', zh: '天数' },
  count: { as: 'text', en: 'How often', zh: '次数' },
  kind: { as: 'code', en: 'Kind', zh: '类型' },
  phones: { as: 'text', en: 'Phones allowed', zh: '允许的手机号数' },
  until: { as: 'instant', en: 'Until', zh: '截止' },
  rows: { as: 'text', en: 'Rows', zh: '行数' },
  task: { as: 'code', en: 'Task', zh: '任务' },
  host: { as: 'text', en: 'Host', zh: '主机' },
  eventKinds: { as: 'text', en: 'Events', zh: '事件' },
  deliveryId: { as: 'id', en: 'Delivery', zh: '投递编号' },
  format: { as: 'text', en: 'Format', zh: '格式' },
  scopes: { as: 'text', en: 'Scopes', zh: '权限范围' },
  key: { as: 'text', en: 'Key', zh: '密钥' },
  successor: { as: 'text', en: 'New key', zh: '新密钥' },
  predecessor: { as: 'text', en: 'Key replaced', zh: '被更换的密钥' },
  rule: { as: 'code', en: 'Rule', zh: '规则' },
  material: { as: 'text', en: 'Candidate’s material, days', zh: '候选人资料（天）' },
  report: { as: 'text', en: 'Person and report, days', zh: '个人信息与报告（天）' },
  unfinished: { as: 'text', en: 'Unfinished checks, days', zh: '未完成的背调（天）' },
  consent: { as: 'text', en: 'Proof of consent, days', zh: '授权证明（天）' },
} as const satisfies Record<
  string,
  { as: 'code' | 'fen' | 'instant' | 'id' | 'text'; en: string; zh: string }
>;

export type AuditDetailName = keyof typeof auditDetails;

/** The details of one audit event. A value may be `{ from, to }` for a change. */
export type AuditDetail = Partial<Record<AuditDetailName, unknown>>;
