/** 正在注销的账号，每个页面顶部的提示。 */
export const closingNotice = {
  closes: '该账号正在注销：由 {{name}} 申请，全部数据将于 {{day}} 删除。在此之前可查看和导出，不能更改。',
  takeBack: '查看或撤回',
  askOwner: '在此之前所有者可以撤回。',
};
