/** What a candidate reads once the form is sent. */
export const afterSending = {
  status: {
    title: 'Your background check',
    for: '{{name}} · {{position}}',
    submitted:
      'Thank you, everything is in. There is nothing more for you to do now; we will text you if we have a question.',
    question: 'There is a question for you below. Your check is waiting for the answer.',
    inReview: 'Everything is checked. A second person is reviewing the report.',
    reported: 'Your report is ready.',
    disputed: 'You disputed your report. Until that is answered, nobody gets a new link to it.',
    disputedByOther:
      'The enterprise disputed the report. Until that is answered, nobody gets a new link to it.',
    disputeRejected: 'Your dispute was answered: the report stays as it is. The reason is below.',
    cancelled: 'This check has ended. Nothing more will be checked.',
    cancelledByEnterprise:
      'The enterprise ended this check. Nothing more will be checked, and there is nothing for you to do.',
    afterEnd_one:
      'What you entered and your files are deleted {{count}} day after the end at the latest, unless the law requires to hold that back. The record of your consent is kept longer, as proof of what you agreed to.',
    afterEnd_other:
      'What you entered and your files are deleted {{count}} days after the end at the latest, unless the law requires to hold that back. The record of your consent is kept longer, as proof of what you agreed to.',
    expired: 'This invitation has expired. Nothing was checked.',
    sentAt: 'Sent {{time}}',
    items: 'Items',
    notGiven: 'You left this out: {{reason}}',
    estimateHelp:
      'This date is an estimate: the public holidays up to then are not all published yet, and may make it later.',
    promised: 'expected by {{date}}',
    refused: 'You refused, not checked',
    withdrawn: 'Withdrawn, stopped',
    readReport: 'Read my report',
    form: 'What you entered',
  },
  answer: {
    title: 'A question about {{name}}',
    label: 'Your answer',
    missing: 'Please write an answer',
    files: 'Files, if they help',
    own: 'Your answer of {{time}}',
    question: 'You were asked',
    filesSent: 'Files',
    at: 'Sent',
    send: 'Send answer',
    sent: 'Your answer was sent.',
  },
  withdraw: {
    action: 'Withdraw consent',
    of: 'Withdraw consent: {{name}}',
    title: 'Withdraw your consent for {{name}}?',
    body: 'This item stops at once and is not checked any further. What has already been found stays as it is. {{company}} will be told that you withdrew it. You cannot undo this here.',
    confirm: 'Withdraw',
    done: 'Consent withdrawn for {{name}}.',
  },
  report: {
    back: 'Back to the overview',
    dispute: 'Dispute this report',
    locked:
      'This report is disputed. Until that is answered, nobody gets a new link to it. {{company}}, and whoever has a link already, can go on reading it and are told that it is disputed.',
  },
};
