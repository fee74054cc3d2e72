import type { app as english } from '../en/app';

export const app: typeof english = {
  name: 'Probity',
  skip: '跳到正文',
  theme: { label: '主题', light: '浅色', dark: '深色', system: '跟随设备' },
  signOut: {
    failed: '您仍处于登录状态：退出请求未能送达服务器。',
  },
  language: {
    partly: '部分内容未能以中文获取，请重新加载页面再试。',
  },
  session: {
    opening: '正在登录',
    unreachable: '无法确认登录状态',
    unreachableHelp: '您仍处于登录状态。请检查网络后重试。',
  },
  notFound: {
    title: '页面不存在',
    body: '地址可能有误，或页面已移动。',
    home: '返回首页',
  },
  crash: {
    title: '此页面出现问题',
    body: '已保存的内容不会丢失。请重试或重新加载页面。',
  },
  leave: {
    title: '放弃未保存的内容？',
    body: '您在此输入的内容尚未保存，离开后将会丢失。',
    confirm: '不保存并离开',
    stay: '留在此页',
  },
  chunk: {
    title: '页面加载失败',
    body: '网络可能已断开，或系统刚刚更新了版本。',
    part: '这部分内容未能加载，请检查网络后重试。',
    old: '此页面打开之后系统已更新，这部分内容已不存在，请重新加载页面。',
    kept: '您已输入的内容不会丢失。',
    lost: '此处已输入但尚未保存的内容届时会丢失，请先保存或复制。',
  },
  customerPhone: '客服电话 {{phone}}',
  customerPhoneHours: '客服电话 {{phone}}（工作日 {{hours}}，北京时间）',
};
