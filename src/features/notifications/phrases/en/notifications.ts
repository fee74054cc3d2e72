/** The bell's panel. */
export const notifications = {
  unread: 'Unread',
  unreadOnly: 'Unread',
  readAll: 'Mark all read',
  settings: 'Choose your notifications',
  empty: {
    title: 'Nothing yet',
    body: 'Reports, questions and anything else that concerns you will appear here.',
    unread: 'Everything is read',
  },
  /** A person whose name is no longer known. */
  colleague: 'A colleague',
  unknownBrowser: 'an unknown browser',
  /** The tasks a person starts. */
  task: {
    checks: {
      export: 'export of records',
      remind: 'reminders to candidates',
      cancel: 'cancellation of checks',
      assign: 'assignment of records',
      takeBack: 'taking back of an assignment',
    },
    audit: { export: 'export of the audit log' },
    statement: { export: 'export of a statement' },
    ledger: { export: 'export of bookings' },
    applications: { export: 'export of applications' },
    account: { export: 'export of everything of the account' },
    batch: { read: 'reading of a list', check: 'check of a list', order: 'ordering of a batch' },
    /** Of which list it was. */
    ofList: '{{what}} ({{list}})',
  },
  /** What asked for a decision waits no more. */
  decided: 'Decided',
  /** Of a payment that did not fit. */
  outcome: {
    booked: 'booked into the balance',
    givenBack: 'given back to whoever paid',
    takenBack: 'taken back from the balance',
    nothing: 'nothing had to be changed',
  },
  /** Of a deed on several records. */
  became: '{{done}} done, {{refused}} could not be done.',
  unpaid: 'Waiting for payment then: {{orders}}.',
  takenOver: 'What {{by}} looked after is now yours: {{parts}}.',
  part: {
    records_one: '{{count}} record',
    records_other: '{{count}} records',
    approving: 'approving orders up to {{amount}}',
    apiKeys_one: '{{count}} API key',
    apiKeys_other: '{{count}} API keys',
  },
  batchWaits_one: '{{by}} ordered a batch: {{count}} order of {{amount}} waits for your approval.',
  batchWaits_other: '{{by}} ordered a batch: {{count}} orders, {{amount}} in all, wait for your approval.',
  /** A report that was published before. */
  newVersion: {
    changed: 'Version {{version}} of the report of order {{orderNo}} is published. Changed: {{names}}.',
    same: 'Version {{version}} of the report of order {{orderNo}} is published. No item changed.',
  },
  sentence: {
    check: {
      reported: 'The report of order {{orderNo}} is published.',
      infoRequested: 'Order {{orderNo}} is on hold until you give more information; its clock is paused.',
      expired: 'Order {{orderNo}} expired: consent and form were not complete in time. Nothing was charged.',
      consentWithdrawn:
        'The candidate of order {{orderNo}} withdrew consent. What was unfinished stops, what is published stands.',
      cancelled: 'Order {{orderNo}} is cancelled. See why.',
      overdue: 'Order {{orderNo}} is past its promised date. See what is holding it up.',
      notReached: 'Order {{orderNo}}: the SMS did not reach the candidate. See what to do.',
      infoAnswered: 'Your question about order {{orderNo}} was answered.',
      inReview: 'The report of order {{orderNo}} is waiting for review.',
      disputed: 'The report of order {{orderNo}} is disputed.',
      disputedByCandidate: 'The candidate disputed the report of order {{orderNo}}. An analyst will answer.',
      returned: '{{by}} sent the report of order {{orderNo}} back to you.',
      disputeRejected: 'The dispute about order {{orderNo}} was rejected; the report stays as it is.',
    },
    order: {
      awaitingApproval: 'Order {{orderNo}} waits for your approval.',
      awaitingPayment: 'Orders of {{account}} wait for money: the balance does not cover them.',
      approved: 'Order {{orderNo}} has been approved.',
      rejected: 'Order {{orderNo}} was not approved. See why.',
      placed: 'Order {{orderNo}}, which was waiting for payment, has been placed.',
    },
    work: {
      handedOver: '{{by}} handed work over to you.',
      takenOver: '{{by}} took over some of your work.',
      stopped: 'The item you were working on for order {{orderNo}} was stopped.',
    },
    enterprise: {
      submitted: '{{account}} submitted its certification.',
      verified: '{{account}} is verified and may order.',
      rejected: 'The certification of {{account}} was rejected. See why, and submit again.',
      changeSubmitted: '{{account}} submitted a change of its verified data.',
      changed: 'The change of your verified data was approved and applies from now on.',
      changeRejected: 'The change of your verified data was rejected; the old data still apply. See why.',
    },
    task: {
      done: 'Your {{what}} is finished.',
      failed: 'Your {{what}} could not be finished. See why.',
    },
    member: {
      handedOver_one: '{{count}} record of {{by}} is now yours.',
      handedOver_other: '{{count}} records of {{by}} are now yours.',
    },
    records: {
      given_one: '{{by}} put you in charge of {{count}} record.',
      given_other: '{{by}} put you in charge of {{count}} records.',
      takenBack_one: '{{by}} took back {{count}} record that you were put in charge of.',
      takenBack_other: '{{by}} took back {{count}} records that you were put in charge of.',
    },
    user: {
      left_one: '{{by}} left {{account}}: nobody is looking after {{count}} record of theirs. Hand it over.',
      left_other:
        '{{by}} left {{account}}: nobody is looking after {{count}} records of theirs. Hand them over.',
    },
    ownership: { handedOn: '{{by}} transferred the ownership of {{account}} to you.' },
    bankAccount: {
      asked:
        '{{by}} asked for another account that customers transfer to: a second operator has to sign it off.',
      refused: '{{by}} refused your change of the bank account. See why.',
      changed:
        'The account to transfer to has changed. Read it under Finance before {{account}} transfers again.',
    },
    signedText: {
      asked: '{{by}} wrote a new version of a text that others sign: a second operator has to sign it off.',
      sentBack: '{{by}} sent back your version of a text that others sign. See why.',
    },
    serviceContract: {
      announced: 'A new service contract is to be signed for {{account}}. See from when, and read it.',
      withdrawn: 'The announced service contract was withdrawn: {{account}} has nothing to sign.',
    },
    closing: {
      asked:
        '{{account}} closes its account: everything is erased on {{day}}, unless the owner takes that back before.',
      soon: 'The account of {{account}} is erased on {{day}}. Until then its owner can take that back.',
      takenBack: 'The closing of the account of {{account}} was taken back: everything works as before.',
      postponed:
        'The account of {{account}} is not erased yet: something is open. Settle it, or take the closing back.',
      erased: 'The account of {{account}} was erased. Its certificate is made.',
    },
    calendar: { ending: 'The working-day calendar is about to end. Enter the next public holidays.' },
    apiKey: { ending: 'An API key is about to expire. Replace it in time.' },
    lostPhone: {
      asked: '{{account}} asks to replace a member’s lost phone.',
      replaced: 'The lost phone of a member of {{account}} was replaced.',
      rejected: 'The request of {{account}} to replace a lost phone was rejected. See why.',
      lapsed: 'The request of {{account}} to replace a lost phone ended without a decision after seven days.',
    },
    recharge: {
      asked: '{{account}} made a transfer of {{amount}}.',
      confirmed: 'A recharge of {{account}} was confirmed: {{amount}}.',
      rejected: 'A recharge of {{amount}} by {{account}} was rejected. See why.',
      firstConfirmed:
        '{{by}} confirmed a recharge of {{amount}} by {{account}}: a second operator has to confirm it.',
    },
    rechargeLimit: {
      asked: '{{by}} asks for another limit of recharges: a second operator has to confirm it.',
    },
    reversal: {
      asked:
        '{{by}} asks to take back a recharge of {{amount}} by {{account}}: a second operator has to confirm it.',
      refused:
        '{{by}} left a recharge of {{amount}} by {{account}} booked that was to be taken back. See why.',
      done: 'A recharge of {{amount}} by {{account}} was taken back from the balance. See why.',
    },
    correction: {
      asked:
        '{{by}} asks to give back {{amount}} of a charge for order {{orderNo}}: a second operator has to confirm it.',
      refused: '{{by}} refused to give back {{amount}} of a charge for order {{orderNo}}. See why.',
      done: '{{amount}} of a charge for order {{orderNo}} was given back to the balance: {{reason}}',
    },
    payout: {
      asked: '{{account}} asks for {{amount}} of its balance to be paid out.',
      entered: '{{by}} paid a payout of {{amount}} to {{account}}: a second operator has to confirm it.',
      paid: 'A payout of {{amount}} to {{account}} left for its bank account. See it.',
      rejected:
        'A payout of {{amount}} to {{account}} was rejected, and the money is available again. See why.',
    },
    payment: {
      differed: 'A payment by scanning of {{account}} is not as it was ordered: {{amount}} was to be paid.',
      refundStuck: 'A refund of {{amount}} to {{account}} did not go through.',
      paid: 'A payment by scanning of {{account}} was received: {{amount}}.',
      givenBack: 'WeChat Pay gave {{amount}} of {{account}} back to whoever paid.',
      settled:
        'A payment by scanning of {{account}} that did not fit ({{amount}} was to be paid) is settled: {{outcome}}.',
    },
    invoice: {
      asked: '{{account}} asks for an invoice.',
      issued: 'An invoice that {{account}} asked for was issued. Download it.',
      rejected: 'A request of {{account}} for an invoice was rejected. See why.',
      replaced: 'An invoice of {{account}} was wrong: another one stands in its place. Download it.',
    },
    balance: { low: 'The available balance of {{account}} fell below the amount you set. Recharge in time.' },
    statement: { closed: 'The statement of {{account}} for last month is closed.' },
    signIn: {
      newBrowser:
        'Sign-in at {{time}} with a browser not seen before: {{browser}}. If it was not you, end the session.',
    },
    webhook: { disabled: 'A webhook was disabled: its deliveries had failed for days.' },
  },
};
