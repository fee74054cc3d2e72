/** What comes after an order: /orderSuccess. */
export const orderSuccess = {
  title: 'Order placed',
  waitingTitle: 'Order saved, waiting for payment',
  approvalTitle: 'Order saved, waiting for approval',
  rejectedTitle: 'Order not approved',
  stepApproval_one:
    '{{names}} may approve it. It has been waiting since {{since}}; without a decision it ends on {{ends}}.',
  stepApproval_other:
    '{{names}} may approve it. It has been waiting since {{since}}; without a decision it ends on {{ends}}.',
  stepApproval_zero:
    'Nobody may approve it now. It has been waiting since {{since}}; without a decision it ends on {{ends}}.',
  why: {
    limit: 'The price is above the limit of your enterprise.',
    department: 'It was above what was left of the department’s budget.',
    person: 'It was above what was left of the orderer’s own budget.',
  },
  nothingYet: 'Nothing is held and the candidate is not asked before that.',
  takeBack: 'You can cancel the order in its record.',
  approved: 'Approved by {{by}}, {{at}}.',
  rejected: 'Rejected by {{by}}, {{at}}.',
  reason: 'Reason: {{reason}}',
  candidate: 'Candidate',
  package: 'Package',
  price: 'Price',
  held: 'Held on the balance',
  promised: 'Report by',
  promisedUnknown: 'counts from consent',
  next: 'What happens next',
  stepSms: 'We have sent the candidate an SMS with a link; opening it, the candidate confirms the phone.',
  stepLink: 'Send the link below to the candidate. It opens only with a code to the candidate’s phone.',
  stepPaper: 'Our staff confirm the signed form, and the candidate gets the link to the form.',
  recharge: 'Recharge',
  stepPayment:
    'The order starts as soon as the balance covers {{price}}; older orders that wait come first. After 7 days without payment it is dropped.',
  whoPays: 'The owner, an administrator or finance can recharge.',
  stepConsent: 'After consent item by item and the form, the items start.',
  stepReport: 'A second person reviews the report before you read it.',
  link: 'Link for the candidate',
  linkGone:
    'The link was shown once, right after ordering. You can make a new one in the record; the old one then ends.',
  another: 'Order another',
  record: 'Open record',
};
