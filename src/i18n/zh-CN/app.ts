import type { app as english } from '../en/app';

export const app: typeof english = {
  name: 'Probity',
  skip: '跳到正文',
  bar: {
    account: '当前账户',
    banner: '您正在客户账户内操作',
    closeMenu: '关闭菜单',
    collapse: '收起菜单',
    expand: '展开菜单',
    language: '语言',
    navigation: '主菜单',
    openMenu: '打开菜单',
    signOut: '退出登录',
    theme: '主题',
    user: '我的账号',
  },
  theme: { light: '浅色', dark: '深色', system: '跟随设备' },
  density: { label: '行高', comfortable: '宽松', compact: '紧凑' },
  role: {
    owner: '所有者',
    admin: '管理员',
    recruiter: '招聘专员',
    finance: '财务',
    viewer: '只读成员',
    analyst: '核查分析师',
    support: '客服',
    operator: '运营',
  },
  breadcrumbs: '当前位置',
  signOut: {
    failed: '您仍处于登录状态：退出请求未能送达服务器。',
  },
  otherTab: {
    title: '另一个标签页已切换登录',
    body: '此标签页仍显示{{name}}。您输入的内容会保留；重新加载后将使用另一个标签页的登录状态。',
  },
  session: {
    opening: '正在打开会话',
    unreachable: '无法确认登录状态',
    unreachableHelp: '您仍处于登录状态。请检查网络后重试。',
  },
  forbidden: {
    title: '您无权访问此页面',
    body: '您的角色“{{role}}”不包含此权限，{{account}}的管理员可以调整。',
    bodyPlain: '您的角色不包含此权限，请联系账户管理员调整。',
    home: '返回首页',
  },
  notFound: {
    title: '页面不存在',
    body: '地址可能有误，或页面已移动。',
    home: '返回首页',
  },
  crash: {
    title: '此页面出现问题',
    body: '已保存的内容不会丢失。请重试或重新加载页面。',
    details: '供客服使用的详情',
  },
  chunk: {
    title: '页面加载失败',
    body: '网络可能已断开，或系统刚刚更新了版本。',
  },
  customerPhone: '客服电话 {{phone}}',
};
