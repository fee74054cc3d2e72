/** /businessManage, tab "Notifications". */
export const accountNotifications = {
  title: 'What you are told of',
  saved: 'Saved',
  smsTo: 'Messages go to {{mobile}}. They name the order and never the candidate.',
  changePhone: 'Change the phone',
  box: '{{kind}}: {{channel}}',
  column: { kind: 'When' },
  channel: { inApp: 'In Probity', sms: 'By SMS' },
  kind: {
    check: {
      reported: 'A report is published',
      infoRequested: 'Information is needed from you',
      expired: 'An invitation expires',
      consentWithdrawn: 'A candidate withdraws consent',
      cancelled: 'A check is cancelled',
      inReview: 'A report waits for a review',
      disputed: 'A report is disputed',
      disputeRejected: 'A dispute is rejected',
    },
    order: { placed: 'An order that waited for payment is placed' },
    work: { handedOver: 'Work is handed to you', takenOver: 'Work of yours is taken over' },
    enterprise: {
      submitted: 'An enterprise asks to be certified',
      verified: 'The enterprise is verified',
      rejected: 'The certification is not accepted',
    },
    webhook: { disabled: 'A webhook is disabled' },
  },
  help: {
    check: {
      reported: 'Also when a new version follows a dispute',
      infoRequested: 'The clock stands still until somebody answers',
      expired: 'The candidate gave no consent in time',
      consentWithdrawn: 'What is not finished stops',
      cancelled: 'By somebody else, or for want of money or consent',
      inReview: 'Unless you worked on it yourself',
      disputed: 'By the enterprise or the candidate',
      disputeRejected: 'The report stays as it is; the reason stands at it',
    },
    order: { placed: 'Money came in or came free; the candidate is asked now' },
    work: {
      handedOver: 'By a colleague, or by a reviewer who sends a report back',
      takenOver: 'A colleague works it now; you can read it',
    },
    enterprise: {
      submitted: 'It waits for your decision',
      verified: 'It may order from then on',
      rejected: 'With the reason, to submit again',
    },
    webhook: { disabled: 'After days of failed deliveries' },
  },
  ofOthers: {
    label: 'Also of checks that others ordered',
    department: 'Those of your department, as you see them among the records.',
    account: 'Every check of the account. Otherwise you are told of what you ordered or answer for.',
    reader: 'You order no checks yourself: without this you are told of none.',
  },
  empty: {
    title: 'Nothing to choose',
    body: 'There is nothing so far that your role is told of.',
  },
};
