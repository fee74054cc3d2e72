/** How far a change is that counts from a day on. */
export const changeStates = {
  planned: 'Planned from {{day}}',
  inForce: 'In force since {{day}}',
  past: 'From {{day}}',
  withdrawn: 'Withdrawn, was planned from {{day}}',
};

/** Every change of what operators keep. */
export const changeHistory = {
  title: 'History',
  none: 'Nothing has been changed yet.',
  ...changeStates,
  by: '{{at}}, {{name}}',
  withdrawnBy: 'Withdrawn {{at}}, {{name}}',
  version: 'Open this version',
};

/** What a second person made of a change. */
export const changeDecision = {
  signedOffBy: 'Signed off by {{name}}, {{at}}',
  refusedBy: 'Refused {{at}}, {{name}}',
};

/** Withdrawing one before its day; what stays as it is each says itself. */
export const changeWithdrawal = {
  action: 'Withdraw',
  title: 'Withdraw the change from {{day}}?',
  done: 'The planned change is withdrawn',
};
