/** 征求候选人同意的方式。 */
export const consentWays = {
  sms: '短信链接',
  link: '复制链接',
  paper: '已签署的授权书',
};
