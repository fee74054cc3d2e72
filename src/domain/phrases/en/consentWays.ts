/** The ways in which candidates are asked for consent. */
export const consentWays = {
  sms: 'SMS link',
  link: 'Link to copy',
  paper: 'Signed form',
};

/** What each way means for whoever orders. */
export const consentWayHelp = {
  smsHelp: 'We send the link to the candidate’s phone and remind on days 1, 3 and 5.',
  linkHelp: 'You send the link yourself. It opens only with a code sent to the candidate’s phone.',
};
