/** The ways in which candidates are asked for consent. */
export const consentWays = {
  sms: 'SMS link',
  link: 'Link to copy',
  paper: 'Signed form',
};
