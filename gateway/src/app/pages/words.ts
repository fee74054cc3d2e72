import type { WordTable, Words } from '../../kernel/words';
import type { WechatPurpose } from '../../modules/wechat/wechatRepository';

export const words = {
  title: { en: 'Probity', zh: 'Probity' },
  no: { en: 'No', zh: '取消' },
  local: { en: 'This page plays the phone. Whose WeChat is it?', zh: '本页模拟手机，请填写微信名' },
  name: { en: 'WeChat name', zh: '微信名' },
  next: { en: 'Continue', zh: '继续' },
} satisfies WordTable;

/** The question on the phone, by the ticket's purpose: binding is not signing in, and must not look like it. */
export const questions: Record<WechatPurpose, Record<'title' | 'question' | 'yes', Words>> = {
  login: {
    title: { en: 'Sign in to Probity', zh: '登录 Probity' },
    question: {
      en: 'Somebody wants to sign in to Probity on a computer as you. Was it you, just now?',
      zh: '有人正在电脑上以您的身份登录 Probity，是您本人在操作吗？',
    },
    yes: { en: 'Yes, sign in', zh: '确认登录' },
  },
  bind: {
    title: { en: 'Bind WeChat to Probity', zh: '绑定微信到 Probity' },
    question: {
      en: 'Somebody who is signed in to Probity on a computer wants to bind this WeChat account to theirs and sign in with it from now on. Was it you, just now?',
      zh: '有人已在电脑上登录 Probity，并希望将此微信绑定到其账号，以后可用此微信登录。是您本人在操作吗？',
    },
    yes: { en: 'Yes, bind it', zh: '确认绑定' },
  },
};

/** The outcome on the phone, by the ticket's state. */
export const outcomes = {
  confirmed: { en: 'Done. Please continue on the computer.', zh: '已确认，请在电脑上继续。' },
  unbound: {
    en: 'One more step: confirm your phone number on the computer.',
    zh: '请在电脑上验证手机号以完成绑定。',
  },
  canceled: { en: 'Cancelled. Nothing was changed.', zh: '已取消，未作任何更改。' },
  taken: {
    en: 'Nothing was bound: this WeChat account, or the account on the computer, is already bound to another one.',
    zh: '未绑定：此微信已绑定其他账号，或电脑上的账号已绑定其他微信。',
  },
  failed: { en: 'WeChat did not answer. Please scan again.', zh: '微信未响应，请重新扫码。' },
  expired: {
    en: 'This code has expired. Please scan the newest one.',
    zh: '二维码已过期，请扫描最新的二维码。',
  },
} satisfies WordTable;
