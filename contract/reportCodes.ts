/** The codes of findings and what is published of them, part of `codes`. */
export const reportCodes = {
  '2058': {
    en: 'The candidate withdrew consent for this item. Its published finding stands, and it is not worked any more',
    zh: '候选人已撤回对该项目的授权，已发布的结论保持不变，不能重新核查',
  },
};
