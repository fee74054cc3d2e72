/** 企业为何暂不能下单。 */
export const notReady = {
  none: { body: '您可以先浏览产品，企业完成认证后方可下单。', action: '立即认证' },
  pending: { body: '企业正在审核中，通过认证后即可下单，届时将短信通知。', action: '查看进度' },
  rejected: { body: '企业认证未通过，暂不能下单。', action: '查看原因并修改' },
  unsigned: { body: '企业已通过认证，签署服务合同后即可下单。', action: '阅读并签署' },
  askManager: '请联系账号的所有者或管理员处理。',
};
