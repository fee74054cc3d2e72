import type { account as english } from '../en/account';

export const account: typeof english = {
  title: '账号设置',
  tabs: '账号设置的各部分',
  tab: {
    profile: '企业信息',
    users: '成员',
    me: '个人资料',
    security: '我的安全设置',
    notifications: '通知',
    webhooks: 'Webhook',
    apiKeys: 'API 密钥',
    audit: '审计日志',
    retention: '数据保存',
    leaving: '离开 Probity',
  },
  group: { account: '本账号', own: '个人' },
  forbidden: {
    title: '您无权查看此部分',
  },
};
