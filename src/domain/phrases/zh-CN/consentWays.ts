/** 征求候选人同意的方式。 */
export const consentWays = {
  sms: '短信链接',
  link: '复制链接',
  paper: '已签署的授权书',
};

/** 各方式对下单人意味着什么。 */
export const consentWayHelp = {
  smsHelp: '我们将链接发送至候选人手机，并在第 1、3、5 天提醒。',
  linkHelp: '由您自行发送链接，打开时须验证候选人手机。',
};
