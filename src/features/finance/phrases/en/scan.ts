/** /financialManage: money paid in by scanning a code. */
export const scan = {
  section: 'Recharge by scanning',
  lead: 'Pay with WeChat by scanning a code. It is in your balance as soon as it is paid.',
  begin: 'Pay by scanning',
  title: 'Pay by scanning',
  show: 'Show the code',
  pay: 'Pay {{amount}}',
  code: 'QR code to pay {{amount}} with WeChat',
  left: 'Time left: {{time}} (min:s)',
  onPhone:
    'A phone cannot scan its own screen. Open Finance on a computer or another phone: the code stands there in the list of payments.',
  mayClose: 'You may close this: a payment that is under way goes on, and stands in the list.',
  close: 'Close',
  renew: 'New code',
  offline: 'No connection at the moment. We keep trying.',
  localPhone: 'Open the page that plays the phone',
  state: {
    created: { title: 'Scan with WeChat', body: 'Then confirm the payment on the phone.' },
    expired: {
      title: 'This code has expired',
      body: 'If you have paid, it is booked in a moment. Otherwise take a new code.',
    },
    paid: {
      title: '{{amount}} received',
      body: 'The money is in your balance. Orders that waited for money are placed now, the oldest first.',
    },
    closed: { title: 'This payment is closed', body: 'Nothing was paid.' },
    refunded: { title: 'This payment was refunded', body: 'The money goes back to whoever paid.' },
    differs: {
      title: 'This payment did not end as ordered',
      body: 'It is not in your balance. Our operators look at it, and what they find stands in the list.',
    },
  },
  status: {
    created: 'Not paid yet',
    paid: 'Paid',
    closed: 'Closed, nothing was paid',
    refunded: 'Given back',
    differs: 'Not booked',
  },
  /** What does not fit a payment, until operators have settled it. */
  odd: {
    amount: 'Another amount was paid than ordered. It is not in your balance: our operators look at it.',
    currency:
      'It was paid in another currency than ordered. It is not in your balance: our operators look at it.',
    merchant:
      'It was paid to somebody else than ordered. It is not in your balance: our operators look at it.',
    booked: 'Its transaction was booked before. It is not booked again: our operators look at it.',
    again: 'It was paid a second time. The second payment is not in your balance: our operators look at it.',
    refunded: '{{amount}} went back to whoever paid. Our operators look at what this means for your balance.',
    refundedUnknown:
      'All or part of it went back to whoever paid. It is not in your balance: our operators look at it.',
    refundWaits: 'Giving it back takes longer than usual: our operators look at it.',
    refundFailed: 'WeChat Pay could not give it back: our operators see to it that you get the money.',
    refundUnclear: 'How giving it back ended is not clear: our operators look at it.',
    unasked: 'How it ended can no longer be asked for. It is not in your balance: our operators look at it.',
  },
  outcome: {
    booked: 'Settled on {{at}}: the money was booked into your balance.',
    givenBack: 'Settled on {{at}}: the money went back to whoever paid.',
    takenBack: 'Settled on {{at}}: what had been booked was taken back from your balance.',
    nothing: 'Settled on {{at}}: nothing had to be changed.',
    unsaid: 'Settled on {{at}} by our operators.',
  },
  list: {
    title: 'Payments by scanning',
    show: 'Show the code',
    cancel: 'Cancel',
    transaction: 'Transaction {{transactionId}}',
    reversed: 'Taken back from the balance since',
    refundRuns: 'WeChat Pay gives it back to whoever paid. With a bank card it takes a few days.',
    refundDone: 'WeChat Pay gave it back to whoever paid on {{at}}',
  },
  cancel: {
    title: 'Cancel this payment?',
    body: 'The code for {{amount}} can then not be paid any more.',
    confirm: 'Cancel the payment',
    became: {
      closed: 'The payment is cancelled.',
      paid: '{{amount}} had been paid before: the money is in your balance.',
      refunded: 'It could not be cancelled: it had been paid, and the money went back to whoever paid.',
      differs:
        'It could not be cancelled: something was paid that does not fit it. Our operators look at it.',
    },
  },
};
