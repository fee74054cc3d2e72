import type { reset as english } from '../en/reset';

export const reset: typeof english = {
  title: '重置密码',
  intro:
    '我们会向您的手机发送验证码。设置新密码后，所有已登录的设备都会退出，微信绑定会解除，因密码错误导致的暂停也会解除。',
  pitchTitle: '忘记密码，很快就能找回。',
  pitchBody: '收取验证码，设置新密码，即可继续工作。Probity 没有人知道您的密码，也绝不会向您索要。',
  password: '新密码',
  submit: '设置新密码',
  failed: '密码未能设置',
  done: '密码已修改，所有设备均已退出，请使用新密码登录。',
  remembered: '想起密码了？',
  lostPhone:
    '手机已遗失？请贵司的所有者或管理员在“账号设置”的“成员”中为您申请更换手机号。如果您是唯一的所有者，请致电客服。',
};
