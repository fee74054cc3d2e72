import type { accountAudit as english } from '../en/accountAudit';

export const accountAudit: typeof english = {
  table: '本账号的审计日志',
  search: '搜索日志',
  searchHint: '操作、姓名、订单号、金额等',
  column: { at: '时间', sentence: '事件', what: '操作' },
  actingFor: '代表 {{account}}',
  filter: {
    group: '类别',
    action: '操作',
    person: '操作人',
    entity: '对象类型',
    from: '起始日期',
    to: '截止日期',
  },
  kind: {
    visitor: '候选人与报告阅读者',
    system: '系统',
    apiKey: 'API 密钥',
    anonymous: '未登录者',
  },
  staff: '{{name}}（Probity 工作人员）',
  chip: {
    q: '“{{text}}”',
    from: '自 {{day}}',
    to: '至 {{day}}',
    about: '对象：{{what}}',
  },
  seal: {
    sealed:
      '已封存至第 {{number}} 条（{{time}}）。每条记录都带有前一条的哈希，Probity 校验整条链时，任何修改、删除或调换都会被发现。',
    none: '尚无封存记录，新记录将在五秒内封存。',
    end: '链尾',
    waiting_one: '另有 {{count}} 条新记录将在数秒内封存。',
    waiting_other: '另有 {{count}} 条新记录将在数秒内封存。',
    limit: '单次最多导出 100,000 条，导出本身也会记录在此。',
  },
  empty: {
    none: '暂无记录',
    noneBody: '账号内的每项操作都会记录在此，且不可更改。',
    filtered: '没有符合条件的记录',
    filteredBody:
      '请清除部分筛选条件，或减少搜索词：操作、姓名，或完整的订单号、手机号、金额与编号。同名候选人超过 2,000 位时，请输入完整姓名。',
  },
  detail: {
    fold: '详细信息',
    who: '操作人',
    actingFor: '代表账号',
    kind: '类别',
    about: '对象类型',
    ip: '网络地址',
    request: '请求编号',
    number: '链上序号',
    unsealed: '数秒内封存',
    id: '记录编号',
    close: '关闭',
  },
};
