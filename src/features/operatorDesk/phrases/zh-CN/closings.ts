/** /operatorDesk，“账号注销”标签页。 */
export const closings = {
  title: '账号注销',
  lead: '所有者申请注销后 30 天内可撤回。到期且无未结事项、余额为零时，系统自动删除企业的全部自有数据。原所有者可在此索取删除证明，请核实身份后提供。',
  empty: '没有正在注销的账号',
  emptyBody: '所有者申请注销账号后会显示在这里。',
  newer: '较新的记录',
  more: '更多',
  status: {
    closing: '注销中',
    takenBack: '已撤回',
    erasing: '删除中',
    erased: '已删除',
  },
  day: '将于 {{day}} 删除',
  postponed: '删除日已到，但尚有未结事项，待了结后再删除。',
  takenBackAt: '{{at}} 撤回',
  erasedAt: '{{at}} 删除',
  reason: '原因：{{reason}}',
  asked: '{{name}} 于 {{at}} 申请',
  certificate: '证明编号 {{number}}',
  download: '下载删除证明',
  downloadOf: '下载{{name}}的删除证明',
};
