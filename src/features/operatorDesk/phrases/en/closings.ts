/** /operatorDesk, tab "Closing accounts". */
export const closings = {
  title: 'Accounts that close',
  lead: 'An owner closes the account and can take it back for thirty days. Then everything that is the enterprise’s own is erased by itself, once nothing is open and the balance is nil. Former owners ask here for the certificate: hand it out once you know who asks.',
  empty: 'No account closes',
  emptyBody: 'As soon as an owner closes an account, it stands here.',
  newer: 'Newer ones',
  more: 'More',
  status: {
    closing: 'Closes',
    takenBack: 'Taken back',
    erasing: 'Is being erased',
    erased: 'Erased',
  },
  day: 'Erased on {{day}}',
  postponed: 'The day has come, and something is open: the erasure waits for it.',
  takenBackAt: 'Taken back {{at}}',
  erasedAt: 'Erased {{at}}',
  reason: 'Why: {{reason}}',
  asked: 'Asked for by {{name}}, {{at}}',
  certificate: 'Certificate {{number}}',
  download: 'Download the certificate',
  downloadOf: 'Download the certificate of {{name}}',
};
