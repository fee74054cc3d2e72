/** The search over records, screens and actions, fetched when it is opened. */
export const palette = {
  title: '搜索',
  hint: '姓名、手机号、身份证号、订单号或页面',
  hintPlain: '页面或操作',
  found: '搜索结果',
  group: {
    recent: '最近打开',
    records: '记录',
    screens: '页面',
    actions: '操作',
  },
  all: '查看全部匹配的记录',
  language: '语言：{{name}}',
  theme: '主题：{{mode}}',
  searching: '正在搜索…',
  count_one: '{{count}} 条结果',
  count_other: '{{count}} 条结果',
  none: {
    title: '没有找到',
    body: '记录可按姓名中的字、拼音或首字母，以及完整的手机号或身份证号、订单号查找；页面和操作可按名称中的字词查找。',
    bodyPlain: '页面和操作可按名称中的字词查找。',
  },
  failed: '记录搜索未能完成',
  keys: '↑ ↓ 选择 · Enter 打开 · Esc 关闭',
};
