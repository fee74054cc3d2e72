import type { wechat as english } from '../en/wechat';

export const wechat: typeof english = {
  picture: '二维码：使用微信扫码登录',
  refresh: '刷新二维码',
  localPhone: '手边没有微信？在新标签页中模拟手机',
  offline: '网络连接中断，正在继续查询。',
  loading: { title: '正在获取二维码', body: '请稍候。' },
  failed: { title: '二维码获取失败', body: '请重试。' },
  waiting: { title: '微信扫码登录', body: '打开手机微信扫一扫，并在手机上确认。二维码三分钟内有效。' },
  scanned: { title: '已扫码', by: '{{nickname}} 已扫码', body: '请在手机上确认。' },
  confirmed: { title: '已确认', body: '正在登录。' },
  unbound: {
    title: '还差一步',
    greeting: '{{nickname}}，您好',
    body: '该微信尚未绑定账号。请验证一次账号的手机号，之后扫码即可登录。',
  },
  canceled: {
    title: '未登录',
    body: '手机上已取消。',
  },
  expired: { title: '二维码已过期', body: '二维码有效期为三分钟。' },
  bind: {
    codeSent: '验证码将通过短信发送至 {{phone}}，{{minutes}} 分钟内有效。',
    submit: '绑定并登录',
    again: '重新扫码',
    expired: '扫码已超过十分钟或已被使用，请重新扫码。',
    unknown: '没有账号使用该手机号。请核对号码，或请账号所有者邀请您。',
    taken: '该账号已绑定其他微信，或该微信已绑定其他账号。请使用密码登录，绑定关系可在账号设置中修改。',
  },
};
