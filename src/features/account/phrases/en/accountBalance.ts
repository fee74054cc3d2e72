/** /businessManage, tab "Balance". */
export const accountBalance = {
  title: 'Balance',
  available: 'Available',
  held: 'Held for checks under way',
  notice: {
    title: 'When the balance is low',
    lead: 'The owner, administrators and finance are told once the available balance falls below this, and again only after it rose and fell anew. How each is told is chosen under Notifications.',
    label: 'Tell us below',
    help: 'In whole yuan; leave it empty to be told of nothing',
    yuan: 'yuan',
    isLow: 'The balance is below it already: you are told when it falls below it the next time.',
    fault: 'Whole yuan from 1 to 1,000,000,000, without fen',
    save: 'Save',
    saved: 'Saved',
  },
};
