/** The codes of findings and what is published of them, part of `codes`. */
export const reportCodes = {
  '2053': {
    en: 'You wrote this report, so a colleague has to answer that it stays: {who}',
    zh: '报告撰写人不能自行驳回对该报告的异议，请由同事处理：{who}',
  },
  '2058': {
    en: 'The candidate withdrew consent for this item. Its published finding stands, and it is not worked any more',
    zh: '候选人已撤回对该项目的授权，已发布的结论保持不变，不能重新核查',
  },
};
