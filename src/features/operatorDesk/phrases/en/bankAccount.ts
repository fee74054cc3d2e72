import { changeDecision, changeHistory, changeWithdrawal } from '../../../../domain/phrases/en/plannedChange';

/** /operatorDesk?tab=bank: the account that customers transfer to, kept by two operators. */
export const bankAccount = {
  title: 'Bank account for transfers',
  lead: 'Customers transfer to this account. One operator asks for a change of it, a second one signs it off, each with a code to their own phone.',
  asSeen: 'As customers see it',
  since: 'In force since {{day}}',
  installed: 'As the installation began',
  noAccount: 'No account is set: customers are told to ask customer service before they transfer anything.',
  change: 'Change the account',
  effectiveOn: 'From',
  reason: 'Why',
  none: 'none',
  help: {
    accountNo: 'Digits, letters and dashes; blanks are taken out',
    effectiveOn:
      'Today counts from the sign-off on; a later day begins at midnight in China, or with the sign-off where that comes later',
    reason: 'The second operator reads it, and it stays in the history',
  },
  fault: {
    missing: 'This is missing',
    long: 'At most {{limit}} characters',
    number: 'Please enter a bank account of at least six digits',
    effectiveOn: 'Please choose the day',
    reason: 'Please write at least four characters',
    code: 'Please enter the six digits of the code',
  },
  wasIs: '{{label}}: {{was}} → {{is}}',
  why: 'Why: {{reason}}',
  askedBy: 'Asked for by {{name}}, {{at}}',
  ask: {
    title: 'Change the account that customers transfer to',
    submit: 'Ask for the sign-off',
    done: 'A second operator has to sign it off',
    overtaken: 'What you typed is kept. Close this only once you have noted what you still need.',
  },
  open: {
    waiting: 'Waits for the sign-off, from {{day}}',
    planned: 'Planned from {{day}}',
    own: 'You asked for it: another operator signs it off.',
    readFirst:
      'Compare the number with the bank’s own paper, not with the message that asked for the change.',
  },
  signOff: {
    action: 'Sign off',
    title: 'Sign off this account?',
    now: 'Customers are told this account from now on, and owners and finance of every enterprise hear of the change.',
    later:
      'Customers are told this account from {{day}} on, and owners and finance of every enterprise hear of the change on that day.',
    check: 'What was submitted before keeps the account it was told.',
    done: 'Signed off',
  },
  refuse: {
    action: 'Refuse',
    own: 'Take back',
    title: 'Refuse this account?',
    ownTitle: 'Take back this account?',
    help: 'Who asked is told, and it stays in the history',
    done: 'Refused',
    ownDone: 'Taken back',
  },
  withdraw: {
    ...changeWithdrawal,
    title: 'Withdraw the account from {{day}}?',
    body: 'Customers keep the account they have now. The history keeps what was planned.',
    done: 'The planned account is withdrawn',
  },
  history: {
    ...changeHistory,
    ...changeDecision,
    waiting: 'Waits for the sign-off, from {{day}}',
    refused: 'Refused, was asked for from {{day}}',
  },
};
