import { changeHistory, changeWithdrawal } from '../../../../domain/phrases/zh-CN/plannedChange';

/** /mealManage?tab=prices：企业购买标准套餐的专属价格，由平台运营设置。 */
export const prices = {
  title: '专属价格',
  lead: '可为企业购买标准套餐设置专属价格。请选择企业。',
  back: '返回企业列表',
  search: '搜索企业',
  searchHint: '企业名称',
  none: '没有名称匹配的企业。',
  more_one: '另有 {{count}} 家企业，请输入名称搜索。',
  more_other: '另有 {{count}} 家企业，请输入名称搜索。',
  column: {
    enterprise: '企业',
    ownPrices: '专属价格数',
    package: '套餐',
    standard: '标准价格',
    own: '专属价格',
  },
  keep: '此前的订单价格不变。企业可在套餐页看到自己的价格，包括尚未生效的计划。',
  off: '已停用',
  plannedTag: '{{day}} 起调整',
  set: '设置价格',
  setFor: '设置“{{name}}”的价格',
  standardAgain: '标准价格',
  dialog: {
    title: '{{enterprise}}：“{{name}}”',
    standard: '标准价格：{{amount}}',
    submit: '设置该价格',
  },
  field: { price: '专属价格（元）', effectiveOn: '生效日' },
  help: { price: '留空则按标准价格购买', effectiveOn: '今天即刻生效；之后的日期自北京时间零点起生效' },
  fault: { price: '请输入 0.01 至 100,000 元之间的金额', effectiveOn: '请选择日期' },
  history: {
    ...changeHistory,
    none: '从未为该企业设置价格。',
  },
  withdraw: {
    ...changeWithdrawal,
    title: '撤回“{{name}}”自 {{day}} 起的价格？',
    body: '企业继续按目前的价格购买，历史记录会保留原计划。',
    done: '价格计划已撤回',
  },
  done: { set: '“{{name}}”的价格已设置', planned: '“{{name}}”的价格将自 {{day}} 起生效' },
};
