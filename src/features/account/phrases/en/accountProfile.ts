/** The enterprise and its certification. */
export const accountProfile = {
  title: 'Certification',
  status: {
    none: 'Not verified',
    pending: 'Under review',
    verified: 'Verified',
    rejected: 'Rejected',
  },
  body: {
    none: 'The enterprise can look round, but not order checks. Send us its licence; we usually decide within one working day.',
    pending:
      'We compare what you submitted with the licence and tell you by SMS; until then the enterprise cannot order checks.',
    verified:
      'The enterprise may order checks. If the licence or anything else has changed, submit the change: the verified data stay in force until the change is approved.',
    rejected:
      'The enterprise cannot order checks. Correct what you submitted and send it again, as often as it takes.',
  },
  due: 'Decided by the end of {{day}}',
  decidedAt: 'Decided',
  reason: 'Why it was rejected',
  start: 'Start the certification',
  resubmit: 'Correct and submit again',
  follow: 'Follow the review',
  change: 'Change verified data',
  history: 'Show every submission',
  contract: {
    title: 'Service contract',
    none: 'The service contract is not signed yet. Without it the enterprise cannot order checks.',
    outdated:
      'The contract, or the enterprise’s name, has changed since it was signed. Please read it again and sign it; orders go on meanwhile.',
  },
  enterprise: 'Enterprise',
  account: 'Name of the account',
  noSubmission: 'No papers have been submitted through this console.',
  licence: 'Business licence',
};
