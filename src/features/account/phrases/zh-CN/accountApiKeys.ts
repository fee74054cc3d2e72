import type { accountApiKeys as english } from '../en/accountApiKeys';

export const accountApiKeys: typeof english = {
  table: '本账号的 API 密钥',
  intro: '您的其他系统可凭密钥以本账号的名义发起背调、读取报告。',
  guide: 'API 使用说明',
  days_one: '{{count}} 天',
  days_other: '{{count}} 天',
  untilRevoked: '直到撤销',
  noEnd: '长期有效',
  neverUsed: '从未使用',
  revoked: '{{name}} 已撤销。',
  column: {
    name: '密钥',
    scopes: '权限',
    created: '创建',
    lastUsed: '最近使用',
    expires: '到期',
    state: '状态',
    actions: '操作',
  },
  state: { active: '使用中', expired: '已过期', revoked: '已撤销' },
  scope: {
    packagesRead: '查看套餐',
    ordersWrite: '发起背调',
    checksRead: '读取背调记录',
    reportsRead: '读取报告',
  },
  scopeHelp: {
    packagesRead: '可下单的套餐、项目与价格。',
    ordersWrite: '会使用账户余额并邀请候选人，不受月度预算限制。',
    checksRead: '本账号的全部记录：姓名完整显示，手机号与身份证号脱敏，不含结果。',
    reportsRead: '本账号已发布的全部报告，以及记录中的结果。',
  },
  action: { revoke: '撤销', revokeOne: '撤销 {{name}}' },
  revokeAsk: {
    title: '撤销 {{name}}？',
    body: '使用该密钥的系统从下一次调用起将被拒绝。此操作无法恢复；已下的订单会保留。',
    confirm: '撤销',
  },
  create: { title: '创建密钥', submit: '创建' },
  made: {
    title: '{{name}} 已创建',
    label: 'API 密钥',
    once: '请立即复制并妥善保存该密钥。系统仅保存其哈希值，之后不会再次显示。如果遗失，请撤销后重新创建。',
    close: '我已保存',
  },
  field: {
    name: '名称',
    nameHelp: '将使用该密钥的系统。由它发起的订单会显示此名称。',
    scopes: '允许的操作',
    lifetime: '有效期',
  },
  fault: {
    name: '请填写名称，最多 60 个字符',
    scopes: '请至少选择一项',
  },
  empty: {
    title: '还没有密钥',
    body: '请为每个需要自动发起背调或读取报告的系统创建一个密钥。',
  },
};
