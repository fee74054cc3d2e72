/** The bell's panel. */
export const notifications = {
  unread: 'Not read',
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
    },
    audit: { export: 'export of the audit log' },
  },
  /** Of a deed on several records. */
  became: '{{done}} done, {{refused}} could not be done.',
  sentence: {
    check: {
      reported: 'The report of order {{orderNo}} is published.',
      infoRequested: 'Order {{orderNo}} waits for information from you; its clock is paused.',
      expired: 'Order {{orderNo}} has expired: the candidate gave no consent in time. Nothing was charged.',
      consentWithdrawn:
        'The candidate of order {{orderNo}} withdrew consent. What was not finished is stopped.',
      cancelled: 'Order {{orderNo}} is cancelled. See why.',
      overdue: 'Order {{orderNo}} is past its promised day. See what it waits for.',
      infoAnswered: 'Your question about order {{orderNo}} was answered.',
      inReview: 'The report of order {{orderNo}} waits for a review.',
      disputed: 'The report of order {{orderNo}} is disputed.',
      returned: '{{by}} sent the report of order {{orderNo}} back to you.',
      disputeRejected: 'The dispute of order {{orderNo}} was rejected: the report stays as it is.',
    },
    order: {
      placed: 'Order {{orderNo}}, which waited for payment, is placed.',
    },
    work: {
      handedOver: '{{by}} handed work to you.',
      takenOver: '{{by}} took over what you worked on.',
      stopped: 'What you worked on for order {{orderNo}} was stopped.',
    },
    enterprise: {
      submitted: '{{account}} waits for its certification.',
      verified: '{{account}} is verified and may order.',
      rejected: 'The certification of {{account}} was rejected. See why, and submit again.',
      changeSubmitted: '{{account}} asks to change what was verified.',
      changed: 'The change of your verified data is verified and holds from now on.',
      changeRejected: 'The change of your verified data was rejected; the old data hold. See why.',
    },
    task: {
      done: 'Your {{what}} is finished.',
      failed: 'Your {{what}} could not be finished. See why.',
    },
    member: {
      handedOver_one: '{{count}} record of {{by}} is yours now.',
      handedOver_other: '{{count}} records of {{by}} are yours now.',
    },
    user: {
      left_one: '{{by}} left {{account}}: nobody looks after {{count}} record of theirs. Hand it over.',
      left_other: '{{by}} left {{account}}: nobody looks after {{count}} records of theirs. Hand them over.',
    },
    ownership: { handedOn: '{{by}} transferred the ownership of {{account}} to you.' },
    apiKey: { ending: 'An API key is about to end. Make another in time.' },
    lostPhone: {
      asked: '{{account}} asks to replace the lost phone of one of its people.',
      replaced: 'The lost phone of one of the people of {{account}} was replaced.',
      rejected: 'The request of {{account}} to replace a lost phone was rejected. See why.',
      lapsed: 'The request of {{account}} to replace a lost phone ended undecided after seven days.',
    },
    balance: { low: 'The available balance of {{account}} fell below what you set. Recharge in time.' },
    signIn: {
      newBrowser:
        'Sign-in at {{time}} with a browser not seen before: {{browser}}. If it was not you, end the session.',
    },
    webhook: { disabled: 'A webhook was disabled: it could not be delivered for days.' },
  },
};
