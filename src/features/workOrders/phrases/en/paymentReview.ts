/** A payment by scanning that does not fit, as operators look at it. */
export const paymentReview = {
  title: '{{what}}, {{name}}',
  why: {
    amount: 'Another amount was paid than ordered. Nothing is booked.',
    currency: 'It was paid in another currency than ordered. Nothing is booked.',
    merchant: 'It was paid to another merchant or app than ordered. Nothing is booked.',
    booked: 'Its transaction is booked already, under this number as reference. It is not booked again.',
    again: 'It was paid a second time. The second payment is not booked.',
    refunded: 'This much was given back at WeChat Pay. What is booked stays until it is taken back.',
    refundedUnknown:
      'All or part of it was given back at WeChat Pay: how much is not told. Nothing is booked. Look it up on WeChat Pay’s own pages.',
    unasked:
      'The merchant it was to be paid to is not set up any more, so nobody can be asked how it ended. Nothing is booked. Look it up on WeChat Pay’s own pages, under our number.',
  },
  refundWhy: {
    waits:
      'WeChat Pay has not given it back yet. It is asked further by itself: look at the merchant account, its balance and its rights.',
    closed:
      'WeChat Pay ended giving it back, or paid it to the merchant’s own account: the payer has nothing.',
    abnormal:
      'WeChat Pay could not give it back: it does not reach the payer’s account. It can be mended on WeChat Pay’s own pages.',
    refused: 'WeChat Pay does not give it back.',
    differs:
      'WeChat Pay tells otherwise of giving it back than was asked for: another amount or another transaction.',
    unasked:
      'The merchant who took it is not set up any more, so nobody can be asked to give it back, or whether it was.',
  },
  refundLeads: {
    underWay:
      'It is taken back from the balance already. Do not give it back by hand: WeChat Pay may still do so. Mend what stands in its way at the merchant account; this can be settled once giving it back has ended.',
    abnormal:
      'It is taken back from the balance already. Mend it on WeChat Pay’s own pages and never at the bank: from there it may still reach the payer. Then say what became of it.',
    success: 'WeChat Pay has given it back: nothing is to be paid any more. Say that it was given back.',
    owed: 'It is taken back from the balance already, and still owed. Compare it on WeChat Pay’s own pages, give the money back there or at the bank, then say so.',
  },
  lead: 'Compare it on WeChat Pay’s own pages. Give the money back there, or book it with the command recharge under the transaction’s number (under our number where there is none); then say what became of it.',
  ordered: 'Ordered',
  told: 'Told by WeChat Pay',
  toGiveBack: 'To be given back',
  toldAt: 'Told',
  status: 'State',
  begunBy: 'Begun by',
  outTradeNo: 'Our number',
  transactionId: 'Transaction',
  refundId: 'Refund',
  ownRefund: 'Our number of the refund',
  refundState: 'Giving back',
  fault: 'WeChat Pay’s answer',
  refundStates: {
    asked: 'asked for, not taken on yet',
    processing: 'under way',
    success: 'given back on {{at}}',
    closed: 'ended by WeChat Pay',
    abnormal: 'does not reach the payer',
    refused: 'refused',
    differs: 'told otherwise',
    unasked: 'nobody can be asked',
  },
  notTold: 'Not told',
  outcome: 'What became of it',
  outcomeMissing: 'Please say what became of it',
  outcomes: {
    booked: 'Booked into the balance by hand',
    givenBack: 'Given back to whoever paid',
    takenBack: 'What had been booked is taken back from the balance',
    nothing: 'Nothing had to be changed',
  },
  outcomeTitle: 'What became of it (the enterprise reads this)',
  note: 'What was done about it',
  noteHelp: 'Colleagues read it here. The enterprise does not.',
  noteMissing: 'Please write at least four characters',
  own: 'You belong to this enterprise, so a colleague settles it.',
  settled: '{{by}} settled it on {{at}}: {{note}}',
  send: 'Settle',
  done: 'It is settled.',
  states: {
    created: 'not paid',
    paid: 'paid and booked',
    closed: 'closed',
    refunded: 'given back',
    differs: 'not booked',
  },
};
