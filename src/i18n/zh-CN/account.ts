import type { account as english } from '../en/account';

export const account: typeof english = {
  title: '账号设置',
  tabs: '账号设置的各部分',
  tab: {
    users: '成员',
    security: '我的安全设置',
  },
};
