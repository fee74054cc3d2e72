/** The words of the codes about saved views, part of `codes`. */
export const viewCodes = {
  '2014': { en: 'You already have a view with this name', zh: '已有同名视图' },
  '2015': { en: 'You can keep at most {limit} views', zh: '最多保存 {limit} 个视图' },
  '2307': {
    en: 'A shared view holds no search text, and no phone or ID number in its name. Please take them out first',
    zh: '共享视图不可含搜索文字，名称中不可含手机号或身份证号，请先去除',
  },
  '2308': {
    en: 'At most {limit} views are shared in one account. Please ask a colleague to end the sharing of one',
    zh: '每个账号最多共享 {limit} 个视图，请先取消共享其他视图',
  },
} as const;
