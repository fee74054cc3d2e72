import type { frame as english } from '../en/frame';

export const frame: typeof english = {
  accounts: {
    title: '切换账号',
    search: '搜索账号',
    none: '没有该名称的账号。',
    more_one: '另有 {{count}} 个，请按名称搜索。',
    more_other: '另有 {{count}} 个，请按名称搜索。',
    disabled: '已停用',
    unverified: '未认证',
    unsavedTitle: '放弃未保存的内容？',
    unsavedBody: '当前页面有未保存的内容，切换账号后将丢失。',
    switchAnyway: '切换账号',
  },
  otherTab: {
    title: '此标签页的登录已被其他标签页取代',
    titleOther: '其他人已在另一个标签页登录',
    titleAccount: '您已在另一个标签页切换账号',
    body: '此标签页仍显示{{name}}，当前使用的账号是{{now}}，重新加载后将进入该账号。',
    bodyPerson: '此标签页仍显示{{name}}，当前登录的是{{now}}，重新加载后将以对方身份继续。',
    bodyUnnamed: '此标签页仍显示{{name}}。重新加载后将使用另一个标签页的登录状态。',
    lost: '您在此输入但尚未保存的内容会因重新加载而丢失，请先复制。',
  },
};
