/** Closing the account, on the tab "Leave Probity". */
export const accountClosing = {
  title: 'Close the account',
  lead: 'The owner closes the account with a code to their own phone. It can be taken back for {{days}} days; then all that is the enterprise’s own is erased, and a certificate says so.',
  settleFirst: 'It can be closed once nothing above is open any more and the balance is zero.',
  button: 'Close the account…',
  means: {
    stops:
      'From now on nobody can order, invite, pay or change anything. Everybody can still sign in, read and export.',
    rests:
      'API keys, webhooks, links to reports and forms stop at once. They work again if you take the closing back.',
    back: 'You can take it back for {{days}} days, with one press. Owner and administrators are reminded seven days and one day before.',
    erased:
      'After {{days}} days records, reports, files, applications, forms, texts and messages are erased for good, and the sign-in of everybody who belongs to no other account. Nobody can bring that back.',
    kept: 'The law keeps: the ledger, statements, invoices, recharges and payouts, the signed contract (10 years), the proof of candidates’ consent for your period, the audit log. The certificate names each; ask for it at our public contact.',
  },
  form: {
    title: 'Close the account',
    name: 'Name of the account',
    nameHelp: 'Type it as it stands here: {{name}}',
    nameWrong: 'This is not the name of the account',
    reason: 'Why',
    reasonHelp: 'Our people read it, and it goes with the rest',
    submit: 'Close the account',
    done: 'The account closes. You can take that back here.',
    codeWrong: 'Please enter the six digits of the code',
  },
  underWay: {
    title: 'The account closes',
    day: 'Everything is erased on {{day}}. Until then you can take it back.',
    asked: 'Asked for by {{name}}, {{at}}',
    postponed:
      'The day has come, and something is open: the erasure waits until it is settled. What you cannot settle while the account closes you settle after taking the closing back.',
    rests:
      'Until it is erased or taken back nothing can be changed; API keys, webhooks and links to reports and forms rest. Reading and exporting go on.',
    takeBack: 'Take the closing back',
    takenBack: 'The closing was taken back: everything works as before.',
    erasing: 'The erasure has begun. It cannot be taken back any more.',
  },
};
