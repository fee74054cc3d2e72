import type { WordTable } from '../../kernel/words';

export const words = {
  oneself: {
    en: 'Please choose somebody other than the person who is leaving',
    zh: '请选择离职人员以外的同事',
  },
  cannotOrder: {
    en: 'Please choose a colleague who may order checks and has signed in here',
    zh: '请选择可下单且已登录过本账号的同事',
  },
  notOfTeam: {
    en: 'Please choose a colleague of your own department who may order checks and has signed in here',
    zh: '请选择本部门内可下单且已登录过本账号的同事',
  },
  cannotApprove: {
    en: 'Please choose an administrator or finance colleague who has signed in here',
    zh: '请选择已登录过本账号的管理员或财务同事',
  },
  cannotAnswer: {
    en: 'Please choose an active owner or administrator who has signed in here',
    zh: '请选择已启用且已登录过本账号的所有者或管理员',
  },
  codeNeeded: {
    en: 'Please enter the code from the SMS: your colleague may approve more from now on',
    zh: '该同事的审批额度将提高，请填写短信验证码',
  },
  cannotOwn: {
    en: 'Please choose an active colleague who has signed in here',
    zh: '请选择已启用且已登录过本账号的同事',
  },
  isOwner: { en: 'This person is already an owner', zh: '该同事已经是所有者' },
} satisfies WordTable;
