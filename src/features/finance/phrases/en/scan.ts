/** /financialManage: money paid in by scanning a code. */
export const scan = {
  section: 'Recharge by scanning',
  lead: 'Pay with WeChat by scanning a code. It is in your balance as soon as it is paid.',
  begin: 'Pay by scanning',
  title: 'Pay by scanning',
  show: 'Show the code',
  pay: 'Pay {{amount}}',
  code: 'QR code to pay {{amount}} with WeChat',
  left: 'This code ends in {{time}}',
  mayClose: 'You may close this: a payment that is under way goes on, and stands in the list.',
  close: 'Close',
  renew: 'New code',
  offline: 'The line is broken at the moment. We keep asking.',
  localPhone: 'Open the page that plays the phone',
  state: {
    created: { title: 'Scan with WeChat', body: 'Then confirm the payment on the phone.' },
    expired: {
      title: 'This code has ended',
      body: 'If you have paid, it is booked in a moment. Otherwise take a new code.',
    },
    paid: {
      title: '{{amount}} received',
      body: 'The money is in your balance. Orders that waited for money are placed now, the oldest first.',
    },
    closed: { title: 'This payment is closed', body: 'Nothing was paid.' },
    refunded: { title: 'This payment was given back', body: 'The money goes back to whoever paid.' },
    differs: {
      title: 'Something else was paid than ordered',
      body: 'It is not in your balance. Our operators look at it and will be in touch.',
    },
  },
  status: {
    created: 'Not paid yet',
    paid: 'Paid',
    closed: 'Closed, nothing was paid',
    refunded: 'Given back',
    differs: 'Something else was paid than ordered',
  },
  list: {
    title: 'Payments by scanning',
    show: 'Show the code',
    cancel: 'Cancel',
    transaction: 'Transaction {{transactionId}}',
    reversed: 'Taken back from the balance since',
  },
  cancel: {
    title: 'Cancel this payment?',
    body: 'The code for {{amount}} can then not be paid any more.',
    confirm: 'Cancel the payment',
    done: 'The payment is cancelled.',
    paid: '{{amount}} had been paid before: the money is in your balance.',
  },
};
