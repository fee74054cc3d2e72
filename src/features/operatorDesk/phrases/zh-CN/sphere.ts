import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/zh-CN/plannedChange';

/** /operatorDesk?tab=contact：由运营维护的对外联系方式。 */
export const sphere = {
  title: '对外联系方式',
  lead: '所有人均可看到，无论是否登录：封面、登录页，以及页面上说明联系谁的地方。',
  field: {
    customerPhone: '客服电话',
    customerEmail: '邮箱',
    serviceHours: '工作日服务时间',
    icpNumber: '网站备案号',
    effectiveOn: '生效日',
  },
  help: {
    customerPhone: '手机号、带区号的座机号、400 电话或短号',
    customerEmail: '显示在封面',
    serviceHours: '北京时间，例如 09:00-18:00；显示在客服电话旁',
    icpNumber: '按备案填写；显示在封面',
    effectiveOn: '选今天即刻生效；选以后的日期则自当日零时（北京时间）生效',
  },
  fault: {
    missing: '此项必填',
    long: '最多 {{limit}} 个字符',
    phone: '请填写手机号、带区号的座机号、400 电话或 95588 等短号',
    email: '请填写完整的邮箱地址',
    hours: '请填写起止时间，例如 09:00-18:00',
    icp: '请按备案填写，例如 京ICP备12345678号-1',
    effectiveOn: '请选择日期',
  },
  none: '无',
  fixed: '客服电话由系统部署设置为 {{phone}}，取消该设置后才会显示此处填写的电话。',
  change: '修改对外联系方式',
  plannedNote: '已有自 {{day}} 起生效的修改计划，如需另行修改请先撤回。',
  review: '查看变化',
  overtaken: '您填写的内容已保留。请在历史记录中查看他人的修改，如仍适用请重新提交。',
  confirm: {
    titleNow: '立即修改对外联系方式？',
    title: '自 {{day}} 起修改对外联系方式？',
    now: '立即修改',
    later: '自 {{day}} 起修改',
    reads:
      '届时将显示在封面、登录和注册页，链接已失效的候选人和报告阅读者页面，以及企业的认证和充值页面。已打开的页面在重新加载后显示。',
  },
  wasIs: '{{label}}：{{was}} → {{is}}',
  nothing: '没有变化。',
  history: changeHistory,
  withdraw: {
    ...changeWithdrawal,
    body: '对外联系方式保持现状，历史记录会保留原计划。',
  },
  done: {
    now: '已修改',
    planned: '已计划自 {{day}} 起修改',
  },
};
