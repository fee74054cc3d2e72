import { correctionReview } from './correctionReview';
import { paymentReview } from './paymentReview';
import { invoiceReview } from './invoiceReview';
import { rechargeReview } from './rechargeReview';
import { reversalReview } from './reversalReview';

/** Staff decide whether an enterprise is the one it claims to be. */
export const certification = {
  title: 'Certification of {{name}}',
  field: {
    enterpriseName: 'Enterprise name',
    creditCode: 'Unified social credit code',
    legalPerson: 'Legal representative',
    place: 'Address',
    contact: 'Contact',
    contactPhone: 'Contact’s phone',
    submittedBy: 'Submitted by',
    submittedAt: 'Submitted',
  },
  sameCode: 'Another verified enterprise has this credit code: {{names}}',
  earlier: 'Rejected before',
  own: 'You belong to this enterprise, so a colleague decides.',
  sameName_one: 'Another verified enterprise has this name',
  sameName_other: '{{count}} other verified enterprises have this name',
  decided: 'This submission is decided.',
  withdrawn: 'The enterprise has withdrawn this change.',
  decision: 'Decision',
  accept: 'Everything agrees with the licence: verify the enterprise',
  reject: 'Reject the submission',
  ofChange: {
    accept: 'Everything agrees with the licence: the new data apply from now on',
    reject: 'Reject the change; the old data stay in force',
    accepted: 'The change is approved, and the enterprise has been told.',
    rejected: 'The change is rejected, and the enterprise has been told.',
  },
  choose: 'Please decide',
  reason: 'Reason',
  reasonHelp: 'The enterprise reads it: say what to correct.',
  reasonMissing: 'Please say why it is rejected',
  canned: {
    unreadable: 'The licence cannot be read. Please upload a sharp picture of the whole page.',
    name: 'The enterprise name differs from the licence.',
    code: 'The unified social credit code differs from the licence.',
    person: 'The legal representative differs from the licence.',
    expired: 'The licence is no longer in force. Please upload the current one.',
  },
  cannedShort: {
    unreadable: 'Unreadable',
    name: 'Name differs',
    code: 'Code differs',
    person: 'Representative differs',
    expired: 'Not in force',
  },
  send: 'Save decision',
  accepted: 'The enterprise is verified and has been told.',
  rejected: 'The submission is rejected and the enterprise has been told.',
  recharge: rechargeReview,
  reversal: reversalReview,
  correction: correctionReview,
  payment: paymentReview,
  invoice: invoiceReview,
};
